import { randomBytes } from 'node:crypto';
import { addSeconds, type Clock } from '../clock';

type Entry<Value> = { value: Value; expiresAt: Date; used: boolean };
type FoundTicket<Value> = { state: 'unknown' } | { state: 'live' | 'used' | 'expired'; value: Value };

/**
 * Keeps random, short-lived tickets in memory: authorization codes, challenges, browser sessions. Used and expired
 * tickets stay for a while, so that they can be distinguished from unknown ones.
 */
export function createTickets<Value>(clock: Clock, lifetimeSeconds: number, bytes = 32) {
  const entries = new Map<string, Entry<Value>>();

  function prune(now: Date): void {
    for (const [ticket, { expiresAt }] of entries) {
      if (addSeconds(expiresAt, lifetimeSeconds) < now) entries.delete(ticket);
    }
  }

  return {
    issue(value: Value): string {
      const now = clock();
      prune(now);
      const ticket = randomBytes(bytes).toString('base64url');
      entries.set(ticket, { value, expiresAt: addSeconds(now, lifetimeSeconds), used: false });
      return ticket;
    },
    find(ticket: string): FoundTicket<Value> {
      const entry = entries.get(ticket);
      if (!entry) return { state: 'unknown' };
      if (entry.used) return { state: 'used', value: entry.value };
      return { state: entry.expiresAt <= clock() ? 'expired' : 'live', value: entry.value };
    },
    use(ticket: string): void {
      const entry = entries.get(ticket);
      if (entry) entry.used = true;
    },
    dropWhere(matches: (value: Value) => boolean): void {
      for (const [ticket, { value }] of entries) if (matches(value)) entries.delete(ticket);
    },
  };
}
