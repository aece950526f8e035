import { formatDay } from '@/lib/format/date';
import { folded } from '@/lib/format/search-words';
import { datePresets } from '@/lib/list/url/date-presets';
import { eventRoundsOfCourse } from '@/lib/resources/event-rounds';
import { counted } from '@/lib/resources/field-text';
import { friendlyRoundsOfCourse } from '@/lib/resources/friendly-rounds';
import type { AnyList } from '@/lib/resources/resource';
import { routes } from '@/lib/routes';
import { countAt } from './count-at';
import type { SimilarHit } from './similar';

type Counted = { count: number | null; hit: SimilarHit };

const ROUNDS: readonly AnyList[] = [friendlyRoundsOfCourse, eventRoundsOfCourse];

/**
 * If the search names a day, as in “who won at Carnmouth yesterday” or “Carnmouth 2026-11-29”, puts that day's rounds
 * at the course first. Leaves out a list without rounds if the other has some.
 */
export async function withRoundsOfDay(hits: readonly SimilarHit[], q: string, timeZone: string): Promise<SimilarHit[]> {
  const course = hits.find(({ kind }) => kind === 'course');
  if (!course) return [...hits];
  const today = formatDay(new Date(), timeZone);
  const lists = ROUNDS.map(async ({ name, label, pathname, filters, row: { kind } }): Promise<Counted[]> => {
    const filter = filters.find((one) => one.kind === 'dates');
    if (filter?.kind !== 'dates' || !kind) return [];
    const [day] = /\b\d{4}-\d\d-\d\d\b/.exec(q) ?? [];
    const given = day && { label: '', values: { [filter.from]: day, [filter.to]: day } };
    const period = given || datePresets(filter, today).find(({ label }) => folded(q).includes(label.toLowerCase()));
    if (!period) return [];
    const days = [...new Set(Object.values(period.values))].join(' to ');
    const href = routes.listed(pathname(course.uid), period.values);
    const total = await countAt(href, timeZone);
    const count = total.ok ? total.value : null;
    const facts = [
      period.label ? `${period.label} (${days})` : days,
      counted(count, count === 1 ? 'round' : 'rounds') ?? '',
    ].filter(Boolean);
    const title = `${course.title}: ${label.toLowerCase()}`;
    return [{ count, hit: { kind, uid: `${course.uid} ${name}`, href, title, facts } }];
  });
  const rounds = (await Promise.all(lists)).flat();
  const hasRounds = rounds.some(({ count }) => count !== 0);
  return [...rounds.filter(({ count }) => count !== 0 || !hasRounds).map(({ hit }) => hit), ...hits];
}
