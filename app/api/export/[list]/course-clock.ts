import { getCourseZone } from '@/lib/api/course-zone';
import { type Failure, type Result, toResult } from '@/lib/contract/result';
import { orNull } from '@/lib/contract/unread';
import { formatCount } from '@/lib/format/number';
import type { ZoneOf } from '@/lib/list/csv-in-zone';

/** Each is one call to the API. */
const MOST_COURSES = 5_000;
const AT_ONCE = 4;

export type CourseClock<Item> = {
  /** Finds the zones of these rows' courses, each course once an export. */
  prepare: (items: readonly Item[]) => Promise<void>;
  zoneOf: ZoneOf;
  /** The times that are empty, and why, in words. */
  gaps: () => string[];
};

/** The local times of an export. */
export function courseClock<Item extends object>(
  courseOf: (item: Item) => string | null | undefined,
): CourseClock<Item> {
  const zones = new Map<string, Result<string | null>>();
  const found = new WeakMap<object, string | null>();
  const empty = { unnamed: 0, nowhere: 0, beyond: 0, failed: 0 };
  let failure: Failure | null = null;

  async function find(uids: readonly string[]): Promise<void> {
    const wanted = uids.slice(0, MOST_COURSES - zones.size);
    for (let at = 0; at < wanted.length; at += AT_ONCE) {
      await Promise.all(
        wanted.slice(at, at + AT_ONCE).map(async (uid) => zones.set(uid, await toResult(getCourseZone(uid)))),
      );
    }
  }

  function zoneOfCourse(uid: string | null | undefined): string | null {
    if (!uid) empty.unnamed += 1;
    const zone = zones.get(uid ?? '');
    if (uid && !zone) empty.beyond += 1;
    if (zone?.ok && zone.value === null) empty.nowhere += 1;
    if (zone && !zone.ok) {
      empty.failed += 1;
      failure ??= zone.failure;
    }
    return zone?.ok ? zone.value : null;
  }

  return {
    prepare: async (items) => {
      const uids = items.map((item) => orNull(() => courseOf(item)));
      await find([...new Set(uids)].filter((uid): uid is string => Boolean(uid) && !zones.has(uid ?? '')));
      for (const [index, item] of items.entries()) found.set(item, zoneOfCourse(uids[index]));
    },
    zoneOf: (item) => found.get(item) ?? null,
    gaps: () => [
      ...words(empty.nowhere, 'their course has no position'),
      ...words(empty.unnamed, 'they name no course'),
      ...words(empty.failed, `their course could not be loaded: ${failure?.message}`),
      ...words(empty.beyond, `an export looks up ${formatCount(MOST_COURSES)} courses at most`),
    ],
  };
}

function words(rows: number, reason: string): string[] {
  return rows === 0
    ? []
    : [`The local times of ${formatCount(rows)} ${rows === 1 ? 'row' : 'rows'} are empty: ${reason}`];
}
