import { beforeEach, expect, it, vi } from 'vitest';
import { resetProcessState } from '@/lib/server/process-state.fixture';
import { recordDifference, recordedDifferences } from './differences';
import { ticketText } from './ticket';

beforeEach(() => {
  resetProcessState('apiDifferences');
  vi.useFakeTimers({ now: new Date('2026-11-01T09:00:00Z') });
  return () => vi.useRealTimers();
});

it('counts the same fault in several rows as one difference, per endpoint', () => {
  recordDifference('users.list', ['items[3].handicap: Expected number, received string'], 'u-3');
  vi.setSystemTime(new Date('2026-11-01T10:30:00Z'));
  recordDifference('users.list', ['items[7].handicap: Expected number, received string', 'items[7].name: Required']);
  recordDifference('groups.list', ['items[0].name: Required']);
  const { entries, since } = recordedDifferences();
  expect(entries.map(({ endpoint, fault, count }) => [endpoint, fault, count])).toEqual([
    ['users.list', 'items[].handicap: Expected number, received string', 2],
    ['users.list', 'items[].name: Required', 1],
    ['groups.list', 'items[].name: Required', 1],
  ]);
  expect(entries[0]).toMatchObject({
    uid: 'u-3',
    firstSeen: new Date('2026-11-01T09:00:00Z'),
    lastSeen: new Date('2026-11-01T10:30:00Z'),
  });
  expect(ticketText(since, entries).split('\n')[2]).toBe(
    '- users.list: items[].handicap: Expected number, received string (2 ×, first 2026-11-01 09:00 UTC, last 2026-11-01 10:30 UTC, e.g. u-3)',
  );
});

it('keeps up to its limit and counts the differences beyond it', () => {
  recordDifference(
    'users.list',
    Array.from({ length: 250 }, (_, index) => `field${index}: Required`),
  );
  recordDifference('users.list', ['field0: Required']);
  expect(recordedDifferences()).toMatchObject({ dropped: 50, entries: { length: 200 } });
  expect(recordedDifferences().entries.find(({ fault }) => fault === 'field0: Required')?.count).toBe(2);
});
