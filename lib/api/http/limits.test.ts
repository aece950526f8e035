import { expect, it, vi } from 'vitest';
import { withJitter } from './limits';

it.each([
  [0, 9_000],
  [0.5, 10_500],
  [1, 12_000],
])('withJitter makes a timeout of 9,000 ms up to a third longer: the random number %d gives %d ms', (chance, ms) => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(chance);
  expect(withJitter(9_000)).toBe(ms);
});
