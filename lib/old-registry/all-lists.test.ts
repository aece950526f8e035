import { describe, expect, it } from 'vitest';
import { declarationOf } from '@/lib/contract/endpoints';
import { keysOf } from '@/lib/list/address/filters';
import { allLists } from './all-lists';
import type { AnyList } from './declare-list';

const all: readonly AnyList[] = allLists;
const keysOfInput = ({ endpoint }: AnyList) =>
  Object.keys((declarationOf(endpoint).input as unknown as { shape: object }).shape);

describe('all lists', () => {
  it('have unique names and paths', () => {
    for (const key of ['name', 'path'] as const) expect(new Set(all.map((list) => list[key])).size).toBe(all.length);
  });

  it.each(all.map((list) => [list.name, list] as const))('%s has only filters with keys of its endpoint', (_, list) => {
    const { filters = [], record } = list;
    const keys = [...filters.flatMap((filter) => keysOf(filter)), ...(record ? [record.key] : [])];
    expect(keysOfInput(list)).toEqual(expect.arrayContaining(keys));
  });

  it.each(all.map((list) => [list.name, list] as const))(
    '%s belongs to a record when its path has a uid',
    (_, list) => {
      expect(typeof list.path).toBe(list.record ? 'function' : 'string');
    },
  );
});
