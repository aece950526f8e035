'use client';

import { useState } from 'react';
import type { DialogProps } from '@/components/lazy/dialog-button';
import { LazyDialogContent } from '@/components/lazy/lazy-dialog';
import { Dialog, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { formatCount } from '@/lib/format/number';
import { courseTimesHref } from '@/lib/list/export';
import { ClockChoice } from './clock-choice';
import { ExportRun } from './export-run';
import type { ExportFacts } from './export-summary';

export type ExportDialogProps = DialogProps & ExportFacts;

/** Progress and receipt of an export. Closing the dialog aborts it. */
export function ExportDialog({ open, onOpenChange, button, ...facts }: ExportDialogProps) {
  const [attempt, setAttempt] = useState(1);
  const [isLocal, setLocal] = useState(false);
  const { total, filters, unfiltered, hasTimesOfPlay, timeZone } = facts;
  const wanted = isLocal
    ? { ...facts, href: courseTimesHref(facts.href), timeZone: `Local time of each course; other times ${timeZone}` }
    : facts;
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <LazyDialogContent button={button} className="sm:max-w-120">
        <DialogHeader>
          <DialogTitle>Export CSV</DialogTitle>
          <DialogDescription>
            {total === null ? 'All rows' : `${formatCount(total)} ${total === 1 ? 'row' : 'rows'}`}
            {unfiltered ? `, ${unfiltered}` : filters.length > 0 && ', as filtered'}
          </DialogDescription>
        </DialogHeader>
        {hasTimesOfPlay && <ClockChoice timeZone={timeZone} isLocal={isLocal} choose={setLocal} />}
        <ExportRun key={`${attempt} ${isLocal}`} facts={wanted} retry={() => setAttempt(attempt + 1)} />
      </LazyDialogContent>
    </Dialog>
  );
}
