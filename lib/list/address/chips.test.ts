import { expect, it } from 'vitest';
import { leftOutWords, searchedChoices } from './chips';

const choices = [{ value: 'g1', label: 'Swindle' }];

it.each([
  ['all came', { choices, more: null }, '', ''],
  [
    'a part came',
    { choices, more: { shown: 50, total: 1_412 } },
    '',
    '50 of 1,412. Type 3 letters to narrow the list.',
  ],
  [
    'the API gives no total',
    { choices, more: { shown: 50, total: null } },
    '',
    'First 50 of many. Type 3 letters to narrow the list.',
  ],
  [
    'a search finds a part',
    { choices, more: { shown: 50, total: 120 } },
    'swi',
    '50 of 120. Type more to narrow the list.',
  ],
  ['a search finds all', { choices, more: null }, 'swi', ''],
  ['a search finds none', { choices: [], more: null }, 'zzz', 'No choice matches “zzz”.'],
  [
    'only a line about unread ones is left',
    { choices: [{ value: '', label: '2 could not be read' }], more: null },
    'zzz',
    'No choice matches “zzz”.',
  ],
])('FILTER-4 what is left out is said: %s', (_, answer, typed, words) => {
  expect(leftOutWords(answer, typed)).toBe(words);
});

it('FILTER-4 the addresses of choices keep what they had', () => {
  expect(searchedChoices('/api/choices/region?of=a%2Cb', 'north & co')).toBe(
    '/api/choices/region?of=a%2Cb&q=north+%26+co',
  );
  expect(searchedChoices('/api/choices/group', 'swi')).toBe('/api/choices/group?q=swi');
});
