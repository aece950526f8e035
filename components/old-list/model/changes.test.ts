import { expect, it } from 'vitest';
import { changesBetween, changeWords } from './changes';
import type { ListModel, ModelRow, ReadRow } from './list-model';

const HEADS = ['status', 'players'].map((id) => ({ id, header: id, width: 100 }));

const row = (uid: string, ...texts: (string | null)[]): ReadRow => ({
  uid,
  href: `/x/${uid}`,
  name: uid.toUpperCase(),
  texts,
  unread: [],
  links: {},
  cells: {},
});

const list = (...rows: ModelRow[]): ListModel => ({
  label: 'Events',
  address: '/events',
  fetchedAt: 0,
  paging: { pageNumber: 1, pageSize: 10, total: rows.length, pages: 1 },
  sorting: null,
  heads: HEADS,
  rows,
  isPart: false,
});

it('CHG-1 finds rows that are new or gone and cells that differ, by uid and column, whatever their order', () => {
  const before = list(row('a', 'Open', '4'), row('b', 'Open', null), row('c', 'Open', null));
  const after = list(row('d', 'Open', null), row('c', 'Open', null), row('a', 'Done', '5'));
  const changes = changesBetween(before, after, [0, 1]);
  expect(changes.fresh).toEqual(['d']);
  expect(changes.gone.map(({ name }) => name)).toEqual(['B']);
  expect([...changes.cells]).toEqual([
    [
      'a',
      new Map([
        [0, 'Open'],
        [1, '4'],
      ]),
    ],
  ]);
  expect(changeWords(changes)).toBe('1 row new, 1 gone, 2 cells different');
});

it('CHG-1 compares only columns that are shown, and says of an empty cell that it was -', () => {
  const changes = changesBetween(list(row('a', 'Open', null)), list(row('a', 'Done', '4')), [1]);
  expect([...changes.cells]).toEqual([['a', new Map([[1, '-']])]]);
});

it('CHG-3 what could not be read has not changed, and such a row is not gone', () => {
  const unread = { ...row('a', null, '4'), unread: [0] };
  const changes = changesBetween(
    list(row('a', 'Open', '4'), row('b', 'Open', '4')),
    list(unread, { uid: 'b', fault: 'status: Required' }),
    [0, 1],
  );
  expect(changes.fresh).toEqual([]);
  expect(changes.gone).toEqual([]);
  expect(changeWords(changes)).toBe('Nothing has changed');
});

it('CHG-1 says what changed in words', () => {
  const cells = new Map([['a', new Map([0, 1, 2].map((at) => [at, 'Open']))]]);
  const gone = [row('b'), row('c')];
  expect(changeWords({ fresh: ['a', 'b'], gone: gone.slice(1), cells })).toBe('2 rows new, 1 gone, 3 cells different');
  expect(changeWords({ fresh: [], gone, cells: new Map() })).toBe('2 rows gone');
  expect(changeWords({ fresh: [], gone: [], cells: new Map([['a', new Map([[0, 'Open']])]]) })).toBe(
    '1 cell different',
  );
});
