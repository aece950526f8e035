import { expect, it } from 'vitest';
import { fraction } from '@/lib/golf/scoring/fraction';
import { formatFraction } from './countback';

it.each([
  [fraction(27), '27'],
  [fraction(85, 3), '28⅓'],
  [fraction(1, 2), '½'],
  [fraction(-1, 2), '−½'],
  [fraction(-7, 6), '−1⅙'],
  [fraction(1265, 18), '70 5/18'],
  [fraction(0), '0'],
])('formatFraction turns %j into “%s”', (value, words) => {
  expect(formatFraction(value)).toBe(words);
});
