import { describe, expect, it } from 'vitest';
import { DEFAULT_LAYOUT } from '@/lib/list/columns/column-layout';
import { exactLink, listLink, type ShownList, withColumns } from './list-link';

const USERS = 'https://f.example/all-users';
const shown: ShownList = {
  pageNumber: 1,
  pageSize: 10,
  timeZone: 'UTC',
  defaultTimeZone: 'UTC',
  createdUntil: '2026-11-22T15:04:05.678Z',
};

describe('LIST-12 LIST-13 COPY-4 the link of a list', () => {
  it.each([
    ['filters', '?country=a,b', {}, '?country=a,b'],
    ['columns where they differ', '', { hidden: ['uid', 'region'] }, '?hide=region.uid'],
    ['no columns that are not shown', '?hide=region&q=port', {}, '?q=port'],
    [
      'order, pins and widths',
      '?order=uid&width=uid-90',
      { order: ['status', 'uid'], pinned: ['status'], widths: { uid: 120 } },
      '?order=status.uid&pin=status&width=uid-120',
    ],
  ])('has %s', (_, query, layout, link) => {
    expect(listLink(USERS + query, { ...DEFAULT_LAYOUT, ...layout }, shown)).toBe(USERS + link);
  });

  it('has size and time zone where they are not the default', () => {
    const link = (address: string, changes: Partial<ShownList>) =>
      listLink(address, DEFAULT_LAYOUT, { ...shown, ...changes });
    expect(link(`${USERS}?q=port`, { pageSize: 50, timeZone: 'Asia/Tokyo' })).toBe(
      `${USERS}?q=port&pageSize=50&zone=Asia%2FTokyo`,
    );
    expect(link(`${USERS}?pageSize=10&zone=UTC`, {})).toBe(USERS);
    expect(link(USERS, { defaultTimeZone: 'Europe/London' })).toBe(`${USERS}?zone=UTC`);
  });

  it('shows the peeked record and the view that are on the screen', () => {
    expect(listLink(`${USERS}?view=Mine&peek=u-1`, DEFAULT_LAYOUT, shown)).toBe(`${USERS}?view=Mine&peek=u-1`);
  });
});

describe('COPY-4 the exact link', () => {
  const exact = (query: string, layout = {}, changes: Partial<ShownList> = {}) =>
    Object.fromEntries(
      new URL(exactLink(USERS + query, { ...DEFAULT_LAYOUT, ...layout }, { ...shown, ...changes })).searchParams,
    );

  it('pins page, size, columns and zone where they are the default, and what had been created', () => {
    expect(exact('?q=port&sortedBy=-name')).toEqual({
      q: 'port',
      sortedBy: '-name',
      pageSize: '10',
      pageNumber: '1',
      zone: 'UTC',
      hide: '',
      createdTo: '2026-11-22T15:04:05.678Z',
    });
  });

  it('pins what is shown, not what the address asked for, without its view and its peek', () => {
    expect(
      exact(
        '?pageNumber=99&pageSize=7&view=Mine&peek=u-1&createdTo=2026-11-30',
        { hidden: ['uid'], order: ['name'] },
        {
          pageNumber: 3,
          pageSize: 20,
          timeZone: 'Asia/Tokyo',
        },
      ),
    ).toEqual({
      pageSize: '20',
      pageNumber: '3',
      zone: 'Asia/Tokyo',
      hide: 'uid',
      order: 'name',
      createdTo: '2026-11-22T15:04:05.678Z',
    });
  });

  it('names no moment of its own where the rows have none', () => {
    expect(exact('', {}, { createdUntil: null })).not.toHaveProperty('createdTo');
    expect(exact('?createdTo=2026-11-21', {}, { createdUntil: null }).createdTo).toBe('2026-11-21');
  });
});

it('PRINT-1 the columns of an address are named also where they are the default', () => {
  expect(withColumns(`${USERS}?hide=gone&zone=UTC`, DEFAULT_LAYOUT, { all: true })).toBe(`${USERS}?zone=UTC&hide=`);
});
