'use client';

import { useState } from 'react';
import type { DialogProps } from '@/components/lazy/dialog-button';
import { LazyDialogContent } from '@/components/lazy/lazy-dialog';
import { Dialog, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { formatCount } from '@/lib/format/number';
import { ExportRun } from './export-run';
import type { ExportFacts } from './export-summary';

export type ExportDialogProps = DialogProps & ExportFacts;

/** Progress and receipt of an export. Closing the dialog aborts it. */
export function ExportDialog({ open, onOpenChange, button, ...facts }: ExportDialogProps) {
  const [attempt, setAttempt] = useState(1);
  const { total, filters, unfiltered } = facts;
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
        <ExportRun key={attempt} facts={facts} retry={() => setAttempt(attempt + 1)} />
      </LazyDialogContent>
    </Dialog>
  );
}
