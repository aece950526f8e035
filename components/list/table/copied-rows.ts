import { csvRow, csvStart } from '@/lib/csv/csv';
import { type CopiedRow, cellsOf } from '@/lib/list/copies/copied-row';
import { type AnyTableRow, isBroken, type TableColumn } from './table-model';

/** The heading of what a row says of itself. */
const NOTE = 'Note';

type Copied = { columns: readonly TableColumn[]; origin: string };

/** The rows of a page as they are copied: the texts of the shown columns, and the note of rows that lost fields. */
export function copiedRows(rows: readonly AnyTableRow[], { columns, origin }: Copied): CopiedRow[] {
  const readable = rows.flatMap((row) => (isBroken(row) ? [] : [row]));
  const hasNote = readable.some(({ faults }) => faults !== null);
  return readable.map(({ uid, href, texts, faults }) => ({
    id: uid,
    link: href && new URL(href, origin).href,
    fields: [
      ...columns.map((column) => [headOf(column), texts[column.id] ?? null] as const),
      ...(hasNote ? [[NOTE, faults] as const] : []),
    ],
    unread: faults === null ? 0 : 1,
  }));
}

/** A CSV file of the rows, with the same columns as their copy. */
export function rowsCsv(rows: readonly AnyTableRow[], copied: Copied): string {
  return [csvStart, ...cellsOf(copiedRows(rows, copied)).map(csvRow)].join('');
}

/** `Created (London)` */
const headOf = ({ label, note }: TableColumn) => (note ? `${label} (${note})` : label);

/** What a copy of cells lacks, in words; undefined for nothing. */
export function copyGaps(rows: readonly AnyTableRow[]): string | undefined {
  const broken = rows.filter(isBroken).length;
  const incomplete = rows.filter((row) => !isBroken(row) && row.faults !== null).length;
  const gaps = [
    incomplete > 0 && `Fields of ${rowsText(incomplete)} could not be read and are empty.`,
    broken > 0 && `${rowsText(broken)} could not be read and ${broken === 1 ? 'is' : 'are'} left out.`,
  ];
  return gaps.filter((gap) => gap !== false).join(' ') || undefined;
}

const rowsText = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`;
