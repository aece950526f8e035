import { expect, it } from 'vitest';
import type { Column, Head } from '@/components/old-cells/column';
import { deserialized, serialized } from '@/components/old-lazy/serialized';
import { ListProvider } from '@/components/old-list/list-provider';
import type { ListModel, ReadRow } from './list-model';

// These tests are `tsc`'s: where it let one of these pass, the line above it would be an error.

const draw = () => 'Ann';
const column: Column<{ uid: string }> = { id: 'uid', header: 'ID', width: 100, text: ({ uid }) => uid };
const row: ReadRow = { uid: 'a', href: null, name: null, texts: [], unread: [], links: {}, cells: {} };
const model: ListModel = {
  label: 'Users',
  address: '/all-users',
  fetchedAt: 0,
  paging: null,
  sorting: null,
  heads: [],
  rows: [row],
  isPart: false,
};

it('a column is no head: what it keeps on the server has no place there', () => {
  const { text: _, link: __, to: ___, cell: ____, sortKey: _____, played: ______, ...plain } = column;
  const heads: Head[] = [plain];
  // @ts-expect-error a column
  heads.push(column);
  // @ts-expect-error its way to draw a cell
  heads.push({ ...plain, cell: draw });
  expect(heads).toHaveLength(3);
});

it('a list goes to the browser as data and drawn nodes, never with a function', () => {
  const heads = [{ id: 'uid', header: 'ID', width: 100, sort: draw }];
  const rows = [{ ...row, draw }];
  const cells = [{ ...row, cells: { 0: { facts: { draw } } } }];
  const drawn = { ...model, rows: [{ ...row, cells: { 0: <b>Ann</b>, 1: ['Ann', null] } }] };
  const elements = [
    <ListProvider key="plain" model={model}>
      {null}
    </ListProvider>,
    <ListProvider key="drawn" model={drawn}>
      {null}
    </ListProvider>,
    // @ts-expect-error a function in a head
    <ListProvider key="head" model={{ ...model, heads }}>
      {null}
    </ListProvider>,
    // @ts-expect-error a function in a row
    <ListProvider key="row" model={{ ...model, rows }}>
      {null}
    </ListProvider>,
    // @ts-expect-error a function in the facts of a cell
    <ListProvider key="cell" model={{ ...model, rows: cells }}>
      {null}
    </ListProvider>,
    // @ts-expect-error a moment that is no text
    <ListProvider key="date" model={{ ...model, rows: [{ ...row, at: new Date(0) }] }}>
      {null}
    </ListProvider>,
  ];
  expect(elements).toHaveLength(6);
});

it("a dialog's facts are data", () => {
  expect(deserialized(serialized({ winner: { name: 'Ann’s "9"', holes: [1, null] } }))).toEqual({
    winner: { name: 'Ann’s "9"', holes: [1, null] },
  });
  // @ts-expect-error a function
  serialized({ winner: { name: draw } });
  // @ts-expect-error a drawn node
  serialized({ winner: <b>Ann</b> });
  // @ts-expect-error what JSON changes
  serialized({ created: new Date(0) });
});
