import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Unreachable } from '@/lib/contract/result';
import type { Dated } from './read-days';
import { type DatedList, readDays } from './read-days';

const PAGE = 3;

/** A list with rows on these days of one month, newest first, some hours apart. */
const rowsOn = (name: string, days: readonly number[]): Dated[] =>
  days
    .toSorted((a, b) => b - a)
    .map((day, place) => ({
      uid: `${name}${place}`,
      at: new Date(Date.UTC(2026, 0, day, 23 - (place % 24))).toISOString(),
    }))
    .sort((a, b) => (a.at < b.at ? 1 : -1));

const listOf = (what: string, rows: readonly Dated[]): DatedList<Dated> => ({
  what,
  read: async (pageNumber) => ({
    items: rows.slice((pageNumber - 1) * PAGE, pageNumber * PAGE),
    undated: 0,
    isLast: pageNumber * PAGE >= rows.length,
  }),
});

const asked = { before: null, most: 4, mostPages: 50, timeZone: 'Europe/London' };

/** Loads every page of a timeline, page by page. */
async function everyDay(lists: readonly DatedList<Dated>[]) {
  const days: { day: string; items: readonly Dated[] }[] = [];
  for (let before: string | null = null; ; ) {
    const page: Awaited<ReturnType<typeof readDays<Dated>>> = await readDays(lists, { ...asked, before });
    days.push(...page.days);
    if (page.earlier === null) return days;
    before = page.earlier;
  }
}

const days = fc.array(fc.integer({ min: 1, max: 28 }), { maxLength: 20 });

describe('readDays', () => {
  it('TIME-2 the days of several lists are merged with every row once, the latest first', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(days, { minLength: 1, maxLength: 4 }), async (all) => {
        const rows = all.map((one, place) => rowsOn(String.fromCharCode(97 + place), one));
        const read = await everyDay(rows.map((one) => listOf('rows', one)));
        const items = read.flatMap((one) => one.items);
        expect(items.map(({ uid }) => uid).sort()).toEqual(
          rows
            .flat()
            .map(({ uid }) => uid)
            .sort(),
        );
        expect(items.map(({ at }) => at)).toEqual(
          items
            .map(({ at }) => at)
            .toSorted()
            .toReversed(),
        );
        expect(new Set(read.map(({ day }) => day)).size).toBe(read.length);
      }),
    );
  });

  it('TIME-2 a day that continues on a list’s next page is left out', async () => {
    const dense = listOf('dense', rowsOn('a', [9, 8, 7, 7, 6]));
    const sparse = listOf('sparse', rowsOn('b', [5]));
    const page = await readDays([dense, sparse], { ...asked, mostPages: 1 });
    expect(page.days.map(({ day }) => day.slice(-2))).toEqual(['09', '08']);
    expect(page.earlier).toBeNull();
    expect(page.behind.map(({ what }) => what)).toEqual(['dense']);
  });

  it('TIME-2 the time zone decides to which day a row belongs', async () => {
    const [row] = [{ uid: 'a', at: '2026-07-01T23:30:00.000Z' }];
    const page = await readDays([listOf('rows', [row])], asked);
    expect(page.days.map(({ day }) => day)).toEqual(['2026-07-02']);
  });

  it('TIME-2 a row that the next page repeats appears once', async () => {
    const rows = rowsOn('a', [9, 8, 7, 6]);
    const list = {
      what: 'rows',
      read: async (page: number) => ({
        items: page === 1 ? rows.slice(0, 3) : rows.slice(1),
        undated: 0,
        isLast: page === 2,
      }),
    };
    const page = await readDays([list], asked);
    expect(page.days.flatMap(({ items }) => items)).toEqual(rows);
  });

  it('TIME-2 a list that fails, or is not in order of time, is reported and not loaded further', async () => {
    const rows = rowsOn('a', [9, 8, 7]);
    const down = { what: 'down', read: () => Promise.reject(new Unreachable('No answer')) };
    const mixed = {
      what: 'mixed',
      read: async () => ({ items: rowsOn('b', [3, 2]).reverse(), undated: 0, isLast: false }),
    };
    const page = await readDays([listOf('rows', rows), down, mixed], { ...asked, most: 9 });
    expect(page.lists.flatMap(({ what, failure }) => (failure ? [`${what}: ${failure.kind}`] : []))).toEqual([
      'down: unreachable',
      'mixed: broken',
    ]);
    expect(page.days).toHaveLength(5);
  });
});
