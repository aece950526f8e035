import { coursesList } from '@/sandbox/api/courses/queries';
import { eventRoundsList, eventsList } from '@/sandbox/api/events/queries';
import { roundsList } from '@/sandbox/api/friendly-rounds/queries';
import { groupsList } from '@/sandbox/api/groups/queries';
import { membersList } from '@/sandbox/api/members/queries';
import { countriesList, regionsList } from '@/sandbox/api/places/queries';
import { usersList } from '@/sandbox/api/users/queries';
import type { Client } from './client';

type Listed = { name: string; path: string; keys: readonly string[] };
type Page = { items: { uid: string }[]; paging: { total: number } };

/** ms: pages in every order and, apart from them, the first count and the first page far down each order. */
export type ListTimes = { name: string; total: number; pages: number[]; count: number; anchors: number };

const keysOf = ({ sortColumns }: { sortColumns: object }) => Object.keys(sortColumns);
const pageSize = 10;

const rounds = { path: '/admin/friendly-rounds', keys: keysOf(roundsList) };
const lists: readonly Listed[] = [
  { name: 'Friendly rounds', ...rounds },
  { name: 'Friendly rounds, completed', ...rounds, path: `${rounds.path}?status=COMPLETED` },
  { name: 'Friendly rounds, greensomes', ...rounds, path: `${rounds.path}?matchplayFormat=GREENSOMES` },
  {
    name: 'Friendly rounds, completed stableford',
    ...rounds,
    path: `${rounds.path}?status=COMPLETED&scoringFormat=STABLEFORD`,
  },
  {
    name: 'Friendly rounds, abandoned or completed foursomes',
    ...rounds,
    path: `${rounds.path}?status=ABANDONED,COMPLETED&matchplayFormat=FOURSOMES`,
  },
  { name: 'Golfers', path: '/admin/users', keys: keysOf(usersList) },
  { name: 'Golfers, active', path: '/admin/users?status=ACTIVE', keys: keysOf(usersList) },
  {
    name: 'Golfers, active, of a year',
    path: '/admin/users?status=ACTIVE&createdFrom=2025-11-01T00:00:00.000Z&createdTo=2026-11-01T00:00:00.000Z',
    keys: keysOf(usersList),
  },
  { name: 'Members', path: '/admin/group-members', keys: keysOf(membersList) },
  { name: 'Groups', path: '/admin/groups', keys: keysOf(groupsList) },
  { name: 'Events', path: '/admin/events', keys: keysOf(eventsList) },
  { name: 'Event rounds', path: '/admin/group-event-rounds', keys: keysOf(eventRoundsList) },
  { name: 'Courses', path: '/courses', keys: keysOf(coursesList) },
  { name: 'Countries', path: '/countries', keys: keysOf(countriesList) },
  { name: 'Regions', path: '/regions', keys: keysOf(regionsList) },
];

/** Positions between the first page and the last. */
const places = [0, 0.05, 0.21, 0.37, 0.5, 0.63, 0.79, 0.95, 1];

export async function measureLists(client: Client, progress: (text: string) => void = () => {}): Promise<ListTimes[]> {
  const measured: ListTimes[] = [];
  for (const list of lists) {
    progress(list.name);
    measured.push(await measureList(client, list));
  }
  return measured;
}

async function measureList({ get }: Client, { name, path, keys }: Listed): Promise<ListTimes> {
  const at = (query: string) => `${path}${path.includes('?') ? '&' : '?'}pageSize=${pageSize}&${query}`;
  const first = await get<Page>(at('pageNumber=1'));
  const { total } = first.answer.paging;
  const last = Math.max(1, Math.ceil(total / pageSize));
  const measured: ListTimes = { name, total, pages: [], count: first.ms, anchors: 0 };
  for (const key of keys.flatMap((key) => [key, `-${key}`])) {
    const deep = await get<Page>(at(`sortedBy=${key}&pageNumber=${Math.ceil(last / 2)}`));
    measured.anchors = Math.max(measured.anchors, deep.ms);
    for (const place of places) {
      const { ms, answer } = await get<Page>(at(`sortedBy=${key}&pageNumber=${1 + Math.round(place * (last - 1))}`));
      if (answer.items.length === 0) throw new Error(`${name} by ${key}: an empty page`);
      measured.pages.push(ms);
    }
  }
  return measured;
}
