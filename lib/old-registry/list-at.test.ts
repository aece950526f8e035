import { describe, expect, it } from 'vitest';
import { allLists } from './all-lists';
import { listAt } from './list-at';

describe('listAt', () => {
  it.each(allLists.map((list) => [list.name, list] as const))('finds %s by its address', (_, list) => {
    const path = typeof list.path === 'string' ? list.path : list.path('u 1');
    expect(listAt(path)).toEqual({ list, uid: typeof list.path === 'string' ? undefined : 'u 1' });
  });

  it.each(['/', '/search', '/all-users/u-1', '/all-users/..%2F/friends', '/groups/u-1/members/more', ''])(
    'finds none at %s',
    (path) => expect(listAt(path)).toBeNull(),
  );
});
