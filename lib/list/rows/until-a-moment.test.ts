import { describe, expect, it } from 'vitest';
import { type User, UsersQuery } from '@/lib/contract/users';
import { toApiQuery } from '@/lib/list/url/api-query';
import { chips } from '@/lib/list/url/chips';
import type { Filter } from '@/lib/list/url/filters';
import { readListState } from '@/lib/list/url/list-state';
import { checkRows } from './ignored-filters';

const created: Filter<User> = {
  kind: 'dates',
  label: 'Created',
  from: 'createdFrom',
  to: 'createdTo',
  of: (user) => user.createdAt ?? null,
};
const until = { createdTo: '2026-11-22T15:04:05.678Z' };

describe('a date filter that ends at an exact time', () => {
  it('COPY-4 a date filter that ends at an exact time goes to the API unchanged, in every time zone', () => {
    const state = readListState(UsersQuery, until, [created]);
    expect(state.filters).toEqual(until);
    expect(toApiQuery(state, [created], 'Asia/Tokyo')).toMatchObject(until);
  });

  it.each([
    [{ createdTo: '2026-11-22T15:04:05Z' }, true],
    [{ createdTo: '2026-11-22T15:04:05+01:00' }, false],
    [{ createdTo: '2026-11-22T25:04:05Z' }, false],
    [{ createdTo: '0001-11-22T15:04:05Z' }, false],
    [{ createdFrom: '2026-11-22T15:04:05Z' }, false],
  ])('COPY-4 whether the parameter %j can end at an exact time: %s', (params, isRead) => {
    expect(readListState(UsersQuery, params, [created]).filters).toEqual(isRead ? params : {});
  });

  it('COPY-4 the chip of a date filter that ends at an exact time names the time zone', () => {
    expect(chips([created], until, {}, 'London').map(({ value }) => value)).toEqual(['to 2026-11-22 15:04 UTC']);
  });

  it('COPY-4 rows after the exact end of a date filter count as not matching', () => {
    const rows = checkRows([created], until);
    for (const createdAt of ['2026-11-22T15:04:05.677Z', until.createdTo]) rows.add({ createdAt } as User);
    expect(rows.ignored()).toEqual([{ label: 'Created', differ: 1, of: 2 }]);
  });
});
