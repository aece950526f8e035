import { expect, it } from 'vitest';
import { canonicalTimeZone, isTimeZone } from './time-zone';

it.each([
  ['America/New_York', 'America/New_York'],
  ['europe/london', 'Europe/London'],
  ['Mars/Olympus', undefined],
  ['+05:30', undefined],
  ['-00:01', undefined],
  ['', undefined],
])('FR-4 the time zone %j is parsed as %j', (name, canonical) => {
  expect(canonicalTimeZone(name)).toBe(canonical);
  expect(isTimeZone(name)).toBe(canonical !== undefined);
});
