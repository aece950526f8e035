import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { drawn } from '../data/odds';
import type { Random } from '../random';
import { seedNow, windowDays } from '../size';

/** Draws the days of rounds, oldest first. Saturdays, summer days and recent days are most likely. */
export function playingDays(random: Random, rounds: number): Date[] {
  const starts = Array.from(
    { length: windowDays },
    (_, index) => new Date(seedNow.getTime() - (windowDays - index) * millisecondsInDay),
  );
  const cumulative: number[] = [];
  let sum = 0;
  for (const [index, start] of starts.entries()) {
    const growth = 0.75 + (0.5 * index) / windowDays;
    sum += (drawn.roundsByMonth[start.getUTCMonth()] ?? 1) * (drawn.roundsByWeekday[start.getUTCDay()] ?? 1) * growth;
    cumulative.push(sum);
  }
  return Array.from({ length: rounds }, () => starts[firstAbove(cumulative, random.next() * sum)] ?? seedNow).sort(
    (a, b) => a.getTime() - b.getTime(),
  );
}

/** Draws a tee time from 7:30 to 16:00 local time, mostly in the morning. */
export function teeTime(random: Random, date: Date, utcOffset: number): Date {
  const minutes = 450 + Math.min(random.below(510), random.below(680));
  const time = date.getTime() + (minutes - utcOffset * 60) * millisecondsInMinute + random.below(millisecondsInMinute);
  return new Date(Math.min(time, seedNow.getTime() - millisecondsInMinute - random.below(millisecondsInHour)));
}

/** The index of the first number above `value` in an ascending list. */
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
