import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import type { Random } from '../random';
import { seedNow } from '../size';

const chanceByMonth = [0.45, 0.5, 0.75, 0.95, 1, 1, 0.95, 0.97, 0.95, 0.9, 0.6, 0.5];

/** Events are scheduled this far ahead. */
const daysAhead = 45;

/**
 * The days of a group's meetings: always the same weekday, monthly for most groups, fortnightly or weekly for some,
 * fewer in winter. UTC midnights, the oldest first.
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
  const earliest = Math.ceil(from.getTime() / millisecondsInDay + 7) * millisecondsInDay;
  const untilWeekday = (weekday - new Date(earliest).getUTCDay() + 7) % 7;
  const days: Date[] = [];
  let next = earliest + (untilWeekday + 7 * random.below(4)) * millisecondsInDay;
  for (let meeting = 0; next < seedNow.getTime() + daysAhead * millisecondsInDay; meeting += 1) {
    const date = new Date(next);
    if (random.chance(chanceByMonth[date.getUTCMonth()] ?? 0)) days.push(date);
    next += (weeksApart[meeting % weeksApart.length] ?? 4) * 7 * millisecondsInDay;
  }
  return days;
}

/** The first tee time of a day, in local time. */
export function firstTeeTime(random: Random, midnight: Date, utcOffset: number): Date {
  const minutes = 450 + 10 * random.below(22);
  return new Date(midnight.getTime() + (minutes - utcOffset * 60) * millisecondsInMinute);
}
