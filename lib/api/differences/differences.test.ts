import { beforeEach, expect, it, vi } from 'vitest';
import { resetProcessState } from '@/lib/server/process-state.fixture';
import { recordDifference, recordedDifferences } from './differences';
import { seenReport } from './seen';
import { ticketText } from './ticket';

beforeEach(() => {
  resetProcessState('apiDifferences');
  vi.useFakeTimers({ now: new Date('2026-11-01T09:00:00Z') });
  return () => vi.useRealTimers();
});

it('ERR-3 counts the same fault in several rows as one difference, per endpoint', () => {
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
  const [heading, , first] = ticketText(since, entries).split('\n');
  expect(heading).toBe(
    'Answers of the API that differ from the contract, seen by this instance since 2026-11-01 09:00 UTC',
  );
  expect(first).toBe(
    '- users.list: items[].handicap: Expected number, received string (2 ×, first 2026-11-01 09:00 UTC, last 2026-11-01 10:30 UTC, e.g. u-3)',
  );
});

it('ERR-3 the report has the words and the shape of the one that the contract check prints', () => {
  recordDifference('users.list', ['items[3].handicap: Expected number, received string'], 'u-3');
  recordDifference('users.list', ['items: under content', 'paging.total: under meta.totalElements']);
  recordDifference('groups.list', ['items[0].name: Required']);
  recordDifference('courses.list', ['items: under content']);
  recordDifference('gone.list', ['country: not applied']);
  const { since, entries } = recordedDifferences();
  const seen = 'first 2026-11-01 09:00 UTC, last 2026-11-01 09:00 UTC';
  expect(seenReport(since, entries).split('\n')).toEqual([
    'Answers of the API, seen by this instance since 2026-11-01 09:00 UTC',
    '',
    `ok       ${'/courses'.padEnd(76)}  1 check`,
    `differs  ${'gone.list'.padEnd(76)}  1 check`,
    '           country: expected what the contract says, got not applied',
    `             1 ×, ${seen}`,
    `differs  ${'/admin/groups'.padEnd(76)}  1 check`,
    '           items[].name: expected a value, got nothing',
    `             1 ×, ${seen}`,
    `differs  ${'/admin/users'.padEnd(76)}  1 check`,
    '           items[].handicap: expected number, got string',
    `             1 ×, ${seen}, e.g. u-3`,
    '',
    'read as it comes: items: under content',
    'read as it comes: paging.total: under meta.totalElements',
    '4 endpoints: 1 ok, 3 differs, 0 not reached',
    '',
  ]);
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
