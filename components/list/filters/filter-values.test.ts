import { describe, expect, it } from 'vitest';
import type { AnyOfField, RangeField } from './filter-fields';
import { changeFilter, readRange, typedWords } from './filter-values';

const created: RangeField = { kind: 'dates', label: 'Created', from: 'createdFrom', to: 'createdTo' };
const handicap: RangeField = {
  kind: 'numbers',
  label: 'Handicap',
  min: 'handicapMin',
  max: 'handicapMax',
  isHandicap: true,
};
const active: RangeField = {
  kind: 'dates',
  label: 'Last active',
  from: 'activeFrom',
  to: 'activeTo',
  before: 'activeBefore',
  never: 'active',
};
const moment = '2026-10-18T01:30:00Z';

const read = (field: RangeField, entries: Record<string, string>) => {
  const data = new FormData();
  for (const [key, value] of Object.entries(entries)) data.append(key, value);
  return readRange(data, { field, filters: { createdTo: moment }, timeZone: 'America/New_York' });
};

it.each([
  ['no values', {}, {}],
  ['the exact moment of a link if its day is unchanged', { createdTo: '2026-10-17' }, { createdTo: moment }],
  ['a changed day', { createdTo: '2026-10-16' }, { createdTo: '2026-10-16' }],
])('a filter form submits %s', (_, entries, values) => {
  expect(read(created, entries)).toEqual({ values, fault: null });
});

describe('a filter form reads values as a URL does', () => {
  it.each([
    [handicap, { handicapMin: '.5', handicapMax: '1e1' }, { handicapMin: '0.5', handicapMax: '10' }],
    [handicap, { handicapMin: ' +2 ', handicapMax: '1,5' }, { handicapMin: '-2', handicapMax: '1.5' }],
    [active, { active: 'never' }, { active: 'never' }],
    [active, { activeBefore: '2026-08-29' }, { activeBefore: '2026-08-29' }],
  ])('FILTER-10 FILTER-11 in the filter %j, the typed entries %j are read as %j', (field, entries, values) => {
    expect(read(field, entries as Record<string, string>)).toEqual({ values, fault: null });
  });

  it.each([
    [handicap, { handicapMin: 'abc' }, 'handicapMin', '“abc” is not a number.'],
    [handicap, { handicapMin: '5', handicapMax: '3' }, 'handicapMax', 'The second handicap is lower than the first.'],
    [
      created,
      { createdFrom: '2026-02-02', createdTo: '2026-02-01' },
      'createdTo',
      'The second day is before the first.',
    ],
  ])('FILTER-10 a filter form shows an error at the wrong field (case %#)', (field, entries, key, message) => {
    expect(read(field, entries as Record<string, string>)).toMatchObject({ values: {}, fault: { key, message } });
  });
});

it.each([
  ['on hold', 'ON_HOLD'],
  [' In-progress ', 'IN_PROGRESS'],
  ['CLUB CAPTAIN', 'CLUB CAPTAIN'],
  ['on hold, late', 'ON_HOLD,LATE'],
])('FILTER-2 the typed value %j is sent to the API as %j', (text, word) => {
  expect(typedWords(text)).toBe(word);
});

describe('changing one filter keeps the others', () => {
  const anyOf = (label: string, key: string, needs: string | null = null): AnyOfField => ({
    ...{ kind: 'any-of', label, key, needs },
    ...{ choices: [], url: null, isWords: false },
  });
  const country = anyOf('Country', 'country');
  const region = anyOf('Region', 'region', 'Country');
  const fields = [country, region, created];
  const filters = { country: 'wal', region: 'gwent', createdTo: moment };

  it.each([
    ['another country is added', country, { country: 'wal,eng' }, { ...filters, country: 'wal,eng' }],
    ['the region goes with its country', country, { country: 'eng' }, { country: 'eng', createdTo: moment }],
    ['the region goes with the last country', country, {}, { createdTo: moment }],
    ['the region is removed', region, {}, { country: 'wal', createdTo: moment }],
    [
      'a range is replaced',
      created,
      { createdFrom: '2026-01-01' },
      { country: 'wal', region: 'gwent', createdFrom: '2026-01-01' },
    ],
  ])('FILTER-8 %s', (_, field, values, expected) => {
    expect(changeFilter(filters, { fields, field, values: values as Record<string, string> })).toEqual(expected);
  });
});
