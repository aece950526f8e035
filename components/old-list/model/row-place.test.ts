import { expect, it } from 'vitest';
import type { ListModel, ModelRow } from './list-model';
import { openedFromList, placeOnPage } from './row-place';

const row = (uid: string, name: string | null = uid.toUpperCase()): ModelRow => ({
  uid,
  href: `/all-users/${uid}`,
  name,
  texts: [],
  unread: [],
  links: {},
  cells: {},
});

const model: ListModel = {
  label: 'Users',
  address: '/all-users?pageNumber=2',
  fetchedAt: 5000,
  paging: { pageNumber: 2, pageSize: 10, total: 14, pages: 3 },
  sorting: null,
  heads: [],
  rows: [row('a'), { uid: null, fault: 'uid: Required' }, row('b'), row('c')],
  isPart: false,
};

it('PEEK-2 a row has its place among the rows of the page that can be peeked at', () => {
  expect(placeOnPage(model, 'b')).toEqual({ name: 'B', words: '2 of 3 on this page', previous: 'a', next: 'c' });
  expect(placeOnPage(model, 'c').next).toBeUndefined();
});

it('PEEK-2 the word that the list says of a row is beside its place', () => {
  const rows = model.rows.map((one) => (one.uid === 'b' ? { ...one, word: 'Abandoned' } : one));
  expect(placeOnPage({ ...model, rows }, 'b').words).toBe('2 of 3 on this page · Abandoned');
});

it('PEEK-4 of a row that is not on the page the first row is the next', () => {
  expect(placeOnPage(model, 'x')).toEqual({ name: '', words: '', previous: undefined, next: 'a' });
  expect(placeOnPage(undefined, 'a').next).toBeUndefined();
});

it('NEXT-1 a record keeps the rows of its list, its place and when they were read', () => {
  expect(openedFromList(model, 'b', '/all-users?pageNumber=2')).toEqual({
    list: '/all-users?pageNumber=2',
    label: 'Users',
    page: 2,
    size: 10,
    total: 14,
    rows: [
      { uid: 'a', href: '/all-users/a' },
      null,
      { uid: 'b', href: '/all-users/b' },
      { uid: 'c', href: '/all-users/c' },
    ],
    at: 2,
    read: 5000,
  });
});

it('NEXT-1 rows without a peek, and lists that could not be read, have no neighbours', () => {
  expect(openedFromList({ ...model, rows: [row('a', null)] }, 'a', '/all-users')).toBeNull();
  expect(openedFromList({ ...model, paging: null }, 'a', '/all-users')).toBeNull();
});

it('NEXT-2 where only some of the page are shown, their places are asked for', () => {
  expect(openedFromList({ ...model, isPart: true }, 'a', '/all-users')?.read).toBe(0);
});
