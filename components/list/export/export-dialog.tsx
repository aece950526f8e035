'use client';

import { useState } from 'react';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { formatCount } from '@/lib/format/number';
import type { ExportFacts } from './export-facts';
import { ExportRun } from './export-run';

type Props = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Has the focus afterwards. */
  opener: Element | null;
  facts: ExportFacts;
};

/** Progress and receipt of an export. Closing the dialog aborts it. */
export function ExportDialog({ isOpen, onOpenChange, opener, facts }: Props) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        className="sm:max-w-120"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
        }}
      >
        <ExportSteps current={facts} />
      </DialogContent>
    </Dialog>
  );
}

/** An export keeps the search and filters of its start. */
function ExportSteps({ current }: { current: ExportFacts }) {
  const [facts] = useState(current);
  const [attempt, setAttempt] = useState(1);
  const { total, filters, notFiltered } = facts;
  return (
    <>
      <DialogHeader>
        <DialogTitle>Export CSV</DialogTitle>
        <DialogDescription>
          {total === null ? 'All rows' : `${formatCount(total)} ${total === 1 ? 'row' : 'rows'}`}
          {notFiltered ? `, ${notFiltered}` : filters.length > 0 && ', as filtered'}
        </DialogDescription>
      </DialogHeader>
      <ExportRun key={attempt} facts={facts} retry={() => setAttempt(attempt + 1)} />
    </>
  );
}
