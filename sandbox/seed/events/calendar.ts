import type { Random } from '../random';
import { seedNow } from '../size';

const day = 86_400_000;
const chanceByMonth = [0.45, 0.5, 0.75, 0.95, 1, 1, 0.95, 0.97, 0.95, 0.9, 0.6, 0.5];

/** How far ahead the next events are fixed. */
const daysAhead = 45;

/**
 * The days a group meets on: its own day of the week, most groups once a month, some every other week or every one,
 * and more rarely in winter. Midnights, the oldest first.
 */
export function meetingDays(random: Random, from: Date): Date[] {
  const weekday = random.weighted([
    [6, 52],
    [0, 16],
    [3, 10],
    [4, 14],
    [5, 8],
  ] as const);
  const weeksApart = random.weighted([
    [[4, 4, 5], 76],
    [[2], 17],
    [[1], 7],
  ] as const);
  const earliest = Math.ceil(from.getTime() / day + 7) * day;
  const untilWeekday = (weekday - new Date(earliest).getUTCDay() + 7) % 7;
  const days: Date[] = [];
  let next = earliest + (untilWeekday + 7 * random.below(4)) * day;
  for (let meeting = 0; next < seedNow.getTime() + daysAhead * day; meeting += 1) {
    const date = new Date(next);
    if (random.chance(chanceByMonth[date.getUTCMonth()] ?? 0)) days.push(date);
    next += (weeksApart[meeting % weeksApart.length] ?? 4) * 7 * day;
  }
  return days;
}

/** The first tee time of a day, at the place's own clock. */
export function firstTeeTime(random: Random, midnight: Date, utcOffset: number): Date {
  const minutes = 450 + 10 * random.below(22);
  return new Date(midnight.getTime() + (minutes - utcOffset * 60) * 60_000);
}
