import { expect, it, vi } from 'vitest';
import { withJitter } from './jitter';

it.each([
  [0, 9_000],
  [0.5, 10_500],
  [1, 12_000],
])('adds up to a third of the time', (chance, ms) => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(chance);
  expect(withJitter(9_000)).toBe(ms);
});
