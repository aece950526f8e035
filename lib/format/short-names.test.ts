import { expect, it } from 'vitest';
import { shortNames } from './short-names';

it.each([
  [
    ['Ann Lee', 'Noor van der Velden'],
    ['Lee', 'Velden'],
  ],
  [
    ['Ann King', 'Bo King', 'Cy Ross'],
    ['A. King', 'B. King', 'Ross'],
  ],
  [
    ['Ann King', 'Amy King'],
    ['Ann King', 'Amy King'],
  ],
  [
    ['Élan Vital', '𝒜da Vital'],
    ['É. Vital', '𝒜. Vital'],
  ],
  [
    ['Madonna', 'Ann Madonna'],
    ['Madonna', 'A. Madonna'],
  ],
  [
    ['김', '김'],
    ['김', '김'],
  ],
  [[], []],
])('the short names of the players %j are %j', (names, short) => {
  expect(shortNames(names.map((name) => ({ name })))).toEqual(short);
});

it('CARD-1 short names are last names with their prefixes and suffixes, as the API sends them', () => {
  const players = [
    { name: 'Sam Davis Jr.', lastName: 'Davis Jr.' },
    { name: 'Cal Ripken Jr.', lastName: 'Ripken Jr.' },
    { name: 'Jan van der Berg', lastName: 'van der Berg' },
    { name: 'Ann Howell III', lastName: 'Howell III' },
  ];
  expect(shortNames(players)).toEqual(['Davis Jr.', 'Ripken Jr.', 'van der Berg', 'Howell III']);
});
