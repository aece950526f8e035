'use client';

import { useState } from 'react';
import type { DialogProps } from '@/components/lazy/dialog-button';
import { LazyDialogContent } from '@/components/lazy/lazy-dialog';
import { Dialog, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group';
import { formatCount } from '@/lib/format/number';
import { courseTimesHref } from '@/lib/list/rows/export';
import { ExportRun } from './export-run';
import type { ExportFacts } from './export-summary';

/** Progress and receipt of an export. Closing the dialog aborts it. */
export function ExportDialog({ open, onOpenChange, button, ...facts }: DialogProps & ExportFacts) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <LazyDialogContent button={button} className="sm:max-w-120">
        <ExportSteps now={facts} />
      </LazyDialogContent>
    </Dialog>
  );
}

/** An export keeps the search and filters of its start. Another choice of clock starts it again. */
function ExportSteps({ now }: { now: ExportFacts }) {
  const [facts] = useState(now);
  const [attempt, setAttempt] = useState(1);
  const [isLocal, setLocal] = useState(false);
  const { total, filters, unfiltered, hasTimesOfPlay, timeZone } = facts;
  const wanted = isLocal
    ? { ...facts, href: courseTimesHref(facts.href), timeZone: `Local time of each course; other times ${timeZone}` }
    : facts;
  return (
    <>
      <DialogHeader>
        <DialogTitle>Export CSV</DialogTitle>
        <DialogDescription>
          {total === null ? 'All rows' : `${formatCount(total)} ${total === 1 ? 'row' : 'rows'}`}
          {unfiltered ? `, ${unfiltered}` : filters.length > 0 && ', as filtered'}
        </DialogDescription>
      </DialogHeader>
      {hasTimesOfPlay && (
        <RadioGroup aria-label="Times of play" className="gap-0 px-6 pt-4 text-sm max-sm:px-4">
          {[`Times in ${timeZone}`, 'Local time of each course'].map((words, index) => (
            <label key={words} className="flex min-h-7 items-center gap-2 coarse:min-h-11">
              <RadioGroupItem name="clock" checked={isLocal === (index === 1)} onChange={() => setLocal(index === 1)} />
              {words}
            </label>
          ))}
        </RadioGroup>
      )}
      <ExportRun key={`${attempt} ${isLocal}`} facts={wanted} retry={() => setAttempt(attempt + 1)} />
    </>
  );
}
