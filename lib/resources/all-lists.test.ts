import { describe, expect, it } from 'vitest';
import { allLists, findListAt } from './all-lists';

describe('findListAt', () => {
  it.each(allLists.map((list) => [list.name, list] as const))('the list of %s is found by its URL', (_, list) => {
    const found = findListAt(list.pathname('u 1'));
    expect([found?.list, found?.uid]).toEqual([list, list.recordKey ? 'u 1' : '']);
  });

  it.each(['/', '/search', '/all-users/u-1', '/all-users/..%2F/friends', '/groups/u-1/members/more', ''])(
    'findListAt finds no list at %s',
    (path) => expect(findListAt(path)).toBeNull(),
  );
});

it('LIMIT-1 findListAt needs linear time for an address with a million slashes', () => {
  expect(findListAt(`/countries${'/'.repeat(1_000_000)}x`)).toBeNull();
  expect(findListAt('/countries//')?.list.name).toBe('countries');
});
