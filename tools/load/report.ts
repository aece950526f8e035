import { cpus } from 'node:os';
import process from 'node:process';

/** A row's cells. A boolean says whether the limit is met. */
export type Row = readonly (string | boolean | undefined)[];

/** A table in a code block, with aligned columns. */
export function textTable(heads: readonly string[], rows: readonly Row[]): string {
  const lines = [heads, ...rows.map((row) => heads.map((_, index) => wordFor(row[index])))];
  const widths = heads.map((_, index) => Math.max(...lines.map((cells) => cells[index]?.length ?? 0)));
  const text = lines.map((cells) =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return ['```text', ...text, '```'].join('\n');
}

const verdict = (met: boolean) => (met ? 'met' : 'missed');
const wordFor = (cell: Row[number]) => (typeof cell === 'boolean' ? verdict(cell) : (cell ?? ''));

/** The date, machine and versions of a measurement. @param others versions of other programs */
export function measuredOn(...others: string[]): string {
  const date = new Date().toISOString().slice(0, 10);
  return [date, `${cpus().length} × ${cpus()[0]?.model.trim()}`, `Node ${process.version}`, ...others].join(', ');
}

/** The result of a scenario: figures with their limits and whether each limit is met. */
export type Report = { title: string; figures: readonly Row[] };

/** A row for a count that must be above 0. */
export const some = (what: string, count: number): Row => [what, String(count), 'some', count > 0];

export const mib = (value: number) => `${value.toFixed(1)} MiB`;

/** A row for memory in MiB that must not exceed a limit. */
export const atMost = (most: number, what: string, value: number): Row => [
  what,
  mib(value),
  `≤ ${most} MiB`,
  value <= most,
];
