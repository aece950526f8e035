import { expect, it } from 'vitest';
import { formatPlayingHandicap } from './handicap';
import { formatDecimal, formatToPar } from './signed';

it.each([
  [-6, '−6'],
  [0, 'E'],
  [-0, 'E'],
  [2, '+2'],
])('a score of %s relative to par is shown as %s', (strokes, words) => {
  expect(formatToPar(strokes)).toBe(words);
});

it.each([
  [14, '14'],
  [0, '0'],
  [-2, '+2'],
])('a playing handicap of %s is shown as %s', (handicap, words) => {
  expect(formatPlayingHandicap(handicap)).toBe(words);
});

it.each([
  [4.35, '4.4'],
  [4.34, '4.3'],
  [-1.55, '−1.5'],
  [-1.56, '−1.6'],
  [-0.04, '0.0'],
  [14.833333333333334, '14.8'],
])('the number %s is shown with one decimal as %s, and halves are rounded up', (value, words) => {
  expect(formatDecimal(value)).toBe(words);
});

it('halves are also rounded up in numbers with two decimals', () => {
  expect([1.005, -1.005, 5.2].map((value) => formatDecimal(value, 2))).toEqual(['1.01', '−1.00', '5.20']);
});
