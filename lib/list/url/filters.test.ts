import { describe, expect, it } from 'vitest';
import { countries as countryEndpoints } from '@/lib/contract/places';
import { type User, UsersQuery } from '@/lib/contract/users';
import { checkRows, ignoredFilterMessage, notFilteredBy } from '@/lib/list/rows/ignored-filters';
import type { Filter } from '@/lib/list/url/filters';
import { apiFilters, toApiQuery } from './api-query';
import { chips } from './chips';
import { readListState } from './list-state';

const country: Filter<User> = {
  kind: 'any-of',
  label: 'Country',
  key: 'country',
  of: (user) => user.country?.uid ?? null,
  choices: 'country',
  endpoint: countryEndpoints.list,
};
const created: Filter<User> = {
  kind: 'dates',
  label: 'Created',
  from: 'createdFrom',
  to: 'createdTo',
  of: (user) => user.createdAt ?? null,
};
describe('checkRows and rows without a value', () => {
  const rowsOf = (...countries: (string | null)[]) =>
    countries.map((uid) => ({ country: uid && { uid, name: uid } }) as User);
  it.each([
    ['none', [null, null], 0],
    ['none', [null, 'eng'], 1],
    ['none,eng', [null, 'eng', 'sco'], 1],
    ['eng', ['eng', null], 1],
  ])('with the filter “%s” and rows from the countries %j, %i rows do not match', (wanted, countries, differ) => {
    const check = checkRows([country], { country: wanted });
    rowsOf(...countries).forEach(check.add);
    const found = check.ignored();
    expect(found.map((one) => one.differ)).toEqual(differ === 0 ? [] : [differ]);
  });
});

describe('toApiQuery', () => {
  it.each([
    ['UTC', '2026-03-29T00:00:00.000Z', '2026-03-30T00:00:00.000Z'],
    ['Europe/London', '2026-03-29T00:00:00.000Z', '2026-03-29T23:00:00.000Z'],
    ['America/New_York', '2026-03-29T04:00:00.000Z', '2026-03-30T04:00:00.000Z'],
  ])(
    'FILTER-6 a day filter is sent to the API as start and end of the day in %s, even if the clock changes on that day',
    (zone, from, to) => {
      const state = readListState(UsersQuery, { createdFrom: '2026-03-29', createdTo: '2026-03-29' }, [
        country,
        created,
      ]);
      expect(toApiQuery(state, [country, created], zone)).toMatchObject({ createdFrom: from, createdTo: to });
    },
  );
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
    [{ country: 'unknown' }, 'Country', 'name unavailable (unknown)'],
    [{ createdFrom: '2024-01-01', createdTo: '2026-10-17' }, 'Created (UTC)', '2024-01-01 to 2026-10-17'],
    [{ createdTo: '2026-10-17' }, 'Created (UTC)', 'to 2026-10-17'],
  ])('FILTER-6 chips describe the filters %j', (values, label, value) => {
    expect(chips([country, created], values, options, 'UTC')).toMatchObject([{ label, value, without: {} }]);
  });

  const handicap: Filter<User> = {
    kind: 'numbers',
    label: 'Handicap',
    min: 'handicapMin',
    max: 'handicapMax',
    isHandicap: true,
    of: (user) => user.handicap,
  };
  const active: Filter<User> = {
    kind: 'dates',
    label: 'Last active',
    from: 'activeFrom',
    to: 'activeTo',
    before: 'activeBefore',
    never: 'active',
    of: (user) => user.lastActiveAt,
  };
  it.each([
    [{ handicapMin: '-3', handicapMax: '-1' }, '+3.0 to +1.0'],
    [{ handicapMin: '-2' }, 'from +2.0'],
    [{ handicapMax: '18' }, 'to 18.0'],
    [{ handicapMin: '-1.25', handicapMax: '12.55' }, '+1.25 to 12.55'],
    [{ active: 'never' }, 'never'],
    [{ activeBefore: '2026-08-29' }, 'before 2026-08-29 or never'],
    [{ activeBefore: '2026-08-29T10:00:00Z' }, 'before 2026-08-29 10:00 UTC or never'],
    [{ activeFrom: '2026-01-01', activeBefore: '2026-08-29' }, 'from 2026-01-01, before 2026-08-29 or never'],
  ])('FILTER-6 FILTER-11 FILTER-12 the chip of %j reads “%s”', (values, value) => {
    expect(chips([handicap, active], values, {}, 'UTC').map((chip) => chip.value)).toEqual([value]);
  });

  it('FILTER-12 “last active before a day” is sent as the moment at which that day begins', () => {
    const query = (values: Record<string, string>) => apiFilters(values, [active], 'America/New_York');
    expect(query({ activeBefore: '2026-08-29' })).toEqual({ activeBefore: '2026-08-29T04:00:00.000Z' });
    expect(query({ activeBefore: '2026-08-29T10:00:00Z', active: 'never' })).toEqual({
      activeBefore: '2026-08-29T10:00:00Z',
      active: 'never',
    });
  });

  it.each([
    [{ active: 'never' }, [2]],
    [{ activeBefore: '2026-02-01T00:00:00Z' }, [1]],
    [{ activeBefore: '2026-02-02T00:00:01Z' }, []],
    [{ activeFrom: '2026-01-01T00:00:00Z' }, [1]],
  ])('FILTER-7 FILTER-12 the filter %j by last activity is checked against the rows', (query, differ) => {
    const check = checkRows([active], query);
    for (const lastActiveAt of [null, '2026-01-31T23:59:59Z', '2026-02-02T00:00:00Z']) {
      check.add({ lastActiveAt } as User);
    }
    const isNew = !('activeFrom' in query);
    expect(check.ignored()).toEqual(
      differ.map((count) => ({ label: 'Last active', differ: count, of: 3, ...(isNew && { hasNoTotal: true }) })),
    );
  });

  it('FILTER-6 the link of a chip removes its filter and keeps the others', () => {
    const values = { country: 'eng', createdFrom: '2024-01-01', createdTo: '2024-02-01' };
    expect(chips([country, created], values, options, 'UTC').map(({ without }) => without)).toEqual([
      { createdFrom: '2024-01-01', createdTo: '2024-02-01' },
      { country: 'eng' },
    ]);
  });
});

describe('checkRows', () => {
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
  ])('FILTER-7 filters that the API ignored are found by looking at the rows: %j', (values, ignored) => {
    const filters = [country, created];
    const check = checkRows(filters, apiFilters(values, filters, 'UTC'));
    items.forEach(check.add);
    expect(check.ignored()).toEqual(ignored);
  });
});

it('FILTER-7 a text says which filters the API ignored', () => {
  const ignored = [
    { label: 'Country', differ: 7, of: 10 },
    { label: 'Status', differ: 1, of: 10 },
  ];
  expect(ignored.map(ignoredFilterMessage)).toEqual([
    'The golf service ignored the filter Country: 7 of 10 rows do not match',
    'The golf service ignored the filter Status: 1 of 10 rows do not match',
  ]);
  expect(notFilteredBy(ignored)).toBe('not filtered by Country and Status');
  expect(notFilteredBy([])).toBeNull();
});
