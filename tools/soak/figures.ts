import { markdownTable, measuredOn, verdict } from '../process/report.mjs';
import { quantile } from '../testing/statistics';

export type Figure = { what: string; value: string; limit?: string; met?: boolean };

/** What a scenario has measured. */
export type Report = { title: string; figures: readonly Figure[] };

/** A count that has to be 0. */
export const none = (what: string, count: number): Figure => ({
  what,
  value: String(count),
  limit: 'none',
  met: count === 0,
});

/** A count that has to be above 0. */
export const some = (what: string, count: number): Figure => ({
  what,
  value: String(count),
  limit: 'some',
  met: count > 0,
});

export const skipped = (title: string, program: string): Report => ({
  title,
  figures: [{ what: 'skipped', value: `${program} is not installed (apt-get install ${program})` }],
});

/** @param parts 0.5 for the median */
export function times(timed: readonly { ms: number }[], ...parts: number[]): string {
  const ms = timed.map((one) => one.ms);
  return parts.map((part) => `${quantile(ms, part).toFixed(0)} ms`).join(', ');
}

export function print({ title, figures }: Report): void {
  const width = (of: (figure: Figure) => string) => Math.max(...figures.map((figure) => of(figure).length));
  const [first, second] = [width(({ what }) => what), width(({ value }) => value)];
  console.log(`\n${title}`);
  for (const { what, value, limit, met } of figures) {
    const judged = limit === undefined ? '' : `  ${met ? 'met' : 'MISSED'}: ${limit}`;
    console.log(`  ${what.padEnd(first)}  ${value.padStart(second)}${judged}`);
  }
}

/** Whether every limit is met. */
export function isGood({ figures }: Report): boolean {
  return figures.every(({ met }) => met !== false);
}

export function toMarkdown({ title, figures }: Report): string {
  const rows = figures.map(({ what, value, limit = '', met }) => [what, value, limit, verdict(met)]);
  return `**${title}**\n\n${markdownTable(['', '', 'Limit', ''], rows)}\n\n${measuredOn()}`;
}
