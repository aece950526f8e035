import { expect, it } from 'vitest';
import { copiedRow, copiedRows } from './copied-rows';
import type { ListModel, ReadRow } from './list-model';

const row: ReadRow = {
  uid: 'u1',
  href: '/all-users/u1',
  name: 'Ann Lee',
  texts: ['Ann Lee', null, '2026-11-01 10:00'],
  unread: [1],
  links: {},
  cells: {},
};

const model: ListModel = {
  label: 'Users',
  address: '/all-users',
  fetchedAt: 0,
  paging: { pageNumber: 1, pageSize: 10, total: 2, pages: 3 },
  sorting: null,
  heads: [
    { id: 'name', header: 'Name', width: 100 },
    { id: 'status', header: 'Status', width: 100 },
    { id: 'createdAt', header: 'Created', note: 'UTC', width: 100 },
  ],
  rows: [row, { uid: 'u2', fault: 'status: Required' }],
  isPart: false,
};
const origin = 'https://office.test';

it('COPY-1 a row is copied by the columns that are shown, in their order, with its link whole', () => {
  expect(copiedRow(model, { ids: ['createdAt', 'name'], origin }, row)).toEqual({
    id: 'u1',
    link: 'https://office.test/all-users/u1',
    fields: [
      ['Created (UTC)', '2026-11-01 10:00'],
      ['Name', 'Ann Lee'],
    ],
    unread: 0,
  });
});

it('COPY-1 COPY-2 where the list says a word of a row, the rows of the page have it as a note', () => {
  const noted = {
    ...model,
    rows: [
      { ...row, word: 'You' },
      { ...row, uid: 'u3' },
    ],
  };
  const { rows } = copiedRows(noted, { ids: ['name'], origin });
  expect(rows.map(({ fields }) => fields.at(-1))).toEqual([
    ['Note', 'You'],
    ['Note', null],
  ]);
});

it('COPY-3 a field that could not be read is counted where its column is shown, a row that could not is left out', () => {
  const { rows, broken } = copiedRows(model, { ids: ['name', 'status'], origin });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    unread: 1,
    fields: [
      ['Name', 'Ann Lee'],
      ['Status', null],
    ],
  });
  expect(broken).toBe(1);
});
