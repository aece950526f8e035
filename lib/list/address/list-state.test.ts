import { describe, expect, it } from 'vitest';
import { FriendlyRoundsQuery } from '@/lib/contract/friendly-rounds';
import { DEFAULT_LAYOUT } from '@/lib/list/columns/column-layout';
import { toApiQuery } from './api-query';
import { isSearchable, type ListState, listHref, nextSort, pageCount, readListState } from './list-state';

const bare: ListState = { pageNumber: 1, pageSize: 10, sortedBy: '', q: '', filters: {}, columns: null };

describe('readListState', () => {
  it.each([
    ['an empty query', {}, bare],
    [
      'a query with all parameters',
      { pageNumber: '3', pageSize: '50', sortedBy: '-createdAt', q: ' port ' },
      { ...bare, pageNumber: 3, pageSize: 50, sortedBy: '-createdAt', q: 'port' },
    ],
    ['the unknown keys page and total', { page: '4', total: '9' }, bare],
    ['a page size that is not offered', { pageSize: '25' }, bare],
    ['an unknown sort key', { sortedBy: 'constructor' }, bare],
    ['repeated keys', { pageNumber: ['2', '9'] }, { ...bare, pageNumber: 2 }],
    ['a search with two letters, which stays in the search box', { q: 'po' }, { ...bare, q: 'po' }],
    ['a search with a NUL, which databases refuse', { q: 'abc\0def' }, bare],
    ['an invalid page with a valid page size', { pageNumber: '-2', pageSize: '20' }, { ...bare, pageSize: 20 }],
  ])('LIST-1 LIST-10 readListState accepts an address with %s', (_, params, state) => {
    expect(readListState(FriendlyRoundsQuery, params)).toEqual(state);
  });

  it.each(['0', '-1', '1.5', 'NaN', 'Infinity', '1e99', '0x10x', '', ' ', 'one', '9'.repeat(40), '٣'])(
    'LIST-10 an invalid page in the address (%j) becomes the first page',
    (pageNumber) => {
      expect(readListState(FriendlyRoundsQuery, { pageNumber }).pageNumber).toBe(1);
    },
  );
});

describe('isSearchable', () => {
  it.each([
    ['', true],
    ['po', false],
    ['por', true],
    ['  a ', false],
    ['山田', false],
    ['山田太', true],
  ])('LIST-4 whether the search text %j is long enough for a search: %s', (q, applied) => {
    expect(isSearchable(q)).toBe(applied);
    expect('search' in toApiQuery({ ...bare, q }, [], 'UTC')).toBe(applied && q !== '');
  });
});

describe('nextSort', () => {
  it.each([
    ['', 'status', 'status'],
    ['status', 'status', '-status'],
    ['-status', 'status', ''],
    ['-createdAt', 'status', 'status'],
  ])('LIST-8 if a list has the order %j, a click on %s changes the order to %j', (sortedBy, key, next) => {
    expect(nextSort(sortedBy, key)).toBe(next);
  });
});

describe('listHref', () => {
  const deep: ListState = { ...bare, pageNumber: 4, pageSize: 50, sortedBy: 'status', q: 'port' };
  it.each([
    ['LIST-1 a path without parameters for the default list', bare, {}, '/l'],
    ['LIST-1 all parameters', deep, {}, '/l?q=port&sortedBy=status&pageSize=50&pageNumber=4'],
    [
      'LIST-6 the address of the next page',
      deep,
      { pageNumber: 5 },
      '/l?q=port&sortedBy=status&pageSize=50&pageNumber=5',
    ],
    ['LIST-7 the first page for another page size', deep, { pageSize: 20 }, '/l?q=port&sortedBy=status&pageSize=20'],
    ['LIST-4 the first page for another search', deep, { q: '' }, '/l?sortedBy=status&pageSize=50'],
    ['LIST-8 the first page for another order', deep, { sortedBy: '' }, '/l?q=port&pageSize=50'],
    [
      'the first page for other filters',
      deep,
      { filters: { country: 'a,b' } },
      '/l?q=port&sortedBy=status&pageSize=50&country=a,b',
    ],
    ['a link that hides columns', bare, { columns: { ...DEFAULT_LAYOUT, hidden: ['uid', 'tee'] } }, '/l?hide=uid.tee'],
    ['encoded markup', bare, { q: '<b>&"' }, '/l?q=%3Cb%3E%26%22'],
  ])('listHref returns %s', (_, state, changes, href) => {
    expect(listHref('/l', state, changes)).toBe(href);
  });
});

describe('LIST-6 pageCount returns the number of pages', () => {
  it.each([
    [0, 10, 1],
    [1, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [374, 10, 38],
  ])('LIST-6 a list of %d rows with %d per page has %d pages', (total, size, pages) => {
    expect(pageCount(total, size)).toBe(pages);
  });
});
