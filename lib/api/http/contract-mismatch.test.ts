import { beforeEach, expect, it, vi } from 'vitest';
import { logMismatch } from './contract-mismatch';
import { forgetMismatches, loggedMismatches } from './contract-mismatch.fixture';

beforeEach(() => {
  forgetMismatches();
  vi.useFakeTimers({ now: new Date('2026-11-01T09:00:00Z') });
  return () => vi.useRealTimers();
});

it('ERR-3 a fault in several rows is logged once an hour per endpoint, with the ID of one of these rows', () => {
  const number = 'items[].handicap: Expected number, received string';
  logMismatch('users.list', ['items[3].handicap: Expected number, received string'], 'u-3');
  logMismatch('users.list', ['items[7].handicap: Expected number, received string', 'items[7].name: Required']);
  logMismatch('groups.list', ['items[0].name: Required']);
  vi.setSystemTime(new Date('2026-11-01T09:59:59Z'));
  logMismatch('users.list', [number], 'u-4');
  expect(loggedMismatches().map(({ endpoint, fault, uid }) => [endpoint, fault, uid])).toEqual([
    ['users.list', number, 'u-3'],
    ['users.list', 'items[].name: Required', undefined],
    ['groups.list', 'items[].name: Required', undefined],
  ]);
  vi.setSystemTime(new Date('2026-11-01T10:00:00Z'));
  logMismatch('users.list', [number], 'u-5');
  expect(loggedMismatches().at(-1)).toMatchObject({ fault: number, uid: 'u-5' });
});

it('the app remembers only a limited number of faults that it has logged', () => {
  const faults = Array.from({ length: 600 }, (_, index) => `field${index}: Required`);
  logMismatch('users.list', faults);
  logMismatch('users.list', faults);
  expect(loggedMismatches()).toHaveLength(500);
});
