'use client';

import { copyText } from '@/components/fields/copy-text';
import { copyCells } from '@/components/list/table/copy-rows';
import { Button } from '@/components/ui/button';
import { type ResultSheet, sheetCells, sheetText } from '@/lib/golf/results/result-sheet';

export function CopyResults({ sheet }: { sheet: ResultSheet }) {
  return (
    <span className="flex flex-wrap gap-2 noscript:hidden">
      <Button variant="outline" size="sm" aria-keyshortcuts="e" onClick={() => copyText(sheetText(sheet))}>
        Copy as text
      </Button>
      <Button variant="outline" size="sm" onClick={() => copyCells(sheetCells(sheet))}>
        Copy for spreadsheet
      </Button>
      <Button variant="outline" size="sm" onClick={() => print()}>
        Print
      </Button>
    </span>
  );
}
