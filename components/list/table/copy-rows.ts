import { Hash, Link2, type LucideIcon, Table } from 'lucide-react';
import { copyText, reportCopy } from '@/components/fields/copy-text';
import { type CopiedRow, cellsHtml, cellsOf, cellsText } from '@/lib/list/copies/copied-row';
import { copiedRows, copyGaps } from './copied-rows';
import { type AnyTableRow, isBroken, type TableRow } from './table-model';
import type { DataTable } from './use-data-table';

export type CopyAs = 'ids' | 'links' | 'cells';

/** The ways to copy several rows, as menus offer them. */
export const ROW_COPIES: readonly { as: CopyAs; Icon: LucideIcon; label: string }[] = [
  { as: 'ids', Icon: Hash, label: 'IDs' },
  { as: 'links', Icon: Link2, label: 'Links' },
  { as: 'cells', Icon: Table, label: 'For a spreadsheet' },
];

/** Copies rows of the page, cells with their headings. */
export function copyRows(table: DataTable, rows: readonly AnyTableRow[], as: CopyAs): Promise<void> {
  const copied = rowsIn(table, rows);
  return as === 'cells'
    ? copyCells(cellsOf(copied), copyGaps(rows))
    : copyLines(copied, as, copyGaps(rows.filter(isBroken)));
}

/** Copies one row; its cells without headings, to go under those of others. */
export function copyRow(table: DataTable, row: TableRow, as: CopyAs): Promise<void> {
  const copied = rowsIn(table, [row]);
  if (as !== 'cells') return copyLines(copied, as);
  return copyCells(
    copied.map(({ fields }) => fields.map(([, text]) => text)),
    copyGaps([row]),
  );
}

function rowsIn(table: DataTable, rows: readonly AnyTableRow[]): CopiedRow[] {
  const columns = table.getVisibleLeafColumns().flatMap(({ columnDef: { meta } }) => (meta ? [meta] : []));
  return copiedRows(rows, { columns, origin: location.origin });
}

function copyLines(rows: readonly CopiedRow[], as: 'ids' | 'links', gaps?: string): Promise<void> {
  const lines = rows.map(({ id, link }) => (as === 'ids' ? id : link));
  return copyText(lines.filter((line) => line !== null).join('\n'), gaps);
}

/** As HTML for spreadsheets that take it, as text for what does not. */
export function copyCells(cells: readonly (readonly (string | null)[])[], gaps?: string): Promise<void> {
  const blob = (type: string, content: string) => new Blob([content], { type });
  const content = {
    'text/plain': blob('text/plain', cellsText(cells)),
    'text/html': blob('text/html', cellsHtml(cells)),
  };
  return reportCopy(() => navigator.clipboard.write([new ClipboardItem(content)]), gaps);
}
