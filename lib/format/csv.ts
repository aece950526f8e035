export type CsvValue = string | number | null | undefined;

/** What a file begins with: the mark by which spreadsheets know UTF-8. */
export const csvStart = '\uFEFF';

/**
 * One line of a CSV file by RFC 4180, its line end included. Numbers stay numbers; what is not known is empty; text
 * that a spreadsheet would run begins with an apostrophe.
 */
export function csvRow(values: readonly CsvValue[]): string {
  return `${values.map(field).join(',')}\r\n`;
}

function field(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return number(value);
  const text = harmless(value);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function number(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be written to a file`);
  return String(value === 0 ? 0 : value);
}

/**
 * Spreadsheets take what begins with one of these for a formula, the full-width forms too, and some drop blanks and
 * what cannot be seen before they look; a mere number runs nothing.
 */
export function harmless(text: string): string {
  const runs = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) && !/^[+-]\d+(\.\d+)?$/.test(text);
  return runs ? `'${text}` : text;
}
