import type { Random } from '../random';
import { seedNow, windowDays } from '../size';

const day = 24 * 60 * 60 * 1000;
const byMonth = [0.35, 0.4, 0.65, 1.1, 1.4, 1.5, 1.5, 1.45, 1.25, 0.95, 0.5, 0.35];
const byWeekday = [1.9, 0.7, 0.8, 1, 0.9, 1, 3];

/** Days on which people play: Saturdays, the light half of the year, a little more each month. Oldest first. */
export function playingDays(random: Random, rounds: number): Date[] {
  const starts = Array.from(
    { length: windowDays },
    (_, index) => new Date(seedNow.getTime() - (windowDays - index) * day),
  );
  const cumulative: number[] = [];
  let sum = 0;
  for (const [index, start] of starts.entries()) {
    const growth = 0.75 + (0.5 * index) / windowDays;
    sum += (byMonth[start.getUTCMonth()] ?? 1) * (byWeekday[start.getUTCDay()] ?? 1) * growth;
    cumulative.push(sum);
  }
  return Array.from({ length: rounds }, () => starts[firstAbove(cumulative, random.next() * sum)] ?? seedNow).sort(
    (a, b) => a.getTime() - b.getTime(),
  );
}

/** Tee times between half past seven and four, the mornings favoured, at the place's own clock. */
export function teeTime(random: Random, date: Date, utcOffset: number): Date {
  const minutes = 450 + Math.min(random.below(510), random.below(680));
  const time = date.getTime() + (minutes - utcOffset * 60) * 60_000 + random.below(60_000);
  return new Date(Math.min(time, seedNow.getTime() - 60_000 - random.below(3_600_000)));
}

/** The place of the first entry above a value, in rising numbers. */
export function firstAbove(cumulative: readonly number[], value: number): number {
  let low = 0;
  let high = cumulative.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cumulative[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
