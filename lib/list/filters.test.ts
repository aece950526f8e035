import { describe, expect, it } from 'vitest';
import { GroupsQuery } from '@/lib/contract/groups';
import { type User, UsersQuery } from '@/lib/contract/users';
import { toApiQuery } from './api-query';
import { chips } from './chips';
import type { Filter } from './filters';
import { readListState } from './list-state';
import { unappliedFilters } from './unapplied';

const country: Filter<User> = { kind: 'any-of', label: 'Country', key: 'country', of: (user) => user.country?.uid };
const created: Filter<User> = {
  kind: 'dates',
  label: 'Created',
  from: 'createdFrom',
  to: 'createdTo',
  of: (user) => user.createdAt,
};
const size: Filter<{ membersCount: number | null }> = {
  kind: 'numbers',
  label: 'Members',
  min: 'membersMin',
  max: 'membersMax',
  of: (group) => group.membersCount,
};

const filtersOf = (params: Record<string, string | string[]>) =>
  readListState(UsersQuery, params, [country, created]).filters;

describe('filters in the address', () => {
  it.each([
    ['comma-separated', { country: 'eng,sco' }, { country: 'eng,sco' }],
    ['repeated, as a form sends them', { country: ['eng', 'sco', 'eng'] }, { country: 'eng,sco' }],
    ['empty', { country: '', createdFrom: ' ' }, {}],
    [
      'dates',
      { createdFrom: '2024-01-01', createdTo: '2026-10-17' },
      { createdFrom: '2024-01-01', createdTo: '2026-10-17' },
    ],
    ['a day that is none', { createdFrom: '2026-02-30', createdTo: '2026-13-01' }, {}],
    ['a moment for a day', { createdFrom: '2026-02-03T00:00:00Z' }, {}],
    ['keys that are no filters', { constructor: 'x', __proto__: 'y' }, {}],
  ])('LIST-10 %s', (_, params, filters) => {
    expect(filtersOf(params)).toEqual(filters);
  });

  it.each([
    [
      { membersMin: '5', membersMax: '20' },
      { membersMin: '5', membersMax: '20' },
    ],
    [{ membersMin: 'many', membersMax: '1e9' }, {}],
    [{ membersMin: '-1.5' }, { membersMin: '-1.5' }],
  ])('LIST-10 numbers %j', (params, filters) => {
    expect(readListState(GroupsQuery, params, [size]).filters).toEqual(filters);
  });
});

describe('toApiQuery', () => {
  it.each([
    ['UTC', '2026-03-29T00:00:00.000Z', '2026-03-30T00:00:00.000Z'],
    ['Europe/London', '2026-03-29T00:00:00.000Z', '2026-03-29T23:00:00.000Z'],
    ['America/New_York', '2026-03-29T04:00:00.000Z', '2026-03-30T04:00:00.000Z'],
  ])('sends a day as the moments it begins and ends in %s, also where the clock changes', (zone, from, to) => {
    const state = readListState(UsersQuery, { createdFrom: '2026-03-29', createdTo: '2026-03-29' }, [country, created]);
    expect(toApiQuery(state, [country, created], zone)).toMatchObject({ createdFrom: from, createdTo: to });
  });
});

describe('chips', () => {
  const options = {
    country: [
      { value: 'eng', label: 'England' },
      { value: 'sco', label: 'Scotland' },
    ],
  };
  it.each([
    [{ country: 'eng' }, 'Country', 'England'],
    [{ country: 'eng,sco,wal,irl' }, 'Country', 'England, Scotland +2'],
    [{ country: 'unknown' }, 'Country', 'unknown'],
    [{ createdFrom: '2024-01-01', createdTo: '2026-10-17' }, 'Created (UTC)', '2024-01-01 to 2026-10-17'],
    [{ createdTo: '2026-10-17' }, 'Created (UTC)', 'to 2026-10-17'],
  ])('%j', (values, label, value) => {
    expect(chips([country, created], values, options, 'UTC')).toEqual([{ label, value, without: {} }]);
  });

  it('leaves the other filters', () => {
    const values = { country: 'eng', createdFrom: '2024-01-01', createdTo: '2024-02-01' };
    expect(chips([country, created], values, options, 'UTC').map(({ without }) => without)).toEqual([
      { createdFrom: '2024-01-01', createdTo: '2024-02-01' },
      { country: 'eng' },
    ]);
  });
});

describe('unappliedFilters', () => {
  const user = (uid: string, place: string | null, createdAt: string): User => ({
    uid,
    firstName: 'A',
    lastName: 'B',
    country: place === null ? null : { uid: place, name: place },
    createdAt,
  });
  const items = [
    user('1', 'eng', '2026-01-01T00:00:00Z'),
    user('2', 'sco', '2026-01-31T23:59:59.999Z'),
    user('3', null, '2026-02-01T00:00:00Z'),
  ];

  it.each([
    [{}, []],
    [{ country: 'eng,sco' }, [{ label: 'Country', differ: 1, of: 3 }]],
    [{ createdFrom: '2026-01-01', createdTo: '2026-01-31' }, [{ label: 'Created', differ: 1, of: 3 }]],
    [{ createdFrom: '2026-01-01', createdTo: '2026-02-01' }, []],
  ])('%j', (values, told) => {
    expect(unappliedFilters([country, created], values, items, 'UTC')).toEqual(told);
  });
});
