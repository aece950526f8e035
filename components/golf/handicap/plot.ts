import { tz } from '@date-fns/tz';
import { eachMonthOfInterval } from 'date-fns/eachMonthOfInterval';
import { format } from 'date-fns/format';

type Step = { at: string; handicap: number };

/** Fractions of the plot's width and height, from the top left corner. */
export type Point = { x: number; y: number };

const EDGE = 0.02;

/** Draws handicaps in the history's order. Where a date is before the previous one, the line goes back to the left. */
export function handicapPlot(steps: readonly Step[]) {
  const moments = steps.map(({ at }) => Date.parse(at));
  const [from, to] = [Math.min(...moments), Math.max(...moments)];
  const xOf = (moment: number) => (to === from ? EDGE : EDGE + ((moment - from) / (to - from)) * (1 - 2 * EDGE));
  const levels = handicapLevels(steps.map(({ handicap }) => handicap));
  const [top = 1, bottom = 0] = [levels[0], levels.at(-1)];
  const yOf = (handicap: number) => (top - handicap) / (top - bottom);
  return {
    points: steps.map(({ handicap }, index) => ({ x: xOf(moments[index] ?? from), y: yOf(handicap) })),
    levels: levels.map((handicap) => ({ handicap, y: yOf(handicap) })),
    /** A label is a month (`2026-07`) or a year, at the position of its first day. */
    dates: monthStarts(from, to).map(({ moment, label }) => ({ label, x: xOf(moment) })),
  };
}

/** Returns an SVG path in a box of 100 × 100, with a level line from each handicap to the next. */
export function stepPath(points: readonly Point[]): string {
  const at = (share: number) => Number((share * 100).toFixed(2));
  const [first, ...others] = points;
  if (!first) return '';
  return `M${at(first.x)} ${at(first.y)}${others.map(({ x, y }) => `H${at(x)}V${at(y)}`).join('')}H100`;
}

const STEPS_IN_TENTHS = [2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000];
const MOST_LINES = 5;

/** Returns the handicaps of the grid lines: two to six round numbers, the highest first. */
function handicapLevels(handicaps: readonly number[]): number[] {
  const tenths = handicaps.map((handicap) => Math.round(handicap * 10));
  const [lowest, highest] = [Math.min(...tenths), Math.max(...tenths)];
  const step = STEPS_IN_TENTHS.find((size) => (highest - lowest) / size <= MOST_LINES - 1) ?? 10_000;
  const bottom = Math.floor(lowest / step) * step;
  const top = Math.max(Math.ceil(highest / step) * step, bottom + step);
  return Array.from({ length: (top - bottom) / step + 1 }, (_, index) => (top - index * step) / 10);
}

const MONTHS_APART = [1, 2, 3, 6, 12, 24, 60];
const MOST_DATES = 6;

const utc = { in: tz('UTC') };

/** Returns the months with a label on the time axis: at most six, evenly spaced. */
function monthStarts(from: number, to: number): { moment: number; label: string }[] {
  const [, ...months] = eachMonthOfInterval({ start: from, end: to }, utc);
  const apart = MONTHS_APART.find((count) => (months.length - 1) / count < MOST_DATES) ?? 120;
  return months
    .filter((month) => (month.getFullYear() * 12 + month.getMonth()) % apart === 0)
    .map((month) => ({ moment: month.getTime(), label: format(month, apart < 12 ? 'yyyy-MM' : 'yyyy') }));
}
