import { expect, it } from 'vitest';
import type { ForeignRows, Page } from '@/lib/contract/page';
import { everyPage } from './every-page';

const FOREIGN: ForeignRows = { of: 'group', foreign: 0, unnamed: 0, unchecked: 0, last: null, total: null };

/** Mocks an API with `rows` rows that sends at most `cap` of them per page. */
function api({ rows, cap = 100, total = rows }: { rows: number; cap?: number; total?: number | null }) {
  const asked: number[] = [];
  const list = async ({ pageNumber, pageSize }: { pageNumber: number; pageSize: number }): Promise<Page<number>> => {
    asked.push(pageNumber);
    const size = Math.min(pageSize, cap);
    const here = Array.from({ length: rows }, (_, row) => row).slice((pageNumber - 1) * size, pageNumber * size);
    const isEnd = here.length < size;
    return {
      endpoint: 'users.list',
      rows: here.map((item) => ({ ok: true, item })),
      paging: { pageNumber, pageSize: size, total: total ?? (isEnd ? rows : null) },
    };
  };
  return { list, asked };
}

const numbersOf = (page: Page<number>) => page.rows.map((row) => row.ok && row.item);
const upTo = (rows: number) => Array.from({ length: rows }, (_, row) => row);

it.each([
  ['one page', { rows: 100 }, 500, 100, [1]],
  ['several pages', { rows: 240 }, 500, 240, [1, 2, 3]],
  ['pages of 50 if the API sends no more', { rows: 80, cap: 50 }, 500, 80, [1, 2]],
  ['the first 500 of 900 rows', { rows: 900 }, 500, 500, [1, 2, 3, 4, 5]],
  ['the first 70 rows from pages of 50', { rows: 900, cap: 50 }, 70, 70, [1, 2]],
  ['pages of 10 if the API sends no more', { rows: 95, cap: 10 }, 500, 95, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ['no rows', { rows: 0 }, 500, 0, [1]],
  ['a list without a total, until its end', { rows: 240, total: null }, 500, 240, [1, 2, 3]],
])('everyPage loads %s', async (_, given, most, expected, pages) => {
  const { list, asked } = api(given);
  const all = await everyPage(list, most);
  expect(numbersOf(all)).toEqual(upTo(expected));
  expect(all.paging.total).toBe(given.rows);
  expect(asked).toEqual(pages);
});

it('everyPage stops after 20 calls if the API sends one row per page and 100 rows are wanted', async () => {
  const { list, asked } = api({ rows: 900, cap: 1 });
  await everyPage(list, 100);
  expect(asked).toHaveLength(20);
});

it('LIST-15 everyPage also loads pages with rows of other records, and counts these rows over all pages', async () => {
  const { list } = api({ rows: 240 });
  const own: typeof list = async (place) => {
    const page = await list(place);
    const rows = page.rows.filter((row) => row.ok && row.item % 2 === 0);
    const foreignRows = { ...FOREIGN, foreign: page.rows.length - rows.length, total: page.paging.total };
    return { ...page, rows, paging: { ...page.paging, total: null }, foreignRows };
  };
  const all = await everyPage(own);
  expect(numbersOf(all)).toEqual(upTo(240).filter((row) => row % 2 === 0));
  expect(all.paging.total).toBeNull();
  expect(all.foreignRows).toMatchObject({ foreign: 120 });
});
