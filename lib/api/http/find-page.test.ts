import { describe, expect, it } from 'vitest';
import type { Page } from '@/lib/contract/page';
import { findPage, isComplete, pageSizeOf } from './find-page';

type Item = { uid: string };

/** `max` is the API's largest page size. If `saysItsSize` is false, responses report the requested size instead. */
type Manner = { max: number; saysItsSize: boolean };

function listOf(total: number, { max, saysItsSize }: Manner) {
  const calls: string[] = [];
  const fetchPage = async (pageNumber: number, asked: number): Promise<Page<Item>> => {
    calls.push(`${pageNumber}×${asked}`);
    const size = Math.min(asked, max);
    const from = (pageNumber - 1) * size;
    const rows = Array.from({ length: Math.max(0, Math.min(size, total - from)) }, (_, index) => ({
      ok: true as const,
      item: { uid: `u${from + index + 1}` },
    }));
    return { endpoint: 'users.list', rows, paging: { pageNumber, pageSize: saysItsSize ? size : asked, total } };
  };
  return { fetchPage, calls };
}

const manners: [string, Omit<Manner, 'max'>][] = [
  ['reports that size', { saysItsSize: true }],
  ['reports the requested size', { saysItsSize: false }],
];

describe.each(manners)('LIST-24 an API that sends at most fifty rows per page and %s', (_, manner) => {
  it.each([
    [57, 2],
    [130, 3],
    [257, 6],
    [1000, 20],
  ])(
    'LIST-24 if an API sends at most fifty rows per page, all %i rows are shown, each on exactly one page',
    async (total, pages) => {
      const uids: string[] = [];
      for (let wanted = 1; wanted <= pages; wanted += 1) {
        const { fetchPage, calls } = listOf(total, { max: 50, ...manner });
        const { rows, paging } = await findPage(fetchPage, wanted, 100);
        expect(paging).toEqual({ pageNumber: wanted, pageSize: 50, total });
        uids.push(...rows.flatMap((row) => (row.ok ? [row.item.uid] : [])));
        expect(calls.length).toBeLessThanOrEqual(4);
      }
      expect(uids).toEqual(Array.from({ length: total }, (__, index) => `u${index + 1}`));
    },
  );

  it('LIST-24 if a page after the last page is requested, the last page is shown', async () => {
    const { fetchPage } = listOf(130, { max: 50, ...manner });
    const { rows, paging } = await findPage(fetchPage, 99, 100);
    expect(paging).toEqual({ pageNumber: 3, pageSize: 50, total: 130 });
    expect(rows).toHaveLength(30);
  });

  it('LIST-24 an API that has already sent all requested rows gets no further call', async () => {
    for (const wanted of [1, 2]) {
      const { fetchPage, calls } = listOf(57, { max: 50, ...manner });
      expect((await findPage(fetchPage, wanted, 50)).paging.pageSize).toBe(50);
      expect(calls).toEqual([`${wanted}×50`]);
    }
  });
});

const page = { pageNumber: 1, pageSize: 100, total: 57, rowsLength: 57 };

it.each([
  ['a response with the requested size', page, 100],
  ['fewer rows than requested, although more exist', { ...page, rowsLength: 50 }, 50],
  ['a smaller size in the response', { ...page, pageSize: 50, rowsLength: 50 }, 50],
  ['more rows than requested', { ...page, pageSize: 10, rowsLength: 20 }, 20],
  ['no rows', { ...page, rowsLength: 0 }, 100],
  ['no total', { ...page, total: null, rowsLength: 50 }, 100],
])('LIST-24 the page size is computed from the first response: %s', (_, first, size) => {
  expect(pageSizeOf(first)).toBe(size);
});

it('LIST-24 if a row is deleted between two calls, number and size of the pages stay the same', async () => {
  const list = listOf(57, { max: 100, saysItsSize: true });
  const { paging } = await findPage(
    async (pageNumber, size) => {
      const answer = await list.fetchPage(pageNumber, size);
      return pageNumber === 6 ? { ...answer, rows: answer.rows.slice(1) } : answer;
    },
    6,
    10,
  );
  expect(paging).toEqual({ pageNumber: 6, pageSize: 10, total: 57 });
  expect(list.calls).toEqual(['6×10', '1×10']);
  expect(isComplete({ pageNumber: 6, pageSize: 10, total: 57, rowsLength: 6 })).toBe(false);
});
