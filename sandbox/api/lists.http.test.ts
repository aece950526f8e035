import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageOf } from '@/lib/contract/common';
import { Event } from '@/lib/contract/events';
import { User } from '@/lib/contract/users';
import { foldName } from '@/sandbox/db/fold-name';
import { eventPlayers } from '@/sandbox/db/schema/events';
import { parseCsv } from './testing/parse-csv';
import { openTestApi, type TestApi } from './testing/test-api';

// Lists share their code, so one with all types of filters is tested here. The contract check tries those of others.

type Value = string | number | null | undefined;

let api: TestApi;
let all: User[];
beforeAll(async () => {
  api = await openTestApi();
  all = await getAll();
});
afterAll(() => api.close());

const pathOf = (query: object, path = '/admin/users') =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`;
const get = (query: object) => api.get(pathOf(query), pageOf(User));

async function getAll(query: object = {}): Promise<User[]> {
  const found: User[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { items, paging } = await get({ ...query, pageNumber, pageSize: 97 });
    found.push(...items);
    if (items.length > 0 && found.length < paging.total) continue;
    expect(paging.total).toBe(found.length);
    return found;
  }
}

const uidsOf = (rows: readonly { uid: string }[]) => rows.map(({ uid }) => uid);

it('LIST-10 page two of a list continues page one, and a page after the last page is empty', async () => {
  const { items, paging } = await get({ pageSize: 4 });
  expect(paging).toMatchObject({ pageNumber: 1, pageSize: 4 });
  const [first, second] = [await get({ pageSize: 2 }), await get({ pageSize: 2, pageNumber: 2 })];
  expect([...first.items, ...second.items]).toEqual(items);
  const beyond = { pageNumber: 2_147_483_647, pageSize: 100 };
  expect(await get(beyond)).toEqual({ items: [], paging: { ...beyond, total: paging.total } });
});

const sorts: Readonly<Record<string, (user: User) => Value>> = {
  name: ({ firstName, lastName }) => foldName(`${firstName} ${lastName}`),
  country: ({ country }) => country && foldName(country.name ?? ''),
  status: ({ status }) => status,
  handicap: ({ handicap }) => handicap,
  lastActiveAt: ({ lastActiveAt }) => lastActiveAt,
};

it.each(Object.entries(sorts).flatMap(([key, value]) => [[key, value, 1] as const, [`-${key}`, value, -1] as const]))(
  'LIST-8 a list sorted by %s has all rows once, equal values by uid and missing values last, and so has its export',
  async (sortedBy, value, sign) => {
    const sorted = await getAll({ sortedBy });
    expect(uidsOf(sorted).toSorted()).toEqual(uidsOf(all).toSorted());
    for (const [index, next] of sorted.entries()) {
      const before = sorted[index - 1];
      if (before)
        expect(compare(value(before), value(next), sign) || sign * compareText(before.uid, next.uid)).toBe(-1);
    }
    const [, ...records] = parseCsv(await (await api.request(pathOf({ sortedBy }, '/admin/export/users'))).text());
    expect(records.map(([uid]) => uid)).toEqual(uidsOf(sorted));
  },
);

/** Statuses of the rows, and the time at which their median was last active. */
const statuses = () => [...new Set(all.flatMap(({ status }) => status ?? []))].slice(0, 2);
const middle = () => {
  const times = all.flatMap(({ lastActiveAt }) => lastActiveAt ?? []).toSorted();
  return times[times.length >> 1] ?? '';
};

const filters: readonly [query: () => object, holds: (user: User) => boolean][] = [
  [() => ({ status: statuses()[0] }), ({ status }) => status === statuses()[0]],
  [() => ({ status: statuses().join() }), ({ status }) => statuses().includes(status ?? '')],
  [() => ({ country: all[0]?.country?.uid }), ({ country }) => country?.uid === all[0]?.country?.uid],
  [
    () => ({ handicapMin: 10, handicapMax: 20 }),
    ({ handicap }) => handicap != null && handicap >= 10 && handicap <= 20,
  ],
  [() => ({ activeFrom: middle() }), ({ lastActiveAt }) => lastActiveAt != null && lastActiveAt >= middle()],
  [() => ({ activeTo: middle() }), ({ lastActiveAt }) => lastActiveAt != null && lastActiveAt < middle()],
  [() => ({ activeBefore: middle() }), ({ lastActiveAt }) => lastActiveAt == null || lastActiveAt < middle()],
  [() => ({ active: 'never' }), ({ lastActiveAt }) => lastActiveAt == null],
];

it.each(filters)(
  'a filter leaves only the matching rows, in list, total and export (case %#)',
  async (query, holds) => {
    const expected = all.filter(holds);
    expect(expected.length).toBeGreaterThan(0);
    expect(await getAll(query())).toEqual(expected);
    const response = await api.request(pathOf(query(), '/admin/export/users'));
    const [head, ...records] = parseCsv(await response.text());
    expect([head?.[0], response.headers.get('X-Total-Count')]).toEqual(['Uid', String(expected.length)]);
    expect(records.map(([uid]) => uid)).toEqual(uidsOf(expected));
  },
);

it('the filter of events by user leaves only the events in which the user plays', async () => {
  const players = await api.db.select().from(eventPlayers);
  const user = players.find(({ userId }) => userId)?.userId ?? '';
  const expected = new Set(players.filter(({ userId }) => userId === user).map(({ eventId }) => eventId));
  const { items } = await api.get(pathOf({ user, pageSize: 100 }, '/admin/events'), pageOf(Event));
  expect(new Set(uidsOf(items))).toEqual(expected);
});

it('LIST-4 LIST-16 a search finds a row by words, by its uid, and by the beginning or both ends of the uid', async () => {
  const [item] = all;
  if (!item) throw new Error('The list is empty');
  const found = await getAll({ search: `${item.firstName} ${item.lastName}`.toUpperCase() });
  expect(uidsOf(found)).toContain(item.uid);
  for (const uid of [item.uid, item.uid.slice(0, 13), `${item.uid.slice(0, 4)}…${item.uid.slice(-4)}`]) {
    expect(await getAll({ search: uid }), uid).toEqual([item]);
  }
  expect(await getAll({ search: 'no such words' })).toEqual([]);
});

it.each([
  [{ sortedBy: 'uid' }, '/admin/users', 'sortedBy: unknown key "uid"'],
  [{ colour: 'red' }, '/admin/users', 'unknown parameter "colour"'],
  [{ pageSize: '101' }, '/admin/users', 'pageSize: must be at most 100'],
  [{ status: '' }, '/admin/users', expect.stringMatching(/^status: must be /)],
  [{ pageSize: '10' }, '/admin/export/users', expect.stringContaining('pageSize')],
  [{ zone: 'Europe/Nowhere' }, '/admin/export/users', 'zone: must be a time zone such as Europe/London'],
])('ERR-1 the query %j of %s is refused, and the reason names the parameter', async (query, path, message) => {
  expect(await api.getError(pathOf(query, path))).toEqual({ status: 400, code: 'bad_request', message });
});

it.each(['00000000-0000-4000-8000-000000000000', 'nobody'])(
  'the lists of the unknown record %s and their exports respond 404',
  async (id) => {
    for (const path of [
      `/admin/users/${id}/friends`,
      `/admin/export/users/${id}/friends`,
      `/admin/groups/${id}/members`,
    ])
      expect(await api.getError(path)).toMatchObject({ status: 404, code: 'not_found' });
  },
);

/** Compares values, descending when `sign` is -1. Missing values come last in both directions. */
function compare(a: Value, b: Value, sign: number): number {
  if (a === null || a === undefined) return b === null || b === undefined ? 0 : 1;
  if (b === null || b === undefined) return -1;
  return sign * (typeof a === 'number' ? Math.sign(a - Number(b)) : compareText(a, String(b)));
}

/** Compares texts by bytes, like the database. */
function compareText(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
