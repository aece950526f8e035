import { Hash, Link2, type LucideIcon, Table } from 'lucide-react';
import { copyText, reportCopy } from '@/components/fields/copy-text';
import { cellsHtml, cellsText } from '@/lib/list/copies/cells';
import { cellsOf, copyGaps } from './copied-rows';
import { type AnyTableRow, isBroken, type TableRow } from './table-model';
import type { DataTable } from './use-data-table';

type CopyAs = 'ids' | 'links' | 'cells';

export const ROW_COPIES: readonly { as: CopyAs; Icon: LucideIcon; label: string; labelOfOne: string }[] = [
  { as: 'ids', Icon: Hash, label: 'IDs', labelOfOne: 'Copy ID' },
  { as: 'links', Icon: Link2, label: 'Links', labelOfOne: 'Copy link' },
  { as: 'cells', Icon: Table, label: 'For a spreadsheet', labelOfOne: 'Copy for spreadsheet' },
];

export function copyRows(table: DataTable, all: readonly AnyTableRow[], as: CopyAs): Promise<void> {
  const rows = all.flatMap((row) => (isBroken(row) ? [] : [row]));
  if (as === 'cells') return copyCells(cellsOf(rows, shownColumns(table)), copyGaps(all));
  const lines = rows.map(({ uid, href }) => (as === 'ids' ? uid : href && new URL(href, location.origin).href));
  return copyText(lines.filter((line) => line !== null).join('\n'), copyGaps(all.filter(isBroken)));
}

/** Copies a row without headings, to be pasted below other rows. */
export function copyRow(table: DataTable, row: TableRow, as: CopyAs): Promise<void> {
  if (as !== 'cells') return copyRows(table, [row], as);
  return copyCells(cellsOf([row], shownColumns(table)).slice(1), copyGaps([row]));
}

function shownColumns(table: DataTable) {
  return table.getVisibleLeafColumns().flatMap(({ columnDef: { meta } }) => (meta ? [meta] : []));
}

/** Copies cells as HTML for spreadsheets that accept it, and as plain text for others. */
export function copyCells(cells: readonly (readonly (string | null)[])[], gaps?: string): Promise<void> {
  const blob = (type: string, content: string) => new Blob([content], { type });
  const content = {
    'text/plain': blob('text/plain', cellsText(cells)),
    'text/html': blob('text/html', cellsHtml(cells)),
  };
  return reportCopy(() => navigator.clipboard.write([new ClipboardItem(content)]), gaps);
}
