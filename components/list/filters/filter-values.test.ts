import { describe, expect, it } from 'vitest';
import type { FilterField } from './filter-fields';
import { readFilterForm } from './filter-values';

const fields: readonly FilterField[] = [
  { kind: 'any-of', label: 'Role', key: 'role', choices: [], url: null, isWords: true, needs: null },
  { kind: 'dates', label: 'Created', from: 'createdFrom', to: 'createdTo' },
];
const moment = '2026-10-18T01:30:00Z';

it.each([
  ['no values', [], {}],
  [
    'checked values, without repetitions',
    [
      ['role', 'OWNER'],
      ['role', 'MEMBER'],
      ['role', 'OWNER'],
    ],
    { role: 'OWNER,MEMBER' },
  ],
  ['FILTER-2 a typed word', [['other-role', 'on hold']], { role: 'ON_HOLD' }],
  ['the exact moment of a link if its day is unchanged', [['createdTo', '2026-10-17']], { createdTo: moment }],
  ['a changed day', [['createdTo', '2026-10-16']], { createdTo: '2026-10-16' }],
])('the filter form submits %s', (_, entries, expected) => {
  const data = new FormData();
  for (const [key, value] of entries as [string, string][]) data.append(key, value);
  const form = { fields, filters: { createdTo: moment }, timeZone: 'America/New_York' };
  expect(readFilterForm(data, form)).toEqual({ filters: expected, faults: [] });
});

describe('a form reads values like an address', () => {
  const all: readonly FilterField[] = [
    ...fields,
    { kind: 'numbers', label: 'Handicap', min: 'handicapMin', max: 'handicapMax', isHandicap: true },
    {
      kind: 'dates',
      label: 'Last active',
      from: 'activeFrom',
      to: 'activeTo',
      before: 'activeBefore',
      never: 'active',
    },
  ];
  const readForm = (entries: Record<string, string>) => {
    const data = new FormData();
    for (const [key, value] of Object.entries(entries)) data.append(key, value);
    return readFilterForm(data, { fields: all, filters: {}, timeZone: 'UTC' });
  };

  it.each([
    [
      { handicapMin: '.5', handicapMax: '1e1' },
      { handicapMin: '0.5', handicapMax: '10' },
    ],
    [
      { handicapMin: ' +2 ', handicapMax: '1,5' },
      { handicapMin: '-2', handicapMax: '1.5' },
    ],
    [{ 'other-role': 'on hold, late' }, { role: 'ON_HOLD,LATE' }],
    [{ active: 'never' }, { active: 'never' }],
    [{ activeBefore: '2026-08-29' }, { activeBefore: '2026-08-29' }],
  ])('FILTER-10 FILTER-11 the form reads %j', (entries, filters) => {
    expect(readForm(entries)).toEqual({ filters, faults: [] });
  });

  it.each([
    [{ handicapMin: 'abc' }, 'handicapMin', '“abc” is not a number.'],
    [{ handicapMin: '5', handicapMax: '3' }, 'handicapMax', 'The second handicap is lower than the first.'],
    [{ createdFrom: '2026-02-02', createdTo: '2026-02-01' }, 'createdTo', 'The second day is before the first.'],
    [{ 'other-role': 'A/B' }, 'role', '“A/B” is not a valid value.'],
  ])('FILTER-10 the form has an error at the field for %j', (entries, key, message) => {
    expect(readForm(entries)).toMatchObject({ filters: {}, faults: [{ key, message }] });
  });
});

it('FILTER-8 applying the form of one filter keeps the other filters', () => {
  const data = new FormData();
  data.append('role', 'OWNER');
  const filters = { role: 'MEMBER', country: 'eng', createdTo: moment };
  const form = { fields: fields.slice(0, 1), filters, timeZone: 'UTC' };
  expect(readFilterForm(data, form).filters).toEqual({ role: 'OWNER', country: 'eng', createdTo: moment });
  expect(readFilterForm(new FormData(), form).filters).toEqual({ country: 'eng', createdTo: moment });
});
