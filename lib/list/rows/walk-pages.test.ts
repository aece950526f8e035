import { describe, expect, it } from 'vitest';
import type { Page, Row } from '@/lib/contract/page';
import { RequestFailed } from '@/lib/contract/result';
import { walkPages } from './walk-pages';

type Item = { uid: string };

const sound = (uid: string): Row<Item> => ({ ok: true, item: { uid } });
const broken: Row<Item> = { ok: false, uid: 'x', faults: ['items[1].name: Required', 'items[1].status: Required'] };

/** Mocks a list with these pages, by default of two rows. */
function listOf(pages: Row<Item>[][], totals: (number | null)[], pageSize = 2) {
  const requested: number[] = [];
  const list = async (pageNumber: number): Promise<Page<Item>> => {
    requested.push(pageNumber);
    const total = totals[Math.min(pageNumber, totals.length) - 1];
    if (total === undefined) throw new Error('The test must declare a total for each page');
    return { endpoint: 'users.list', rows: pages[pageNumber - 1] ?? [], paging: { pageNumber, pageSize, total } };
  };
  return { list, requested };
}

async function walked(list: (pageNumber: number) => Promise<Page<Item>>) {
  const walk = await walkPages(list);
  const uids: string[] = [];
  for await (const batch of walk.batches) uids.push(...batch.map(({ uid }) => uid));
  return { uids, receipt: walk.receipt() };
}

const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map(sound) as [Row<Item>, Row<Item>, Row<Item>, Row<Item>, Row<Item>];

