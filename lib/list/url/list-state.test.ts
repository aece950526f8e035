import { describe, expect, it } from 'vitest';
import { FriendlyRoundsQuery } from '@/lib/contract/friendly-rounds';
import { DEFAULT_LAYOUT } from '@/lib/list/columns/column-layout';
import { toApiQuery } from './api-query';
import { isSearchable, type ListState, listHref, nextSort, pageCount, readListState, readParams } from './list-state';

const bare: ListState = { pageNumber: 1, pageSize: 10, sortedBy: '', q: '', filters: {}, unread: [], columns: null };

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
    ['an invalid page with a valid page size', { pageNumber: '-2', pageSize: '20' }, { ...bare, pageSize: 20 }],
  ])('LIST-1 LIST-10 readListState accepts a URL with %s', (_, params, state) => {
    expect(readListState(FriendlyRoundsQuery, params)).toEqual(state);
  });

  it.each(['0', '-1', '1.5', 'NaN', 'Infinity', '1e99', '0x10x', '', ' ', 'one', '9'.repeat(40), '٣'])(
    'LIST-10 the invalid page %j in a URL becomes the first page',
    (pageNumber) => {
      expect(readListState(FriendlyRoundsQuery, { pageNumber }).pageNumber).toBe(1);
    },
  );
});

describe('a search that the API refuses, in a URL', () => {
  it.each([
    ['with a NUL', 'abc\0def', 'Search “abc def” is too long or has an invalid character'],
    ['that is too long', 'x'.repeat(201), `Search “${'x'.repeat(40)}…” is too long or has an invalid character`],
  ])('LIST-25 a search %s is named and not applied', (_, q, words) => {
    const state = readListState(FriendlyRoundsQuery, { q });
    expect(state).toMatchObject({ q: '', unread: [{ label: 'Search', values: { q }, words }] });
    expect(readListState(FriendlyRoundsQuery, { q: ['fine', q] }).unread).toEqual([]);
  });
});

describe('readParams', () => {
  it('LIST-25 a link that was HTML-encoded twice has the same parameters', () => {
    const params = new URLSearchParams('q=thomas&amp;pageSize=20&amp;amp;sortedBy=name&amp;q=lost&status=A&status=B');
    const read = { q: ['thomas'], pageSize: ['20'], sortedBy: ['name'], status: ['A', 'B'] };
    expect(readParams(params)).toEqual(read);
    expect(readParams({ q: 'thomas', 'amp;pageSize': '20', status: ['A', 'B'] })).toEqual({
      q: 'thomas',
      pageSize: '20',
      status: ['A', 'B'],
    });
  });
});

describe('isSearchable', () => {
  it.each([
    ['', true],
    ['po', false],
    ['por', true],
    ['  a ', false],
    ['山田', false],
    ['山田太', true],
  ])('LIST-4 whether the text %j is long enough to search for: %s', (q, applied) => {
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
  ])('LIST-8 from the order %j, a click on %s changes the order to %j', (sortedBy, key, next) => {
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

describe('listHref and filters that are not applied', () => {
  const unread: ListState['unread'] = [
    { label: 'Search', values: { q: 'a\0b' }, words: '' },
    { label: 'Handicap', values: { handicapMin: 'abc', handicapMax: '20' }, words: '' },
  ];
  const state: ListState = { ...bare, filters: { status: 'ACTIVE' }, unread };
  it.each([
    [
      'keep them on another page',
      { pageNumber: 2 },
      '?pageNumber=2&q=a%00b&handicapMin=abc&handicapMax=20&status=ACTIVE',
    ],
    ['replace a filter', { filters: { handicapMax: '9' } }, '?q=a%00b&handicapMax=9'],
    ['replace the search', { q: 'port' }, '?q=port&handicapMin=abc&handicapMax=20&status=ACTIVE'],
    ['remove the search', { q: '' }, '?handicapMin=abc&handicapMax=20&status=ACTIVE'],
    ['remove one of them', { unread: unread.slice(0, 1) }, '?q=a%00b&status=ACTIVE'],
  ])('LIST-25 links of the list %s', (_, changes, query) => {
    expect(listHref('', state, changes)).toBe(query);
  });
});

describe('LIST-6 pageCount', () => {
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
