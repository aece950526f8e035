import { coursesList } from '@/sandbox/api/courses/queries';
import { eventRoundsList, eventsList } from '@/sandbox/api/events/queries';
import { roundsList } from '@/sandbox/api/friendly-rounds/queries';
import { groupsList } from '@/sandbox/api/groups/queries';
import { membersList } from '@/sandbox/api/members/queries';
import { countriesList, regionsList } from '@/sandbox/api/places/queries';
import { usersList } from '@/sandbox/api/users/queries';
import type { Client } from './client';

type Page = { items: { uid: string }[]; paging: { total: number } };

/**
 * Times of a list in ms. `count`: the first request, which counts all rows. `pages`: pages in every sort order.
 * `anchors`: the first request for the middle page of the slowest sort order, which computes the row keys at which
 * pages start.
 */
export type ListTimes = { name: string; total: number; pages: number[]; count: number; anchors: number };

const keysOf = ({ sortColumns }: { sortColumns: object }) => Object.keys(sortColumns);
const pageSize = 10;

const rounds = keysOf(roundsList);
const users = keysOf(usersList);
const friendly = '/admin/friendly-rounds';
const foursomes = 'status=ABANDONED,COMPLETED&matchplayFormat=FOURSOMES';
const year = 'createdFrom=2025-11-01T00:00:00.000Z&createdTo=2026-11-01T00:00:00.000Z';
const lists = (
  [
    ['Friendly rounds', friendly, rounds],
    ['Friendly rounds, completed', `${friendly}?status=COMPLETED`, rounds],
    ['Friendly rounds, greensomes', `${friendly}?matchplayFormat=GREENSOMES`, rounds],
    ['Friendly rounds, completed stableford', `${friendly}?status=COMPLETED&scoringFormat=STABLEFORD`, rounds],
    ['Friendly rounds, abandoned or completed foursomes', `${friendly}?${foursomes}`, rounds],
    ['Users', '/admin/users', users],
    ['Users, active', '/admin/users?status=ACTIVE', users],
    ['Users, active, of a year', `/admin/users?status=ACTIVE&${year}`, users],
    ['Members', '/admin/group-members', keysOf(membersList)],
    ['Groups', '/admin/groups', keysOf(groupsList)],
    ['Events', '/admin/events', keysOf(eventsList)],
    ['Event rounds', '/admin/group-event-rounds', keysOf(eventRoundsList)],
    ['Courses', '/courses', keysOf(coursesList)],
    ['Countries', '/countries', keysOf(countriesList)],
    ['Regions', '/regions', keysOf(regionsList)],
  ] as const
).map(([name, path, keys]) => ({ name, path, keys }));

/** Pages at these positions of a list are measured. 0 is the first page, 1 the last. */
const places = [0, 0.05, 0.21, 0.37, 0.5, 0.63, 0.79, 0.95, 1];

export async function measureLists({ get }: Client, progress: (text: string) => void = () => {}): Promise<ListTimes[]> {
  const all: ListTimes[] = [];
  for (const { name, path, keys } of lists) {
    progress(name);
    const at = (query: string) => get<Page>(`${path}${path.includes('?') ? '&' : '?'}pageSize=${pageSize}&${query}`);
    const first = await at('pageNumber=1');
    const { total } = first.answer.paging;
    const last = Math.max(1, Math.ceil(total / pageSize));
    const measured: ListTimes = { name, total, pages: [], count: first.ms, anchors: 0 };
    for (const key of keys.flatMap((key) => [key, `-${key}`])) {
      const deep = await at(`sortedBy=${key}&pageNumber=${Math.ceil(last / 2)}`);
      measured.anchors = Math.max(measured.anchors, deep.ms);
      for (const place of places) {
        const { ms, answer } = await at(`sortedBy=${key}&pageNumber=${1 + Math.round(place * (last - 1))}`);
        if (answer.items.length === 0) throw new Error(`${name} by ${key}: a page without rows`);
        measured.pages.push(ms);
      }
    }
    all.push(measured);
  }
  return all;
}
