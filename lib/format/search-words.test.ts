import { expect, it } from 'vitest';
import { searchWords, wordsOf } from './search-words';

it.each([
  ['#fd33…9a41', 'fd33…9a41'],
  ['#fd33...9a41', 'fd33...9a41'],
  ['#6b63cb8b', '6b63cb8b'],
  [' #6b63cb8b-1111-4222-8333-44445555ac10 ', '6b63cb8b-1111-4222-8333-44445555ac10'],
  ['Rhodri Thomas <rhodri@club.example>', 'rhodri@club.example'],
  ['"Thomas, Rhodri" <rhodri@club.example>;', 'rhodri@club.example'],
  ['<mailto:rhodri@club.example>', 'rhodri@club.example'],
])('SRCH-1 LIST-16 the pasted text %j searches for %j', (text, words) => {
  expect(searchWords(text)).toBe(words);
});

const uid = '6b63cb8b-1111-4222-8333-44445555ac10';

it.each([
  ['in quotes', `"${uid}"`],
  ['in braces', `{${uid}}`],
  ['in angle brackets', `<${uid}>`],
  ['with the label uid', `uid: ${uid}`],
  ['as in JSON', `"uid": "${uid}",`],
  ['without hyphens', uid.replaceAll('-', '')],
  ['with a full stop', `${uid}.`],
  ['with an invisible blank', `${uid}\u200B`],
])('SRCH-1 LIST-16 a pasted id %s searches for the id', (_, text) => {
  expect(searchWords(text)).toBe(uid);
});

it.each([
  ['Thomas, Rhodri', 'Rhodri Thomas'],
  ['Van der Berg, Jan', 'Jan Van der Berg'],
  ['Thomas, Rhodri, Wales', 'Thomas, Rhodri, Wales'],
  ['Thomas,', 'Thomas'],
])('SRCH-1 the typed text %j searches for %j', (text, words) => {
  expect(searchWords(text)).toBe(words);
});

it.each([
  'Rhodri Thomas,',
  'Rhodri Thomas.',
  '“Rhodri Thomas”',
  '„Rhodri Thomas“,',
  "'Rhodri Thomas';",
  '(Rhodri Thomas)',
  '("Rhodri Thomas").',
  '• Rhodri Thomas',
  'Rhodri Thomas:',
])('SRCH-1 LIST-16 punctuation around the pasted text %j is ignored', (text) => {
  expect(searchWords(text)).toBe('Rhodri Thomas');
});

it.each(['...', '“”', "O'Neill-Smith", 'Ripken (Jr.)', '(a) and (b)', 'C++', '-5', '@Home'])(
  'SRCH-1 punctuation inside the text %j, or a text of nothing else, is kept',
  (text) => {
    expect(searchWords(text)).toBe(text);
  },
);

it.each(['Rhodri Thomas', '# 12', '#7', 'a < b', 'Rhodri <no address>', 'rhodri@club.example', ''])(
  'SRCH-1 the text %j is searched unchanged',
  (text) => {
    expect(searchWords(text)).toBe(text);
  },
);

it('SRCH-9 commas and full stops separate the words of a search text', () => {
  expect(wordsOf(' Thomas,  R., Wales')).toEqual(['Thomas', 'R', 'Wales']);
  expect(wordsOf(' , . ')).toEqual([]);
});
