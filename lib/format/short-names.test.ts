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
])('the short names of %j are %j', (names, short) => {
  expect(shortNames(names)).toEqual(short);
});
