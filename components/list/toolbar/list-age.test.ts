import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let age: typeof import('./list-age');
beforeEach(async () => {
  vi.resetModules();
  age = await import('./list-age');
  vi.useFakeTimers({ now: 1_700_000_000_000 });
});
afterEach(() => void vi.useRealTimers());

it.each([
  ['an hour behind', -3_600_000],
  ['correct', 0],
  ['an hour ahead', 3_600_000],
])('QUERY-1 the age of a list is correct when the browser’s clock is %s', (_, wrong) => {
  const server = () => Date.now() + wrong;
  const loadedAt = server();
  age.noteArrival(loadedAt);
  vi.advanceTimersByTime(240_000);
  const later = server();
  expect(age.ageOf(loadedAt)).toBe(240_000);
  expect(age.ageOf(later)).toBe(0);
  expect(age.ageOf(loadedAt)).toBe(240_000);
});

it('QUERY-1 the age of a list includes the time during which the computer slept', () => {
  const loadedAt = Date.now();
  age.noteArrival(loadedAt);
  vi.advanceTimersByTime(60_000);
  vi.setSystemTime(loadedAt + 7_200_000);
  expect(age.ageOf(loadedAt)).toBe(7_200_000);
  const reloadedAt = Date.now();
  expect(age.ageOf(reloadedAt)).toBe(0);
});
