import { markdownTable, measuredOn, verdict } from '../process/report.mjs';

/** The growth by least squares, in y for one x. */
export function slope(points: readonly { x: number; y: number }[]): number {
  const mean = (of: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  const spread = mean((point) => (point.x - x) ** 2);
  return spread === 0 ? 0 : mean((point) => (point.x - x) * (point.y - y)) / spread;
}

/** @param part 0.5 for the median */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export type Figure = { what: string; value: string; limit?: string; met?: boolean };

/** What a run has shown. */
export type Report = { title: string; figures: readonly Figure[] };

export function tell({ title, figures }: Report): void {
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

/** For a document. */
export function toMarkdown({ title, figures }: Report): string {
  const rows = figures.map(({ what, value, limit = '', met }) => [what, value, limit, verdict(met)]);
  return `**${title}**\n\n${markdownTable(['', '', 'Limit', ''], rows)}\n\n${measuredOn()}`;
}
