import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { eventNamesOf, filled } from '../data/data';
import { drawn } from '../data/odds';
import type { Course } from '../geography';
import type { Random } from '../random';
import { seedNow } from '../size';

/** Events are scheduled this many days ahead. */
const daysAhead = 45;

/**
 * The days on which a group meets, earliest first, each as midnight UTC. A group always meets on the same weekday. Most
 * groups meet once a month, some every one or two weeks, and all less often in winter.
 */
export function meetingDays(random: Random, from: Date): Date[] {
  const weekday = random.weighted(drawn.eventWeekdays);
  const weeksApart = random.weighted(drawn.weeksBetweenEvents);
  const earliest = Math.ceil(from.getTime() / millisecondsInDay + 7) * millisecondsInDay;
  const untilWeekday = (weekday - new Date(earliest).getUTCDay() + 7) % 7;
  const days: Date[] = [];
  let next = earliest + (untilWeekday + 7 * random.below(4)) * millisecondsInDay;
  for (let meeting = 0; next < seedNow.getTime() + daysAhead * millisecondsInDay; meeting += 1) {
    const date = new Date(next);
    if (random.chance(drawn.eventsByMonth[date.getUTCMonth()] ?? 0)) days.push(date);
    next += (weeksApart[meeting % weeksApart.length] ?? 4) * 7 * millisecondsInDay;
  }
  return days;
}

/** The first tee time of a day in local time. */
export function firstTeeTime(random: Random, midnight: Date, utcOffset: number): Date {
  const minutes = 450 + 10 * random.below(22);
  return new Date(midnight.getTime() + (minutes - utcOffset * 60) * millisecondsInMinute);
}

export type Plan = {
  scoring: string;
  /** The team format; null without teams. */
  team: string | null;
  rounds: number;
};

export function drawPlan(random: Random): Plan {
  return { ...random.weighted(drawn.eventFormats), rounds: random.chance(0.07) ? 2 : 1 };
}

/** Draws the course of an event: mostly the group's home club, otherwise another course of the country. */
export function drawCourse(random: Random, home: Course | undefined, courses: readonly Course[]): Course {
  return home && random.chance(0.6) ? home : random.pick(courses);
}

/** Draws the name of an event in the language of the country. */
export function drawEventName(
  random: Random,
  iso: string,
  { scoring, team, rounds }: Plan,
  day: Date,
  club: string,
): string {
  const names = eventNamesOf(iso);
  const alone = scoring.endsWith('STABLEFORD') ? names.stableford : names.strokes;
  const patterns = rounds > 1 ? names.championships : team ? names.teams : alone;
  return filled(random.pick(patterns), {
    month: new Intl.DateTimeFormat(names.locale, { month: 'long', timeZone: 'UTC' }).format(day),
    year: String(day.getUTCFullYear()),
    season: names.seasons[Math.floor(((day.getUTCMonth() + 10) % 12) / 3)] ?? '',
    club: club.replace(/ \(.*\)$/, ''),
  });
}
