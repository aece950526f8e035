import { expect, test } from 'vitest';
import { createTickets } from './tickets';

test('a ticket is valid until it is used or expires, and is removed some time later', () => {
  let now = 0;
  const tickets = createTickets<string>(() => new Date(now), 60);
  const first = tickets.issue('first');
  const second = tickets.issue('second');
  expect(first).not.toBe(second);
  expect(tickets.find(first)).toEqual({ state: 'live', value: 'first' });
  tickets.use(first);
  expect(tickets.find(first)).toEqual({ state: 'used', value: 'first' });
  now = 60_000;
  expect(tickets.find(second)).toEqual({ state: 'expired', value: 'second' });
  now = 120_001;
  tickets.issue('third');
  expect(tickets.find(first)).toEqual({ state: 'unknown' });
  expect(tickets.find('never issued')).toEqual({ state: 'unknown' });
});

test('all tickets that contain a certain value can be removed', () => {
  const tickets = createTickets<string>(() => new Date(0), 60);
  const [isla, ewan] = [tickets.issue('isla'), tickets.issue('ewan')];
  tickets.dropWhere((value) => value === 'isla');
  expect(tickets.find(isla).state).toBe('unknown');
  expect(tickets.find(ewan).state).toBe('live');
});
