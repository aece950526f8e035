import 'server-only';
import { soundItems } from '@/lib/contract/page';
import { toResult } from '@/lib/contract/result';
import { hitOf } from '@/lib/search/hits';
import { ranked } from '@/lib/search/rank';
import { type Hit, type SearchedList, type SearchSection, searchedListNames } from '@/lib/search/search-result';
import { admins } from './admins';
import { courses } from './courses';
import type { AnyList } from './declare-list';
import { eventRounds } from './event-rounds';
import { events } from './events';
import { fetchList } from './fetch-list';
import { friendlyRounds } from './friendly-rounds';
import { groups } from './groups';
import { groupMembers } from './members';
import { countries, regions } from './places';
import { users } from './users';

const lists: Readonly<Record<SearchedList, AnyList>> = {
  users,
  groupMembers,
  groups,
  events,
  eventRounds,
  friendlyRounds,
  courses,
  countries,
  regions,
  admins,
};

const FIRST = { pageNumber: 1, pageSize: 5 };

type Options = { timeZone: string; signal?: AbortSignal };

/** Searches every list side by side; the sections come in the order of the answers. A failed one says why. */
export async function* searchEverything(q: string, options: Options): AsyncGenerator<SearchSection> {
  const pending = new Map(searchedListNames.map((list) => [list, searchList(list, q, options)]));
  while (pending.size > 0) {
    const section = await Promise.race(pending.values());
    pending.delete(section.list);
    yield section;
  }
}

/** The sections of all lists, in their order. */
export function searchAll(q: string, options: Options): Promise<SearchSection[]> {
  return Promise.all(searchedListNames.map((list) => searchList(list, q, options)));
}

/** The first hits of one list. */
export async function searchList(list: SearchedList, q: string, { timeZone, signal }: Options): Promise<SearchSection> {
  const page = await toResult(fetchList(lists[list], { ...FIRST, search: q }, { signal, worth: 'low' }));
  if (!page.ok) return { list, failure: page.failure.message };
  const draw: (item: never, timeZone: string) => Hit = hitOf[list];
  const hits = soundItems(page.value.rows).map((item) => draw(item, timeZone));
  return { list, hits: ranked(hits, q), total: page.value.paging.total };
}
