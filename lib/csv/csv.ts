export type CsvValue = string | number | null | undefined;

/** Tells spreadsheets that the file is UTF-8. */
export const csvStart = '\uFEFF';

/** Returns one line with its line end (RFC 4180). Missing values are empty; formulas in text are escaped. */
export function csvRow(values: readonly CsvValue[]): string {
  return `${values.map(field).join(',')}\r\n`;
}

/** Matches text that needs neither quotes nor an apostrophe, which saves further checks. */
const PLAIN = /^[A-Za-z0-9](?:[^",;\t\r\n]*[^",;\s])?$/;

function field(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return number(value);
  if (PLAIN.test(value)) return value;
  const text = escapeFormula(value);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function number(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`A CSV cell must be a finite number, not ${value}`);
  return String(value === 0 ? 0 : value);
}

/** Escapes formulas, even behind blanks, `;` or a tab, where spreadsheets may start a cell. */
export function escapeFormula(text: string): string {
  const inner = text.replace(/(?<=[;\t\r\n])[^;\t\r\n]+/g, (cell) =>
    beginsFormula(cell) && !isPlainNumber(cell) ? `'${cell}` : cell,
  );
  const isFormula = /^[\t\r\n]/.test(text) || (/^[^"]/.test(text) && beginsFormula(text) && !isPlainNumber(text));
  return isFormula ? `'${inner}` : inner;
}

/** Ignores quotes and blanks at the start, which some spreadsheets drop. */
function beginsFormula(cell: string): boolean {
  return /^[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠]/u.test(cell);
}

function isPlainNumber(cell: string): boolean {
  return /^[+-]\d+(\.\d+)?$/.test(cell);
}
