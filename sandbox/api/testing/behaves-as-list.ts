import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { listFields, pageOf } from '@/lib/contract/common';
import type { Filter } from './filter';
import { parseCsv } from './parse-csv';
import type { TestApi } from './test-api';

type Value = string | number | null | undefined;

type ListUnderTest<Item> = {
  path: (ids: Ids) => string;
  /** The path of the CSV export with the same rows. */
  exportPath?: (ids: Ids) => string;
  item: z.ZodType<Item>;
  /** The contract's schema of the query. The tests use each of its parameters. */
  query: z.ZodObject<{ sortedBy: z.ZodOptional<z.ZodEnum> } & z.ZodRawShape>;
  sortKeys: Readonly<Record<string, (item: Item) => Value>>;
  filters: Readonly<Record<string, Filter<Item>>>;
  /** Search words that match the item. */
  words: (item: Item) => string;
};

/** The uids in the paths of lists. */
export type Ids = {
  user: string;
  group: string;
  country: string;
  /** An event with teams; `eventGroup` is the group that holds it. */
  event: string;
  eventGroup: string;
  member: string;
};

/** Declares the tests that every list and its export must pass. */
export function behavesAsList<Item extends { uid: string }>(
  name: string,
  opened: () => { api: TestApi; ids: Ids },
  list: ListUnderTest<Item>,
): void {
  const pathOf = (query: Record<string, string | number> = {}, path = list.path) =>
    `${path(opened().ids)}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`;
  const get = (query: Record<string, string | number>) => opened().api.get(pathOf(query), pageOf(list.item));
  const getError = (query: Record<string, string>) => opened().api.getError(pathOf(query));

  async function getAll(query: Record<string, string> = {}): Promise<Item[]> {
    const all: Item[] = [];
    for (let pageNumber = 1; ; pageNumber += 1) {
      const { items, paging } = await get({ ...query, pageNumber, pageSize: 97 });
      all.push(...items);
      if (items.length === 0 || all.length >= paging.total) {
        expect(paging.total).toBe(all.length);
        return all;
      }
    }
  }

  const sorts = Object.entries(list.sortKeys).flatMap(([key, value]) => [
    { sortedBy: key, value, sign: 1 },
    { sortedBy: `-${key}`, value, sign: -1 },
  ]);

  describe(name, () => {
    it('these tests cover every sort key and filter of the contract', () => {
      const { sortedBy, ...shape } = list.query.shape;
      expect(sorts.map((sort) => sort.sortedBy).toSorted()).toEqual(sortedBy.unwrap().options.map(String).toSorted());
      const common = Object.keys(listFields([]));
      const filters = Object.keys(shape).filter((key) => !common.includes(key) && key !== 'id');
      expect(Object.keys(list.filters).toSorted()).toEqual(filters.toSorted());
    });

    it('LIST-10 page two of a list continues page one, and a page beyond the last is empty', async () => {
      const { items, paging } = await get({ pageSize: 4 });
      expect(paging).toMatchObject({ pageNumber: 1, pageSize: 4 });
      const [first, second] = [await get({ pageSize: 2 }), await get({ pageSize: 2, pageNumber: 2 })];
      expect([...first.items, ...second.items]).toEqual(items);
      expect(await get({ pageNumber: 2_147_483_647, pageSize: 100 })).toEqual({
        items: [],
        paging: { pageNumber: 2_147_483_647, pageSize: 100, total: paging.total },
      });
    });

    it.each(sorts)(
      'LIST-8 a list sorted by $sortedBy has every row once, equal values in the order of uids, and missing values last',
      async ({ sortedBy, value, sign }) => {
        const all = await getAll({ sortedBy });
        expect(new Set(all.map(({ uid }) => uid)).size).toBe(all.length);
        for (const [index, next] of all.entries()) {
          const before = all[index - 1];
          if (before)
            expect(compare(value(before), value(next), sign) || sign * compareText(before.uid, next.uid)).toBe(-1);
        }
      },
    );

    it.each(Object.entries(list.filters))(
      'the filter %s keeps only matching rows, in the list and in its total',
      async (key, filter) => {
        const all = await getAll();
        for (const value of filter.values(all)) {
          const left = await getAll({ [key]: value });
          expect(left).toEqual(all.filter((item) => filter.holds(item, value)));
          expect(left.length).toBeGreaterThan(0);
        }
      },
    );

    it('LIST-4 LIST-16 a search finds a row by words, by its uid, and by the beginning or both ends of the uid', async () => {
      const all = await getAll();
      const [item] = all;
      if (!item) throw new Error('The list is empty');
      const found = await getAll({ search: list.words(item).toUpperCase() });
      expect(found.map(({ uid }) => uid)).toContain(item.uid);
      for (const uid of [item.uid, item.uid.slice(0, 13), `${item.uid.slice(0, 4)}…${item.uid.slice(-4)}`]) {
        expect(await getAll({ search: uid }), uid).toEqual([item]);
      }
      const head = await getAll({ search: item.uid.slice(0, 8) });
      expect(head).toEqual(all.filter(({ uid }) => uid.startsWith(item.uid.slice(0, 8))));
      expect(await getAll({ search: 'no such words' })).toEqual([]);
    });

    it('ERR-1 a list refuses unknown parameters and values and names the parameter', async () => {
      for (const [query, message] of [
        [{ sortedBy: 'uid' }, 'sortedBy: unknown key "uid"'],
        [{ colour: 'red' }, 'unknown parameter "colour"'],
        [{ pageSize: '101' }, 'pageSize: must be at most 100'],
      ] as const)
        expect(await getError(query)).toMatchObject({ status: 400, message });
      for (const key of Object.keys(list.filters)) {
        const error = await getError({ [key]: '' });
        expect(error).toMatchObject({ status: 400, code: 'bad_request' });
        expect(error.message).toMatch(new RegExp(`^${key}: must be `));
      }
    });

    it.each([list.path, list.exportPath].filter((path) => path !== undefined))(
      'a list and its export are only for staff and only for GET (case %#)',
      async (path) => {
        const { api } = opened();
        const as = (token: string) => ({ headers: { Authorization: token } });
        expect(await api.getError(pathOf({}, path), as('Bearer forged'))).toMatchObject({ status: 401 });
        expect(await api.getError(pathOf({}, path), as('Bearer outsider'))).toMatchObject({ status: 403 });
        expect(await api.getError(pathOf({}, path), { method: 'POST' })).toMatchObject({ status: 405 });
      },
    );

    it.each([
      ['in the format of a uid', '00000000-0000-4000-8000-000000000000'],
      ['in another format', 'nobody'],
    ])('a list responds 404 for an unknown record whose id is %s', async (_, id) => {
      const nothing = { user: id, group: id, country: id, event: id, eventGroup: id, member: id };
      for (const path of [list.path, list.exportPath]) {
        if (!path || path(nothing) === path(opened().ids)) continue;
        expect(await opened().api.getError(path(nothing))).toMatchObject({ status: 404, code: 'not_found' });
      }
    });

    const { exportPath } = list;
    if (!exportPath) return;

    it.each(sorts)(
      'the export of a list sorted by $sortedBy has the same rows in the same order',
      async ({ sortedBy }) => {
        const response = await opened().api.request(pathOf({ sortedBy }, exportPath));
        const all = await getAll({ sortedBy });
        const [head, ...records] = parseCsv(await response.text());
        expect(head?.[0]).toBe('Uid');
        expect(records.map(([uid]) => uid)).toEqual(all.map(({ uid }) => uid));
        expect(response.headers.get('X-Total-Count')).toBe(String(all.length));
      },
    );

    it('the export of a list accepts the list’s filters and search, but no page number or size', async () => {
      const { api } = opened();
      const all = await getAll();
      const queries = Object.entries(list.filters).flatMap(([key, filter]) =>
        filter.values(all).map((value): Record<string, string> => ({ [key]: value })),
      );
      for (const query of [...queries, { search: all[0] ? list.words(all[0]) : '' }, { search: 'no such words' }]) {
        const response = await api.request(pathOf(query, exportPath));
        const left = await getAll(query);
        const [, ...records] = parseCsv(await response.text());
        expect(records.map(([uid]) => uid)).toEqual(left.map(({ uid }) => uid));
        expect(response.headers.get('X-Total-Count')).toBe(String(left.length));
      }
      expect(await api.getError(pathOf({ pageSize: 10 }, exportPath))).toMatchObject({ status: 400 });
      expect(await api.getError(pathOf({ zone: 'Europe/Nowhere' }, exportPath))).toEqual({
        status: 400,
        code: 'bad_request',
        message: 'zone: must be a time zone such as Europe/London',
      });
    });
  });
}

/** Compares values, descending if `sign` is -1. Missing values come last in both directions. */
function compare(a: Value, b: Value, sign: number): number {
  if (a === null || a === undefined) return b === null || b === undefined ? 0 : 1;
  if (b === null || b === undefined) return -1;
  return sign * (typeof a === 'number' ? Math.sign(a - Number(b)) : compareText(a, String(b)));
}

/** Compares texts by bytes, like the database. */
function compareText(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
