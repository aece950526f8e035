import { expect, it } from 'vitest';
import { UsersQuery } from '@/lib/contract/users';
import { DEFAULT_LAYOUT } from '@/lib/list/columns/column-layout';
import type { AnyFilter } from '@/lib/list/url/filters';
import { readListState } from '@/lib/list/url/list-state';
import { unknownColumns, unknownParts } from './unknown-parts';

const filters: readonly AnyFilter[] = [
  { kind: 'any-of', label: 'Status', key: 'status', of: () => null, choices: [] },
  { kind: 'dates', label: 'Created', from: 'createdFrom', to: 'createdTo', of: () => null },
];
const unknown = (params: Record<string, string>) =>
  unknownParts(params, readListState(UsersQuery, params, filters), filters);

it.each([
  [
    { view: 'x', q: 'port', status: 'ACTIVE', createdTo: '2026-01-01', hide: 'uid', sortedBy: 'name', pageSize: '20' },
    [],
  ],
  [{ view: 'x', league: 'a' }, ['the filter “league”']],
  [{ view: 'x', wait: 'all', print: '1' }, []],
  [{ view: 'x', createdTo: 'soon' }, []],
  [{ view: 'x', sortedBy: 'score', pageSize: '33' }, ['the order by “score”', '33 rows per page']],
])('VIEW-7 in the URL %j, these parts are reported as unknown: %j', (params, parts) => {
  expect(unknown(params as Record<string, string>)).toEqual(parts);
});

it('VIEW-7 an unknown column is reported once', () => {
  const columns = { ...DEFAULT_LAYOUT, order: ['uid', 'gone'], hidden: ['gone', 'lost'] };
  expect(unknownColumns(columns, ['uid', 'name'])).toEqual(['the column “gone”', 'the column “lost”']);
  expect(unknownColumns(null, ['uid'])).toEqual([]);
});
