import { formatDay } from '@/lib/format/date';
import { folded } from '@/lib/format/search-words';
import { datePresets } from '@/lib/list/url/date-presets';
import { eventRoundsOfCourse } from '@/lib/resources/event-rounds';
import { friendlyRoundsOfCourse } from '@/lib/resources/friendly-rounds';
import type { AnyList } from '@/lib/resources/resource';
import { routes } from '@/lib/routes';
import type { SimilarHit } from './similar';

const ROUNDS: readonly AnyList[] = [friendlyRoundsOfCourse, eventRoundsOfCourse];

/** If the search names a day, as in “who won at Carnmouth yesterday”, puts that day's rounds at the course first. */
export function withRoundsOfDay(hits: readonly SimilarHit[], q: string, timeZone: string): SimilarHit[] {
  const course = hits.find(({ kind }) => kind === 'course');
  if (!course) return [...hits];
  const today = formatDay(new Date(), timeZone);
  const rounds = ROUNDS.flatMap(({ name, label, pathname, filters, row: { kind } }): SimilarHit[] => {
    const filter = filters.find((one) => one.kind === 'dates');
    const presets = filter ? datePresets(filter, today) : [];
    const preset = presets.find((one) => folded(q).includes(one.label.toLowerCase()));
    if (!preset || !kind) return [];
    const days = [...new Set(Object.values(preset.values))].join(' to ');
    return [
      {
        kind,
        uid: `${course.uid} ${name}`,
        href: routes.listed(pathname(course.uid), preset.values),
        title: `${course.title}: ${label.toLowerCase()}`,
        facts: [`${preset.label} (${days})`],
      },
    ];
  });
  return [...rounds, ...hits];
}
