import { getCourseZone } from '@/lib/api/course-zone';
import { toResult } from '@/lib/contract/result';
import { formatCount } from '@/lib/format/number';
import type { ZoneOf } from '@/lib/list/rows/csv-in-zone';
import { mapConcurrently } from '@/lib/loaders/map-concurrently';

/** Each is one call to the API. */
const MOST_COURSES = 5_000;

export type CourseClock<Item> = {
  /** Finds the zones of these rows' courses, each course once an export. */
  prepare: (items: readonly Item[]) => Promise<void>;
  zoneOf: ZoneOf;
  gaps: () => string[];
};

type Zone = { zone: string } | { zone: null; why: string };

const UNNAMED: Zone = { zone: null, why: 'they name no course' };
const NOWHERE: Zone = { zone: null, why: 'their course has no position' };
const BEYOND: Zone = { zone: null, why: `an export looks up ${formatCount(MOST_COURSES)} courses at most` };

export function courseClock<Item extends object>(
  courseOf: (item: Item) => string | null | undefined,
): CourseClock<Item> {
  const zones = new Map<string, Zone>();
  const ofRows = new WeakMap<object, string | null>();
  const empty = new Map<string, number>();

  async function find(uid: string): Promise<void> {
    const found = await toResult(getCourseZone(uid));
    if (!found.ok) zones.set(uid, { zone: null, why: `their course could not be loaded: ${found.failure.message}` });
    else zones.set(uid, found.value === null ? NOWHERE : { zone: found.value });
  }

  return {
    prepare: async (items) => {
      const uids = items.map((item) => courseOf(item) ?? '');
      const wanted = [...new Set(uids)].filter((uid) => uid !== '' && !zones.has(uid));
      await mapConcurrently(wanted.slice(0, MOST_COURSES - zones.size), find);
      for (const [index, item] of items.entries()) {
        const uid = uids[index] ?? '';
        const found = uid === '' ? UNNAMED : (zones.get(uid) ?? BEYOND);
        ofRows.set(item, found.zone);
        if (found.zone === null) empty.set(found.why, (empty.get(found.why) ?? 0) + 1);
      }
    },
    zoneOf: (item) => ofRows.get(item) ?? null,
    gaps: () =>
      Array.from(
        empty,
        ([why, rows]) => `The local times of ${formatCount(rows)} ${rows === 1 ? 'row' : 'rows'} are empty: ${why}`,
      ),
  };
}
