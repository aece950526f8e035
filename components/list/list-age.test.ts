import { afterEach, expect, it, vi } from 'vitest';
import { ageOf, noteArrival } from './list-age';

afterEach(() => void vi.useRealTimers());

it.each([
  ['an hour behind', -3_600_000],
  ['correct', 0],
  ['an hour ahead', 3_600_000],
])('QUERY-1 the age of a list is correct when the clock of the browser is %s', (_, wrong) => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  const server = () => Date.now();
  const loadedAt = server();
  noteArrival(loadedAt);
  vi.advanceTimersByTime(240_000);
  const later = server();
  vi.setSystemTime(server() + wrong);
  expect(ageOf(loadedAt)).toBe(240_000);
  expect(ageOf(later)).toBe(0);
});
