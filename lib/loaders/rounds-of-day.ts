import { formatDay } from '@/lib/format/date';
import { folded } from '@/lib/format/search-words';
import { datePresets } from '@/lib/list/url/date-presets';
import { eventRoundsOfCourse } from '@/lib/resources/event-rounds';
import { friendlyRoundsOfCourse } from '@/lib/resources/friendly-rounds';
import type { AnyList } from '@/lib/resources/resource';
import { routes } from '@/lib/routes';
import type { SimilarHit } from './similar';

const ROUNDS: readonly AnyList[] = [friendlyRoundsOfCourse, eventRoundsOfCourse];

/** If the search names a day, as in “who won at Carnmouth yesterday” or “Carnmouth 2026-11-29”, puts that day's rounds at the course first. */
export function withRoundsOfDay(hits: readonly SimilarHit[], q: string, timeZone: string): SimilarHit[] {
  const course = hits.find(({ kind }) => kind === 'course');
  if (!course) return [...hits];
  const today = formatDay(new Date(), timeZone);
  const rounds = ROUNDS.flatMap(({ name, label, pathname, filters, row: { kind } }): SimilarHit[] => {
    const filter = filters.find((one) => one.kind === 'dates');
    if (filter?.kind !== 'dates' || !kind) return [];
    const [day] = /\b\d{4}-\d\d-\d\d\b/.exec(q) ?? [];
    const given = day && { label: '', values: { [filter.from]: day, [filter.to]: day } };
    const period = given || datePresets(filter, today).find(({ label }) => folded(q).includes(label.toLowerCase()));
    if (!period) return [];
    const days = [...new Set(Object.values(period.values))].join(' to ');
    return [
      {
        kind,
        uid: `${course.uid} ${name}`,
        href: routes.listed(pathname(course.uid), period.values),
        title: `${course.title}: ${label.toLowerCase()}`,
        facts: [period.label ? `${period.label} (${days})` : days],
      },
    ];
  });
  return [...rounds, ...hits];
}
