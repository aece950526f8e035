import { markdownTable, measuredOn, verdict } from '../process/report.mjs';
import { quantile } from '../testing/statistics';

export type Figure = readonly [what: string, value: string, limit?: string, met?: boolean];

/** What a scenario has measured. */
export type Report = { title: string; figures: readonly Figure[] };

/** A count that has to be 0. */
export const none = (what: string, count: number): Figure => [what, String(count), 'none', count === 0];

/** A count that has to be above 0. */
export const some = (what: string, count: number): Figure => [what, String(count), 'some', count > 0];

/** @param parts 0.5 for the median */
export function times(timed: readonly { ms: number }[], ...parts: number[]): string {
  const ms = timed.map((one) => one.ms);
  return parts.map((part) => `${quantile(ms, part).toFixed(0)} ms`).join(', ');
}

/** Whether every limit is met. */
export const isGood = ({ figures }: Report) => figures.every(([, , , met]) => met !== false);

export function toMarkdown({ title, figures }: Report): string {
  const rows = figures.map(([what, value, limit = '', met]) => [what, value, limit, verdict(met)]);
  return `**${title}**\n\n${markdownTable(['', '', 'Limit', ''], rows)}\n\n${measuredOn()}`;
}

/** What has a limit, a line each: a document has no use for the rest. */
export function limitsOf({ title, figures }: Report): string {
  const lines = figures.flatMap(([what, value, limit, met]) => {
    const missed = met === false ? ', missed' : '';
    return limit ? [`- ${what}: ${value}${limit === value ? '' : ` (${limit}${missed})`}`] : [];
  });
  return `**${title}**, ${measuredOn()}\n\n${lines.join('\n')}`;
}
