import { describe, expect, it } from 'vitest';
import { DEFAULT_LAYOUT } from '@/lib/list/columns/column-layout';
import { listLink, type ShownList, withColumns } from './list-link';

const USERS = 'https://f.example/all-users';
const shown: ShownList = {
  pageSize: 10,
  timeZone: 'UTC',
  defaultTimeZone: 'UTC',
};

describe('LIST-12 LIST-13 COPY-4 the link of a list', () => {
  it.each([
    ['filters', '?country=a,b', {}, '?country=a,b'],
    ['columns where they differ', '', { hidden: ['uid', 'region'] }, '?hide=region.uid'],
    ['no columns that are not shown', '?hide=region&q=port', {}, '?q=port'],
    ['the order', '?order=uid', { order: ['status', 'uid'] }, '?order=status.uid'],
  ])('has %s', (_, query, layout, link) => {
    expect(listLink(USERS + query, { ...DEFAULT_LAYOUT, ...layout }, shown)).toBe(USERS + link);
  });

  it('has all columns where some are hidden by default, and none where those are', () => {
    const declared = { order: [], hidden: ['winner', 'uid'] };
    expect(listLink(USERS, DEFAULT_LAYOUT, shown, declared)).toBe(`${USERS}?hide=`);
    expect(listLink(USERS, { order: [], hidden: ['uid', 'winner'] }, shown, declared)).toBe(USERS);
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

it('PRINT-1 the columns of an address are named also where they are the default', () => {
  expect(withColumns(`${USERS}?hide=gone&zone=UTC`, DEFAULT_LAYOUT)).toBe(`${USERS}?zone=UTC&hide=`);
});
