import { describe, expect, it } from 'vitest';
import { DEFAULT_LAYOUT } from '@/lib/list/columns/column-layout';
import { listLink, type ShownList, withColumns } from './list-link';

const USERS = 'https://f.example/all-users';
const shown: ShownList = { pageSize: 10, timeZone: 'UTC', defaultTimeZone: 'UTC' };

describe('listLink and withColumns', () => {
  it.each([
    ['filters', '?country=a,b', {}, '?country=a,b'],
    ['columns if they differ from the default', '', { hidden: ['uid', 'region'] }, '?hide=region.uid'],
    ['no columns of an earlier address', '?hide=region&q=port', {}, '?q=port'],
    ['the order of the columns', '?order=uid', { order: ['status', 'uid'] }, '?order=status.uid'],
  ])('LIST-12 LIST-13 COPY-4 the link of a list contains %s', (_, query, layout, link) => {
    expect(listLink(USERS + query, { ...DEFAULT_LAYOUT, ...layout }, shown)).toBe(USERS + link);
  });

  it('LIST-13 for a list that hides columns by default, the link has “hide=” when all are shown, and nothing by default', () => {
    const declared = { order: [], hidden: ['winner', 'uid'] };
    expect(listLink(USERS, DEFAULT_LAYOUT, shown, declared)).toBe(`${USERS}?hide=`);
    expect(listLink(USERS, { order: [], hidden: ['uid', 'winner'] }, shown, declared)).toBe(USERS);
  });

  it('COPY-4 the link of a list contains page size and time zone unless they are the default', () => {
    const link = (address: string, changes: Partial<ShownList>) =>
      listLink(address, DEFAULT_LAYOUT, { ...shown, ...changes });
    expect(link(`${USERS}?q=port`, { pageSize: 50, timeZone: 'Asia/Tokyo' })).toBe(
      `${USERS}?q=port&pageSize=50&zone=Asia%2FTokyo`,
    );
    expect(link(`${USERS}?pageSize=10&zone=UTC`, {})).toBe(USERS);
    expect(link(USERS, { defaultTimeZone: 'Europe/London' })).toBe(`${USERS}?zone=UTC`);
  });

  it('LIST-12 the link of a list contains the open preview and view', () => {
    expect(listLink(`${USERS}?view=Mine&preview=u-1`, DEFAULT_LAYOUT, shown)).toBe(`${USERS}?view=Mine&preview=u-1`);
  });
});

it('PRINT-1 the link for printing always contains the columns', () => {
  expect(withColumns(`${USERS}?hide=gone&zone=UTC`, DEFAULT_LAYOUT)).toBe(`${USERS}?zone=UTC&hide=`);
});
