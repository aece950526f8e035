export type CsvValue = string | number | null | undefined;

/** The byte order mark, by which spreadsheets recognize UTF-8. */
export const csvStart = '\uFEFF';

/**
 * One line of a CSV file (RFC 4180) with its line end. Numbers stay numbers, unknown values are empty, and formulas in
 * text are escaped.
 */
export function csvRow(values: readonly CsvValue[]): string {
  return `${values.map(field).join(',')}\r\n`;
}

function field(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return number(value);
  const text = escapeFormula(value);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function number(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be written to a file`);
  return String(value === 0 ? 0 : value);
}

/**
 * Prefixes text that a spreadsheet would run as a formula with an apostrophe. Full-width signs count, and so do signs
 * behind blanks and invisible characters, which some spreadsheets drop first; a plain number is no formula.
 */
export function escapeFormula(text: string): string {
  const isFormula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) && !/^[+-]\d+(\.\d+)?$/.test(text);
  return isFormula ? `'${text}` : text;
}
