import { describe, expect, it } from 'vitest';
import { foundAgain, neighbourIn, type OpenedFrom, onPage, pageBeyond, positionText } from './neighbours';

const row = (uid: string) => ({ uid, href: `/all-users/${uid}` });
const opened: OpenedFrom = {
  list: '/all-users?q=abc&pageNumber=2',
  label: 'Users',
  page: 2,
  size: 3,
  total: 241,
  rows: [row('d'), null, row('f')],
  at: 0,
  read: 0,
};

describe('the previous and next record of a list', () => {
  it('NEXT-1 a record’s position counts the rows of earlier pages', () => {
    expect(positionText({ ...opened, at: 2 }, String)).toBe('6 of 241');
    expect(positionText({ ...opened, total: null }, String)).toBe('4 of more than 6');
  });

  it('NEXT-1 a row that could not be parsed is skipped', () => {
    expect(neighbourIn(opened, 1)).toBe(2);
    expect(neighbourIn(opened, -1)).toBe(null);
    expect(neighbourIn({ ...opened, at: 2 }, -1)).toBe(0);
  });

  it.each([
    [opened, -1, 1],
    [opened, 1, 3],
    [{ ...opened, page: 1 }, -1, null],
    [{ ...opened, total: 6 }, 1, null],
    [{ ...opened, total: null }, 1, 3],
    [{ ...opened, total: null, size: 4 }, 1, null],
  ] as const)(
    'NEXT-2 the number of the previous or next page is null where there is none (case %#)',
    (of, step, page) => expect(pageBeyond(of, step)).toBe(page),
  );

  it('NEXT-2 the URL of the previous or next page keeps search, filters and order', () => {
    expect(onPage(opened.list, 3)).toBe('/all-users?q=abc&pageNumber=3');
    expect(onPage(opened.list, 1)).toBe('/all-users?q=abc');
    expect(onPage('/all-users?pageNumber=2', 1)).toBe('/all-users');
    expect(onPage('/all-users?pageNumber=2&status=A,B', 3)).toBe('/all-users?pageNumber=3&status=A,B');
  });

  it('NEXT-3 a record is found if it has moved within its page, but not if it has left the page', () => {
    const now = { page: 2, size: 3, total: 242, rows: [row('c'), row('d'), null] };
    expect(foundAgain(opened, now, 7)).toEqual({ ...opened, ...now, at: 1, read: 7 });
    expect(foundAgain(opened, { ...now, rows: [row('c')] }, 7)).toBe(null);
  });
});
