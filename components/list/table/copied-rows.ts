import { csvRow, csvStart } from '@/lib/csv/csv';
import { type AnyTableRow, isBroken, type TableColumn, type TableRow } from './table-model';

/** Returns the headings, then the rows. If fields could not be parsed, an extra last column names them. */
export function cellsOf(rows: readonly TableRow[], columns: readonly TableColumn[]): (string | null)[][] {
  const hasNote = rows.some(({ faults }) => faults);
  const heads = columns.map(({ label, note, heading = label }) => (note ? `${heading} (${note})` : heading));
  const cells = rows.map(({ texts, numbers, faults }) => [
    ...columns.map(({ id }) => numbers?.[id] ?? texts[id] ?? null),
    ...(hasNote ? [faults ?? null] : []),
  ]);
  return [[...heads, ...(hasNote ? ['Note'] : [])], ...cells];
}

/** The id is the last column, as in other CSV files. */
export function rowsCsv(rows: readonly TableRow[], columns: readonly TableColumn[]): string {
  const idLast = columns.toSorted((a, b) => Number(a.id === 'uid') - Number(b.id === 'uid'));
  return csvStart + cellsOf(rows, idLast).map(csvRow).join('');
}

/** Says which rows and fields the copy lacks; undefined if none. */
export function copyGaps(rows: readonly AnyTableRow[]): string | undefined {
  const broken = rows.filter(isBroken).length;
  const incomplete = rows.filter((row) => !isBroken(row) && row.faults).length;
  const gaps = [
    incomplete > 0 && `Fields of ${rowsText(incomplete)} are unreadable and left empty.`,
    broken > 0 && `${rowsText(broken)} ${broken === 1 ? 'is' : 'are'} unreadable and left out.`,
  ];
  return gaps.filter((gap) => gap !== false).join(' ') || undefined;
}

const rowsText = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`;
