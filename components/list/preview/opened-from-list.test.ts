import { beforeEach, expect, it, vi } from 'vitest';
import { keepOpenedFrom } from '@/components/navigation/opened-from';
import { keepListOf } from './opened-from-list';

vi.mock('@/components/navigation/opened-from', () => ({ keepOpenedFrom: vi.fn() }));

beforeEach(() => vi.clearAllMocks());

it.each([
  ['/events/e1', '/events', 1],
  ['/events/e1', '/events/e10/rounds', 1],
  ['/events/e1?tab=individuals', '/events/e1/rounds', 0],
])('NEXT-1 opening the row %s of the list %s stores the page of the list %i times', (href, pathname, times) => {
  vi.stubGlobal('location', { pathname });
  const row = { uid: 'r1', href, name: 'Medal', texts: {}, cells: {}, facts: {} };
  const paging = { pageNumber: 1, pageSize: 10, total: 1 };
  keepListOf(row, { label: 'Event rounds', rows: [row], paging, loadedAt: 0 }, pathname);
  expect(keepOpenedFrom).toHaveBeenCalledTimes(times);
});
