import { afterEach, expect, it, vi } from 'vitest';
import { elapsedSince, moment } from './elapsed';

afterEach(() => void vi.useRealTimers());

it.each([
  ['both clocks run', 60_000, 60_000, 60_000],
  ['the computer sleeps and one clock stops', 1_000, 7_200_000, 7_200_000],
  ['the clock is set back', 60_000, -3_600_000, 60_000],
])('AUTH-6 QUERY-1 the elapsed time is correct if %s', (_, steady, clock, elapsed) => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  const then = moment();
  const start = Date.now();
  vi.advanceTimersByTime(steady);
  vi.setSystemTime(start + clock);
  expect(elapsedSince(then)).toBe(elapsed);
});
