import { describe, expect, it } from 'vitest';
import type { AnyFilter } from './filters';
import { readFilters, unreadText } from './read-filters';

const of = () => null;
const filters: readonly AnyFilter[] = [
  { kind: 'any-of', label: 'Status', key: 'status', of, choices: [] },
  { kind: 'any-of', label: 'Country', key: 'country', of, choices: 'country' },
  { kind: 'numbers', label: 'Handicap', min: 'handicapMin', max: 'handicapMax', isHandicap: true, of },
  { kind: 'numbers', label: 'Members', min: 'membersMin', max: 'membersMax', of },
  {
    kind: 'dates',
    label: 'Last active',
    from: 'activeFrom',
    to: 'activeTo',
    before: 'activeBefore',
    never: 'active',
    of,
  },
];

const read = (query: string) => {
  const params = new URLSearchParams(query);
  return readFilters(filters, Object.fromEntries([...params.keys()].map((key) => [key, params.getAll(key)])));
};

describe('readFilters', () => {
  it.each([
    ['handicapMin=.5&handicapMax=1e1', { handicapMin: '0.5', handicapMax: '10' }],
    ['handicapMin=%2B2', { handicapMin: '-2' }],
    ['handicapMin=%E2%88%922&handicapMax=1,5', { handicapMin: '-2', handicapMax: '1.5' }],
    ['handicapMin=+12+&membersMin=+5', { handicapMin: '12', membersMin: '5' }],
    ['handicapMin=&handicapMin=5&handicapMin=7', { handicapMin: '5' }],
    ['status=ACTIVE&status=INVITED,ACTIVE', { status: 'ACTIVE,INVITED' }],
    ['active=never', { active: 'never' }],
    ['activeBefore=2026-08-29', { activeBefore: '2026-08-29' }],
    ['activeBefore=2026-08-29T10:00:00Z', { activeBefore: '2026-08-29T10:00:00Z' }],
    [
      'activeFrom=2026-10-19&activeTo=2026-10-18T20:00:00Z',
      { activeFrom: '2026-10-19', activeTo: '2026-10-18T20:00:00Z' },
    ],
    ['status=&country=,&handicapMin=+&active=', {}],
    ['league=3&constructor=x&__proto__=y', {}],
  ])('LIST-25 FILTER-10 all filters in the URL %j can be read', (query, values) => {
    expect(read(query)).toEqual({ filters: values, unread: [] });
  });

  it.each([
    ['handicapMin=abc', 'Handicap', 'Handicap from “abc” is not a number'],
    ['handicapMax=1e9', 'Handicap', 'Handicap to “1e9” is not between -1,000,000 and 1,000,000'],
    [
      'handicapMin=5&handicapMax=3',
      'Handicap',
      'Handicap from “5” to “3”: the second handicap is lower than the first',
    ],
    [
      'handicapMin=%2B2&handicapMax=%2B4',
      'Handicap',
      'Handicap from “+2” to “+4”: the second handicap is lower than the first',
    ],
    ['handicapMin=+2', 'Handicap', 'Handicap from “ 2” may be 2 or +2: write %2B for a plus sign'],
    ['membersMin=9&membersMax=8', 'Members', 'Members from “9” to “8”: the highest value is below the lowest'],
    ['activeTo=2026-02-30', 'Last active', 'Last active to “2026-02-30” is not a day between 1910 and 2899'],
    ['membersMin=many', 'Members', 'Members from “many” is not a number'],
    ['activeFrom=soon', 'Last active', 'Last active from “soon” is not a day between 1910 and 2899'],
    [
      'activeFrom=2026-02-02&activeTo=2026-02-01',
      'Last active',
      'Last active from “2026-02-02” to “2026-02-01”: the second day is before the first',
    ],
    [
      'activeFrom=2026-02-05&activeTo=2026-02-01T00:00:00Z',
      'Last active',
      'Last active from “2026-02-05” to “2026-02-01T00:00:00Z”: the second day is before the first',
    ],
    ['activeBefore=2026-13-01', 'Last active', 'Last active before “2026-13-01” is not a day between 1910 and 2899'],
    ['active=always', 'Last active', 'Last active “always” is not a valid value'],
    ['status=A/B', 'Status', 'Status “A/B” is not a valid value'],
    ['country=..%2Fadmins', 'Country', 'Country “../admins” is not a valid value'],
    ['country=a%00b', 'Country', 'Country “a b” is not a valid value'],
    [`status=${'x'.repeat(4_001)}`, 'Status', `Status “${'x'.repeat(40)}…” is too long`],
  ])('LIST-25 an unreadable filter in a URL is named and not applied (%#: %s)', (query, label, words) => {
    const { filters: values, unread } = read(query);
    expect(values).toEqual({});
    expect(unread).toMatchObject([{ label, words }]);
    expect(new URLSearchParams(unread[0]?.values).toString()).toBe(new URLSearchParams(query).toString());
  });

  it('LIST-25 a range with one unreadable end is not applied at all, but other filters are', () => {
    const { filters: values, unread } = read('handicapMin=abc&handicapMax=20&status=ACTIVE');
    expect(values).toEqual({ status: 'ACTIVE' });
    expect(unread.map((one) => one.values)).toEqual([{ handicapMin: 'abc', handicapMax: '20' }]);
    expect(unread.map(unreadText)).toEqual([
      'Handicap from “abc” is not a number. The list is not filtered by Handicap.',
    ]);
  });

  it('LIST-25 a filter of another list is reported; a parameter of no list is ignored', () => {
    const elsewhere = new Map([
      ['status', 'Status'],
      ['course', 'Course'],
    ]);
    const { unread } = readFilters(filters, { status: 'ACTIVE', course: 'c1', league: '3' }, elsewhere);
    expect(unread).toEqual([
      { label: 'Course', values: { course: 'c1' }, words: 'Course “c1”: this list has no such filter' },
    ]);
  });
});