describe('walkPages', () => {
  it.each<[string, Row<Item>[][], number[], string[], number[]]>([
    ['an empty list', [[]], [0], [], [1]],
    ['one page', [[a, b]], [2], ['a', 'b'], [1]],
    ['several pages, the last not full', [[a, b], [c, d], [e]], [5], ['a', 'b', 'c', 'd', 'e'], [1, 2, 3]],
  ])('walkPages loads %s in order and requests no further page', async (_, pages, totals, uids, requested) => {
    const source = listOf(pages, totals);
    const walk = await walked(source.list);
    expect(walk.uids).toEqual(uids);
    expect(source.requested).toEqual(requested);
    const count = uids.length;
    expect(walk.receipt).toEqual({ by: 'app', expected: count, received: count, written: count, gaps: [] });
  });

  it('walkPages loads a list without a total to its end, and reports no expected number of rows', async () => {
    const { list, requested } = listOf([[a, b], [c, d], [e]], [null, null, 5]);
    const { uids, receipt } = await walked(list);
    expect(uids).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(requested).toEqual([1, 2, 3]);
    expect(receipt).toMatchObject({ expected: null, written: 5, gaps: [] });
  });

  it('without a total, walkPages stops when the API repeats a page', async () => {
    const list = async (pageNumber: number) => ({
      endpoint: 'users.list',
      rows: [a, b],
      paging: { pageNumber, pageSize: 2, total: null },
    });
    const { uids, receipt } = await walked(list);
    expect(uids).toEqual(['a', 'b']);
    expect(receipt).toMatchObject({ received: 4, written: 2 });
  });

  it('walkPages loads a page only when the caller asks for it', async () => {
    const source = listOf([[a, b], [c, d], [e]], [5]);
    const { batches } = await walkPages(source.list);
    await batches.next();
    expect(source.requested).toEqual([1]);
    await batches.next();
    expect(source.requested).toEqual([1, 2]);
    await batches.return();
    expect(await batches.next()).toEqual({ done: true, value: undefined });
    expect(source.requested).toEqual([1, 2]);
  });

  it('walkPages returns a repeated row once and reports that it was repeated', async () => {
    const { uids, receipt } = await walked(
      listOf(
        [
          [a, b],
          [b, c],
        ],
        [4],
      ).list,
    );
    expect(uids).toEqual(['a', 'b', 'c']);
    expect(receipt).toMatchObject({ expected: 4, received: 4, written: 3 });
    expect(receipt.gaps).toEqual(['1 row arrived twice and is saved once: the list changed during the export']);
  });

  it('walkPages counts an invalid row as missing and reports which field is wrong', async () => {
    const { uids, receipt } = await walked(listOf([[a, broken], [c]], [3]).list);
    expect(uids).toEqual(['a', 'c']);
    expect(receipt).toMatchObject({ expected: 3, received: 3, written: 2 });
    expect(receipt.gaps).toEqual(['1 row could not be read and is left out: items[1].name: Required']);
  });

  it.each<[string, Row<Item>[][], number[], string[], string]>([
    ['grows', [[a, b], [c, d], [e]], [4, 5], ['a', 'b', 'c', 'd', 'e'], 'from 4 to 5'],
    ['shrinks', [[a, b], [c]], [5, 3], ['a', 'b', 'c'], 'from 5 to 3'],
    ['loses its last pages', [[a, b], []], [5, 2], ['a', 'b'], 'from 5 to 2'],
  ])('walkPages reports that the list %s while it is loaded', async (_, pages, totals, uids, words) => {
    const walk = await walked(listOf(pages, totals).list);
    expect(walk.uids).toEqual(uids);
    expect(walk.receipt.gaps).toEqual([`The total changed ${words} during the export`]);
  });

  it('walkPages stops when the API sends the last page again', async () => {
    const list = async (wanted: number): Promise<Page<Item>> => {
      const pageNumber = Math.min(wanted, 2);
      return {
        endpoint: 'users.list',
        rows: pageNumber === 1 ? [a, b] : [c],
        paging: { pageNumber, pageSize: 2, total: 7 },
      };
    };
    const { uids, receipt } = await walked(list);
    expect(uids).toEqual(['a', 'b', 'c']);
    expect(receipt).toMatchObject({ expected: 7, received: 3, written: 3 });
  });

  it('walkPages uses the page size of the responses, not the requested one', async () => {
    const source = listOf([[a], [b], [c]], [3], 1);
    expect((await walked(source.list)).uids).toEqual(['a', 'b', 'c']);
  });

  it('if the first page fails, walkPages throws its error and returns no rows', async () => {
    const refused = new RequestFailed(404, 'There is no user with this uid');
    await expect(walkPages(() => Promise.reject(refused))).rejects.toBe(refused);
  });

  it('walkPages throws the error of a later page, so that earlier rows do not look like the whole list', async () => {
    const refused = new RequestFailed(500, 'The golf service had a problem');
    const source = listOf([[a, b]], [4]);
    const walk = await walkPages((page) => (page === 1 ? source.list(page) : Promise.reject(refused)));
    expect((await walk.batches.next()).value).toHaveLength(2);
    await expect(walk.batches.next()).rejects.toBe(refused);
  });

  describe('walkPages when the API ignores the filter by group', () => {
    const foreignRows = { of: 'group', foreign: 2, unnamed: 0, unchecked: 0 };
    const page = (pageNumber: number, rows: Row<Item>[], last: string, total: number | null): Page<Item> => ({
      endpoint: 'events.list',
      rows,
      paging: { pageNumber, pageSize: 2, total: null },
      foreignRows: { ...foreignRows, foreign: 2 - rows.length, last, total },
    });

    it('LIST-15 walkPages continues after a page without rows of the group', async () => {
      const pages = [page(1, [], 'x', 6), page(2, [a], 'y', 6), page(3, [b], 'z', 6)];
      const { uids, receipt } = await walked(async (wanted) => pages[wanted - 1] as Page<Item>);
      expect(uids).toEqual(['a', 'b']);
      expect(receipt).toEqual({
        by: 'app',
        expected: null,
        received: 6,
        written: 2,
        gaps: ['4 rows that do not belong to this group are left out'],
      });
    });

    it('LIST-15 walkPages stops when an API without a total repeats a page of other groups’ rows', async () => {
      const pages = [page(1, [], 'x', null), page(2, [], 'y', null), page(3, [], 'y', null)];
      const requested: number[] = [];
      const { uids } = await walked(async (wanted) => {
        requested.push(wanted);
        return pages[wanted - 1] as Page<Item>;
      });
      expect(uids).toEqual([]);
      expect(requested).toEqual([1, 2, 3]);
    });
  });
});
