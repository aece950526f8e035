import { expect, it } from 'vitest';
import type { FilterField } from './filter-fields';
import { readFilterForm } from './filter-values';

const fields: readonly FilterField[] = [
  { kind: 'any-of', label: 'Role', key: 'role', choices: [], url: null, isWords: true, needs: null },
  { kind: 'dates', label: 'Created', low: 'createdFrom', high: 'createdTo' },
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
  expect(readFilterForm(data, form)).toEqual(expected);
});

it('FILTER-8 applying the form of one filter keeps the other filters', () => {
  const data = new FormData();
  data.append('role', 'OWNER');
  const filters = { role: 'MEMBER', country: 'eng', createdTo: moment };
  const form = { fields: fields.slice(0, 1), filters, timeZone: 'UTC' };
  expect(readFilterForm(data, form)).toEqual({ role: 'OWNER', country: 'eng', createdTo: moment });
  expect(readFilterForm(new FormData(), form)).toEqual({ country: 'eng', createdTo: moment });
});
