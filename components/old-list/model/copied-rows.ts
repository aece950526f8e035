import type { Head } from '@/components/old-cells/column';
import type { CopiedRow } from '@/lib/list/copies/copied-row';
import { columnsOf, type ListModel, type ReadRow, readRows } from './list-model';

/** The head of what a list says of a row as a whole. */
const NOTE = 'Note';

export type Copied = { ids: readonly string[]; origin: string };

/** A row as it is copied: the texts of these columns by their heads, in this order, and the words of rows, where one of the page has one. */
export function copiedRow(model: ListModel, { ids, origin }: Copied, row: ReadRow): CopiedRow {
  const words = readRows(model).some(({ word }) => word) ? [[NOTE, row.word ?? null] as const] : [];
  const shown = columnsOf(model.heads, ids);
  return {
    id: row.uid,
    link: row.href && new URL(row.href, origin).href,
    fields: [...shown.map(({ head, index }) => [headText(head), row.texts[index] ?? null] as const), ...words],
    unread: shown.filter(({ index }) => row.unread.includes(index)).length,
  };
}

export function copiedRows(model: ListModel, columns: Copied): { rows: CopiedRow[]; broken: number } {
  const rows = readRows(model).map((row) => copiedRow(model, columns, row));
  return { rows, broken: model.rows.length - rows.length };
}

/** `Created (London)`: the column, and what its head says beside it. */
function headText({ header, note }: Head): string {
  return note ? `${header} (${note})` : header;
}
