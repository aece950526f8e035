import { expect, it } from 'vitest';
import { ordinal } from './ordinal';

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [18, '18th'],
  [21, '21st'],
  [22, '22nd'],
  [23, '23rd'],
  [101, '101st'],
  [111, '111th'],
])('the position %i is written %s', (position, text) => {
  expect(ordinal(position)).toBe(text);
});
