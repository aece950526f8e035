import { expect, it } from 'vitest';
import { changeWords, compareRows, type ShownRow } from './compare-rows';

const row = (uid: string, cells: Record<string, string>): ShownRow => ({
  uid,
  name: uid.toUpperCase(),
  href: `/x/${uid}`,
  cells: new Map(Object.entries(cells)),
});
const none = new Set<string>();

it('CHG-1 finds rows that are new or gone and cells that differ, by uid and column, whatever their order', () => {
  const before = [
    row('a', { Status: 'Open', Players: '4' }),
    row('b', { Status: 'Open' }),
    row('c', { Status: 'Open' }),
  ];
  const after = [
    row('d', { Status: 'Open' }),
    row('c', { Status: 'Open' }),
    row('a', { Players: '5', Status: 'Done' }),
  ];
  const changes = compareRows(before, after, none);
  expect(changes.fresh).toEqual(['d']);
  expect(changes.gone.map(({ name }) => name)).toEqual(['B']);
  expect(changes.cells).toEqual([
    { uid: 'a', column: 'Players', was: '4' },
    { uid: 'a', column: 'Status', was: 'Open' },
  ]);
  expect(changeWords(changes)).toBe('1 row new, 1 gone, 2 cells different');
});

it('CHG-1 compares only columns that were shown both times, and a row that could not be read is not gone', () => {
  const changes = compareRows(
    [row('a', { Status: 'Open' }), row('b', { Status: 'Open' })],
    [row('a', { Players: '4' })],
    new Set(['b']),
  );
  expect(changes).toEqual({ fresh: [], gone: [], cells: [] });
  expect(changeWords(changes)).toBe('Nothing has changed');
});

it('CHG-1 says what changed in words', () => {
  const cell = { uid: 'a', column: 'Status', was: 'Open' };
  const gone = [row('b', {}), row('c', {})];
  expect(changeWords({ fresh: ['a', 'b'], gone: gone.slice(1), cells: [cell, cell, cell] })).toBe(
    '2 rows new, 1 gone, 3 cells different',
  );
  expect(changeWords({ fresh: [], gone, cells: [] })).toBe('2 rows gone');
  expect(changeWords({ fresh: [], gone: [], cells: [cell] })).toBe('1 cell different');
});
