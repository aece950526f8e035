import { describe, expect, it, vi } from 'vitest';
import type { Row } from '@/lib/contract/page';
import { RequestFailed } from '@/lib/contract/result';
import type { OpenedList } from '@/lib/list/rows/opened-list';
import { findIssues } from './find-issues';

vi.mock('server-only', () => ({}));

type Item = { uid: string };
const rowsOf = (...uids: string[]): Row<Item>[] => uids.map((uid) => ({ ok: true, item: { uid } }));

function listOf(rows: Row<Item>[], check?: 'page', paging = { pageNumber: 1, pageSize: 10, total: 25 }) {
  const state = { ...paging, sortedBy: '', q: '', filters: { country: 'c-1' }, columns: null, check };
  const answer = { ok: true, value: { endpoint: 'courses.list', rows, paging } };
  return { pathname: '/events/event-courses', state, answer } as unknown as OpenedList<Item>;
}

const odd = async ({ uid }: Item) => (uid.startsWith('odd') ? ['Par 7 on hole 2.'] : []);

describe('CHECK-4 a page is looked through', () => {
  it('only when asked: no record is fetched before', async () => {
    const wordsOf = vi.fn(odd);
    const { looked, list } = await findIssues(listOf(rowsOf('odd-1', 'c-2')), { wordsOf });
    expect(wordsOf).not.toHaveBeenCalled();
    expect(looked).toMatchObject({ isOn: false, counts: null });
    expect(looked.toggleHref).toBe('/events/event-courses?country=c-1&check=page');
    expect(list.answer).toMatchObject({ value: { rows: { length: 2 } } });
  });

  it('for its own rows: those to check stay, with their words; broken rows stay', async () => {
    const broken: Row<Item> = { ok: false, uid: null, faults: ['items[3].uid: Required'] };
    const rows = [...rowsOf('c-1', 'odd-2', 'c-3'), broken];
    const { looked, list } = await findIssues(listOf(rows, 'page'), { wordsOf: odd });
    expect(list.answer).toMatchObject({ value: { rows: [{ item: { uid: 'odd-2' } }, broken], paging: { total: 25 } } });
    expect(looked.counts).toEqual({ rows: 4, found: 1, failed: 0, why: null, isWhole: false });
    expect(looked.words.get('odd-2')).toEqual(['Par 7 on hole 2.']);
    expect(looked.nextHref).toBe('/events/event-courses?pageNumber=2&country=c-1&check=page');
    expect(looked.toggleHref).toBe('/events/event-courses?country=c-1');
  });

  it('one that could not be looked at is counted, is no finding, and takes no other with it', async () => {
    const wordsOf = async (item: Item) => {
      if (item.uid === 'c-1') throw new RequestFailed(409, 'Closed for the day');
      return odd(item);
    };
    const { looked } = await findIssues(listOf(rowsOf('c-1', 'odd-2'), 'page'), { wordsOf });
    expect(looked.counts).toEqual({ rows: 2, found: 1, failed: 1, why: 'Closed for the day', isWhole: false });
  });

  it('a page without any says so, not that the list is empty', async () => {
    const { list } = await findIssues(listOf(rowsOf('c-1'), 'page'), { wordsOf: odd });
    expect(list.noneShown).toBe('No row of this page is known to have something to check.');
    const { list: empty } = await findIssues(listOf([], 'page'), { wordsOf: odd });
    expect(empty.noneShown).toBeUndefined();
  });

  it('four records at a time', async () => {
    let running = 0;
    let most = 0;
    const wordsOf = async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      return [];
    };
    const uids = Array.from({ length: 30 }, (_, index) => `c-${index}`);
    await findIssues(listOf(rowsOf(...uids), 'page'), { wordsOf });
    expect(most).toBe(4);
  });

  it('every page where the row alone says it', async () => {
    const look = { wordsOf: () => ['In progress, overdue by 2 days.'], isFree: true } as const;
    const { list, looked } = await findIssues(listOf(rowsOf('e-1', 'e-2')), look);
    expect(list.answer).toMatchObject({ value: { rows: { length: 2 } } });
    expect(looked.counts?.found).toBe(2);
  });
});
