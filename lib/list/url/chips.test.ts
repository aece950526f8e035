import { expect, it } from 'vitest';
import { leftOutText } from './choices';

const choices = [{ value: 'g1', label: 'Swindle' }];

it.each([
  ['all choices are loaded', { choices, more: null }, '', ''],
  [
    'some choices are loaded',
    { choices, more: { shown: 50, total: 1_412 } },
    '',
    '50 of 1,412. Type 3 letters to narrow the list.',
  ],
  [
    'the API reports no total',
    { choices, more: { shown: 50, total: null } },
    '',
    'First 50 of many. Type 3 letters to narrow the list.',
  ],
  [
    'a search loads some of the matches',
    { choices, more: { shown: 50, total: 120 } },
    'swi',
    '50 of 120. Type more to narrow the list.',
  ],
  ['a search loads all matches', { choices, more: null }, 'swi', ''],
  ['a search has no match', { choices: [], more: null }, 'zzz', 'No choice matches “zzz”.'],
  [
    'only the line about choices that failed to parse is left',
    { choices: [{ value: '', label: '2 could not be read' }], more: null },
    'zzz',
    'No choice matches “zzz”.',
  ],
])('FILTER-4 a note says which choices are missing: %s', (_, answer, typed, words) => {
  expect(leftOutText(answer, typed)).toBe(words);
});
