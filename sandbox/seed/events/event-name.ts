import { eventNamesOf, filled } from '../data/local-words';
import type { Random } from '../random';
import type { Plan } from './plan';

/** An event's name in the language of the country. */
export function drawName(
  random: Random,
  iso: string,
  { scoring, team, rounds }: Plan,
  day: Date,
  club: string,
): string {
  const names = eventNamesOf(iso);
  const patterns =
    rounds > 1
      ? names.championships
      : team
        ? names.teams
        : scoring.endsWith('STABLEFORD')
          ? names.stableford
          : names.strokes;
  return filled(random.pick(patterns), {
    month: new Intl.DateTimeFormat(names.locale, { month: 'long', timeZone: 'UTC' }).format(day),
    year: String(day.getUTCFullYear()),
    season: names.seasons[Math.floor(((day.getUTCMonth() + 10) % 12) / 3)] ?? '',
    club: club.replace(/ \(.*\)$/, ''),
  });
}
