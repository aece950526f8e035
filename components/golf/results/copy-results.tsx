'use client';

import { copyText } from '@/components/old-cells/copy-text';
import { copyTable } from '@/components/old-list/copies/copy-rows';
import { Button } from '@/components/ui/button';
import { type ResultSheet, sheetCells, sheetText } from '@/lib/golf/results/result-sheet';

export function CopyResults({ sheet }: { sheet: ResultSheet }) {
  return (
    <span className="flex flex-wrap gap-2 noscript:hidden">
      <Button variant="outline" size="sm" aria-keyshortcuts="e" onClick={() => copyText(sheetText(sheet))}>
        Copy as text
      </Button>
      <Button variant="outline" size="sm" onClick={() => copyTable(sheetCells(sheet))}>
        Copy cells
      </Button>
      <Button variant="outline" size="sm" onClick={() => print()}>
        Print
      </Button>
    </span>
  );
}
