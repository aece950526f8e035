import { is, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, PgNumericNumber, PgTimestamp, PgUUID } from 'drizzle-orm/pg-core';
import { csvRow } from '@/lib/csv/csv';

/** The first character of the separator. In cells it is doubled, so that it cannot be taken for a separator. */
const mark = '\x1f';
const separator = `${mark},`;

export type TextRow = { uid: string; text: string };

/**
 * A row's cells as one text, which the driver reads many times faster than separate values. A missing value becomes an
 * empty cell.
 */
export function rowAsText(cells: readonly PgColumn[]): SQL<string> {
  return sql<string>`concat(${sql.join(cells.map(cellAsText), sql` , '${sql.raw(separator)}', `)})`;
}

function cellAsText(column: PgColumn): SQL {
  if (is(column, PgUUID)) return sql`${column}`;
  if (is(column, PgTimestamp)) return sql`(date_part('epoch', ${column}) * 1000)::bigint`;
  if (is(column, PgNumericNumber)) return sql`trim_scale(${column})`;
  return sql`replace(${column}, '${sql.raw(mark)}', '${sql.raw(mark + mark)}')`;
}

/** Makes a CSV line from the text of `rowAsText`, the same line that `csvRow` makes from separate values. */
export function lineOfText(
  columns: readonly PgColumn[],
  formatMoment: (moment: number) => string,
): (row: TextRow) => string {
  const writers = columns.map((column) => {
    if (is(column, PgTimestamp)) return (cell: string) => cell && formatMoment(Number(cell));
    return is(column, PgUUID) || is(column, PgNumericNumber) ? undefined : textCell;
  });
  return ({ text }) => {
    const cells = cellsOf(text);
    for (const [index, write] of writers.entries()) if (write) cells[index] = write(cells[index] ?? '');
    return `${cells.join(',')}\r\n`;
  };
}

function cellsOf(row: string): string[] {
  if (!row.includes(mark + mark)) return row.split(separator);
  // Doubled marks become NUL before the row is split, because PostgreSQL texts never contain NUL.
  const cells = row.replaceAll(mark + mark, '\0').split(separator);
  return cells.map((cell) => cell.replaceAll('\0', mark));
}

/** Matches a text that needs no quotes in a CSV and that spreadsheets do not read as a formula. */
const plain = /^[\p{L}\d](?:[^",;\t\r\n]*[^",;\s])?$/u;

function textCell(text: string): string {
  return plain.test(text) ? text : csvRow([text]).slice(0, -'\r\n'.length);
}
