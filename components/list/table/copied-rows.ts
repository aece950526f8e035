import { csvRow, csvStart } from '@/lib/csv/csv';
import { type AnyTableRow, isBroken, type TableColumn, type TableRow } from './table-model';

/** Rows as the texts of these columns; the first has the heads. Where rows lost fields, a last column says which. */
export function cellsOf(rows: readonly TableRow[], columns: readonly TableColumn[]): (string | null)[][] {
  const hasNote = rows.some(({ faults }) => faults !== null);
  const heads = columns.map(({ label, note }) => (note ? `${label} (${note})` : label));
  const cells = rows.map(({ texts, faults }) => [
    ...columns.map(({ id }) => texts[id] ?? null),
    ...(hasNote ? [faults] : []),
  ]);
  return [[...heads, ...(hasNote ? ['Note'] : [])], ...cells];
}

/** A CSV file of the rows. */
export function rowsCsv(rows: readonly TableRow[], columns: readonly TableColumn[]): string {
  return csvStart + cellsOf(rows, columns).map(csvRow).join('');
}

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
