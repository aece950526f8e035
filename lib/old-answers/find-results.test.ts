import { expect, it, vi } from 'vitest';
import type { Row } from '@/lib/contract/page';
import { RequestFailed } from '@/lib/contract/result';
import type { OpenedList } from '@/lib/list/rows/opened-list';
import { findResults } from './find-results';

vi.mock('server-only', () => ({}));

type Item = { uid: string };
const broken: Row<Item> = { ok: false, uid: null, faults: ['items[1].uid: Required'] };

function listOf(results?: 'page') {
  const paging = { pageNumber: 2, pageSize: 10, total: 25 };
  const state = { ...paging, sortedBy: '', q: '', filters: {}, columns: null, results };
  const rows = [{ ok: true, item: { uid: 'a' } }, broken, { ok: true, item: { uid: 'b' } }];
  const answer = { ok: true, value: { endpoint: 'events.list', rows, paging } };
  return { pathname: '/all-users/u/events', state, answer } as unknown as OpenedList<Item>;
}

it('RESULT-2 results are fetched only when asked, on the page that is shown', async () => {
  const fetchResult = vi.fn(async ({ uid }: Item) => uid.toUpperCase());
  const off = await findResults(listOf(), fetchResult);
  expect(fetchResult).not.toHaveBeenCalled();
  expect(off).toMatchObject({ isOn: false, toggleHref: '/all-users/u/events?pageNumber=2&results=page' });
  const on = await findResults(listOf('page'), fetchResult);
  expect(on).toMatchObject({ isOn: true, toggleHref: '/all-users/u/events?pageNumber=2' });
  expect([...on.found]).toEqual([
    ['a', { ok: true, value: 'A' }],
    ['b', { ok: true, value: 'B' }],
  ]);
});

it('RESULT-2 one that failed takes no other with it', async () => {
  const { found } = await findResults(listOf('page'), async ({ uid }) => {
    if (uid === 'a') throw new RequestFailed(409, 'Closed for the day');
    return uid;
  });
  expect(found.get('a')).toMatchObject({ ok: false, failure: { message: 'Closed for the day' } });
  expect(found.get('b')).toEqual({ ok: true, value: 'b' });
});
