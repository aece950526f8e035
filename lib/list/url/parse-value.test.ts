import { describe, expect, it } from 'vitest';
import { parseAnyOf, parseDay, parseNumber, parseWord } from './parse-value';

describe('parseNumber', () => {
  it.each([
    ['12', '12'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['1e1', '10'],
    ['1E1', '10'],
    ['2.5e-1', '0.25'],
    ['1,5', '1.5'],
    ['−2', '-2'],
    ['–2', '-2'],
    ['-2', '-2'],
    [' 12 ', '12'],
    ['\u00A012\t', '12'],
    ['１２．５', '12.5'],
    ['-0', '0'],
    ['007', '7'],
    ['0.0000004', '0'],
    ['1000000', '1000000'],
    ['', ''],
    [' ', ''],
  ])('FILTER-10 reads the number %j as %j, even in a field of handicaps', (text, value) => {
    expect(parseNumber(text)).toEqual({ value });
    expect(parseNumber(text, { isHandicap: true })).toEqual({ value });
  });

  it.each([
    ['+2', '2', '-2'],
    ['+1,5', '1.5', '-1.5'],
    ['＋2', '2', '-2'],
    ['+0', '0', '0'],
    ['1,412', '1412', '1.412'],
  ])('FILTER-10 FILTER-11 reads %j as the count %j and the handicap %j', (text, count, handicap) => {
    expect(parseNumber(text)).toEqual({ value: count });
    expect(parseNumber(text, { isHandicap: true })).toEqual({ value: handicap });
  });

  it.each(['abc', '1e', 'e1', '.', '-', '+', '+-2', '1.2.3', '1,2,3', '0x10', 'Infinity', 'NaN', '12 13', '٣'])(
    'FILTER-10 does not read %j as a number',
    (text) => {
      expect(parseNumber(text)).toEqual({ fault: 'is not a number' });
    },
  );

  it.each(['1e9', '-1e9', '1000001', '1e999'])('FILTER-10 refuses the number %j, which is too large', (text) => {
    expect(parseNumber(text)).toEqual({ fault: 'is not between -1,000,000 and 1,000,000' });
  });
});

describe('parseDay', () => {
  const fault = { fault: 'is not a day between 1910 and 2899' };
  const moment = '2026-11-22T15:04:05.678Z';

  it.each([
    ['2026-02-28', { value: '2026-02-28' }],
    [' 2026-02-28 ', { value: '2026-02-28' }],
    ['', { value: '' }],
    ['2026-02-30', fault],
    ['0026-03-01', fault],
    ['3000-01-01', fault],
    ['soon', fault],
    ['28.02.2026', fault],
    [moment, fault],
  ])('FILTER-10 reads the day %j', (text, parsed) => {
    expect(parseDay(text)).toEqual(parsed);
  });

  it('FILTER-10 reads a date with a time only where the filter accepts it', () => {
    expect(parseDay(moment, { acceptsMoment: true })).toEqual({ value: moment });
    expect(parseDay('0001-11-22T15:04:05Z', { acceptsMoment: true })).toEqual(fault);
  });
});

it.each([
  ['ACTIVE', { value: 'ACTIVE' }],
  [' ACTIVE , INVITED,ACTIVE,', { value: 'ACTIVE,INVITED' }],
  ['On Hold', { value: 'On Hold' }],
  [',', { value: '' }],
  ['A/B', { fault: 'is not a valid value' }],
  ['ACTIVE,50%', { fault: 'is not a valid value' }],
  ['a\0b', { fault: 'is not a valid value' }],
  ['x'.repeat(4_001), { fault: 'is too long' }],
])('FILTER-10 reads values and uids separated by commas (case %#)', (text, parsed) => {
  expect(parseAnyOf(text)).toEqual(parsed);
});

it('FILTER-10 reads a parameter that has only one possible value', () => {
  expect(['never', ' never ', '', 'always'].map((text) => parseWord(text, 'never'))).toEqual([
    { value: 'never' },
    { value: 'never' },
    { value: '' },
    { fault: 'is not a valid value' },
  ]);
});
