import { expect, it } from 'vitest';
import { cellsOf, copyGaps, rowsCsv } from './copied-rows';
import type { TableRow } from './table-model';

const columns = [
  { id: 'createdAt', label: 'Created', note: 'UTC', width: 100 },
  { id: 'name', label: 'Name', width: 100 },
];
const row: TableRow = {
  uid: 'u1',
  href: '/all-users/u1',
  name: 'Ann Lee',
  texts: { name: 'Ann Lee', createdAt: '2026-11-01 10:00' },
  cells: {},
  facts: {},
};

it('COPY-1 a copied row has the visible columns in their order on screen, below the headings', () => {
  expect(cellsOf([row], columns)).toEqual([
    ['Created (UTC)', 'Name'],
    ['2026-11-01 10:00', 'Ann Lee'],
  ]);
});

it('COPY-3 copied rows come with a note about unreadable fields, and omit unreadable rows', () => {
  const faults = 'Unreadable: Name. Technical details: Required';
  const incomplete = { ...row, uid: 'u2', faults };
  expect(cellsOf([row, incomplete], columns).map((cells) => cells.at(-1))).toEqual(['Note', null, faults]);
  expect(copyGaps([row, incomplete, { uid: null, error: 'uid: Required' }])).toBe(
    'Fields of 1 row are unreadable and left empty. 1 row is unreadable and left out.',
  );
  expect(copyGaps([row])).toBeUndefined();
});

it('SEL-4 the CSV of selected rows has headings, a line per row, plain numbers, escaped formulas, and the id in the last column', () => {
  const texts = { uid: 'u2', name: '=1+1', handicap: '+1.2' };
  const rows = [row, { ...row, uid: 'u2', texts, numbers: { handicap: '-1.2' } }];
  const handicap = { id: 'handicap', label: 'Handicap', heading: 'Handicap (plus = negative)', width: 100 };
  const withId = [{ id: 'uid', label: 'User ID', width: 100 }, ...columns, handicap];
  expect(rowsCsv(rows, withId)).toBe(
    "\uFEFFCreated (UTC),Name,Handicap (plus = negative),User ID\r\n2026-11-01 10:00,Ann Lee,,\r\n,'=1+1,-1.2,u2\r\n",
  );
});
