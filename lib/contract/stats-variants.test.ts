import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import {
  CountriesVariant,
  GroupSizesVariant,
  OverviewVariant,
  RegionsVariant,
  seriesVariant,
  TotalVariant,
} from './stats-variants';

const read = (schema: z.ZodType, body: unknown) => {
  const { success, data } = schema.safeParse(body);
  return success ? data : null;
};

describe('dashboard responses in other forms', () => {
  const points = {
    items: [
      { date: '2026-10-01', count: 4, byKind: null },
      { date: '2026-10-02', count: 0, byKind: null },
    ],
  };
  it.each<[string, unknown]>([
    ['the form of the contract', { items: points.items.map(({ date, count }) => ({ date, count })) }],
    [
      'an array, with counts as text',
      [
        { day: '2026-10-01', value: '4' },
        { day: '2026-10-02', value: '0' },
      ],
    ],
    [
      'another envelope, with midnights',
      {
        data: {
          series: [
            { period: '2026-10-01T00:00:00Z', total: 4 },
            { period: '2026-10-02 00:00:00', total: 0 },
          ],
        },
      },
    ],
    [
      'moments in the time zone',
      {
        points: [
          { timestamp: '2026-09-30T23:00:00.000Z', count: 4 },
          { timestamp: '2026-10-01T23:00:00.000Z', count: 0 },
        ],
      },
    ],
    ['an object of days and counts', { '2026-10-01': 4, '2026-10-02': 0 }],
  ])('DASH-11 a series may come in this form: %s', (_, body) => {
    expect(read(seriesVariant('Europe/London'), body)).toEqual(points);
  });

  it('DASH-11 a month in a date series becomes the first day of the month', () => {
    expect(read(seriesVariant('UTC'), [{ month: '2026-10', users: 4 }])).toEqual({
      items: [{ date: '2026-10-01', count: 4, byKind: null }],
    });
  });

  it.each<[string, unknown]>([
    ['a point without a count', [{ date: '2026-10-01' }]],
    ['a point without a date', [{ count: 4 }]],
    ['no rows', {}],
    ['a text', 'none'],
  ])('DASH-11 a series with %s is refused', (_, body) => {
    expect(read(seriesVariant('UTC'), body)).toBeNull();
  });

  it.each<[string, unknown, unknown]>([
    ['totals with previous totals', { users: { total: 9, previousTotal: 7 } }, { total: 9, previousTotal: 7 }],
    ['plain numbers', { users: 9 }, { total: 9 }],
    ['a number as text under another name', { data: { totalUsers: '9' } }, { total: 9 }],
    ['counts', { usersCount: 9, groupsCount: 3 }, { total: 9 }],
  ])('DASH-11 an overview may come in this form: %s', (_, body, users) => {
    expect(read(OverviewVariant, body)).toMatchObject({ users, events: null });
  });

  const byStatus = [
    { status: 'ACTIVE', count: 6 },
    { status: 'PENDING', count: 2 },
  ];
  it.each<[string, unknown, unknown]>([
    ['the form of the contract', { total: 9, byStatus }, { total: 9, byStatus, byKind: null }],
    ['a plain number', 9, { total: 9, byStatus: null, byKind: null }],
    ['an object of statuses', { count: 9, byStatus: { ACTIVE: 6, PENDING: 2 } }, { total: 9, byStatus, byKind: null }],
    [
      'statuses only, which add up to the total',
      [
        { name: 'ACTIVE', value: '6' },
        { name: 'PENDING', value: 2 },
      ],
      { total: 8, byStatus, byKind: null },
    ],
    [
      'rows without a status',
      { total: 9, byStatus: [{ status: null, count: 1 }, ...byStatus] },
      { total: 9, byStatus, byKind: null },
    ],
  ])('DASH-11 a total may come in this form: %s', (_, body, expected) => {
    expect(read(TotalVariant, body)).toEqual(expected);
  });

  it.each<[string, unknown, string | null]>([
    ['the form of the contract', { items: [{ country: { uid: 'eng', name: 'England' }, count: 5 }] }, 'eng'],
    ['ids', [{ country: { id: 7, name: 'England' }, users: '5' }], '7'],
    ['flat rows', { results: [{ countryId: 'eng', countryName: 'England', usersCount: 5 }] }, 'eng'],
    [
      'names only, and users without a country',
      [
        { country: 'England', total: 5 },
        { country: null, total: 2 },
      ],
      null,
    ],
  ])('DASH-11 users per country may come in this form: %s', (_, body, uid) => {
    expect(read(CountriesVariant, body)).toEqual({ items: [{ uid, name: 'England', count: 5 }] });
  });

  it('DASH-11 users per region may come as a list of regions with counts', () => {
    expect(read(RegionsVariant, [{ region: { id: 'k', name: 'Kent' }, value: 5 }])).toEqual({
      items: [{ uid: 'k', name: 'Kent', count: 5 }],
    });
  });

  it.each<[label: string, minSize: number | null, maxSize: number | null]>([
    ['1-5', 1, 5],
    ['6 – 10', 6, 10],
    ['11+', 11, null],
    ['> 50', 51, null],
    ['>=50', 50, null],
    ['3', 3, 3],
    ['Small', null, null],
  ])('DASH-11 a group size labelled %s is accepted', (label, minSize, maxSize) => {
    expect(read(GroupSizesVariant, { distribution: [{ range: label, groups: 4 }] })).toEqual({
      items: [{ minSize, maxSize, label, count: 4 }],
    });
  });

  it('DASH-11 group sizes may come as an object, or as a list with lowest and highest number of members', () => {
    const items = [{ minSize: 0, maxSize: 4, label: null, count: 4 }];
    expect(read(GroupSizesVariant, { items: [{ minSize: 0, maxSize: 4, count: 4 }] })).toEqual({ items });
    expect(read(GroupSizesVariant, { '0-4': '4' })).toEqual({ items: [{ ...items[0], label: '0-4' }] });
  });
});
