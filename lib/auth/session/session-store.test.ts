import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { environment, nowSeconds } from '@/lib/auth/provider/provider.fixture';
import { sessionWith } from './session.fixture';

let store: typeof import('./session-store');
beforeAll(async () => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  store = await import('./session-store');
});

afterEach(() => void vi.useRealTimers());

describe('endReason', () => {
  const minutes = (count: number) => nowSeconds() - count * 60;

  it.each<[what: string, startedAt: number, usedAt: number, reason: 'expired' | 'idle' | null]>([
    ['that has just begun', 0, 0, null],
    ['with activity 59 minutes ago', 100, 59, null],
    ['without activity for an hour', 100, 60, 'idle'],
    ['with constant activity for almost 12 hours', 719, 0, null],
    ['with constant activity for 12 hours', 720, 0, 'expired'],
  ])('endReason says whether and why a session %s has ended', (_, startedAt, usedAt, reason) => {
    const session = sessionWith(3600, { startedAt: minutes(startedAt), usedAt: minutes(usedAt) });
    expect(store.endReason(session)).toBe(reason);
  });

  it('activity keeps a session alive even before the cookie contains its time', () => {
    vi.useFakeTimers({ now: 0 });
    const session = sessionWith(3600);
    vi.setSystemTime(3_000_000);
    store.recordActivity(session);
    vi.setSystemTime(3_600_000);
    expect(store.endReason(session)).toBeNull();
    vi.setSystemTime(6_599_000);
    expect(store.endReason(session)).toBeNull();
    vi.setSystemTime(6_600_000);
    expect(store.endReason(session)).toBe('idle');
  });

  it('reading the latest tokens of a session does not count as activity', () => {
    vi.useFakeTimers({ now: 0 });
    const session = sessionWith(3600);
    for (let minute = 0; minute < 60; minute++) {
      vi.setSystemTime(minute * 60_000);
      expect(store.endReason(store.latestTokens(session))).toBeNull();
    }
    vi.setSystemTime(3_600_000);
    expect(store.endReason(session)).toBe('idle');
  });
});

describe('markAccountEnded', () => {
  const named = (username: string, email: string, startedAt = nowSeconds()) =>
    sessionWith(3600, { username, email, startedAt });

  it('AUTH-13 the sessions of one account can be ended by its user name or e-mail address', () => {
    const [byName, byEmail] = [named('n1', 'One@fairway.test'), named('n2', 'Two@Fairway.test')];
    const other = named('n3', 'three@fairway.test');
    store.markAccountEnded(['n1'], nowSeconds());
    store.markAccountEnded(['two@fairway.test'], nowSeconds());
    expect([byName, byEmail, other].map(store.endReason)).toEqual(['expired', 'expired', null]);
  });

  it('AUTH-13 a session that starts after all sessions of its account have ended is not affected, even in the same second', () => {
    const account = { username: 'n4', email: 'four@fairway.test' };
    store.markAccountEnded(store.namesOf(account), nowSeconds());
    const next = named(account.username, account.email, store.startSecond(account));
    expect(store.endReason(next)).toBeNull();
    store.markAccountEnded(store.namesOf(account), nowSeconds() - 60);
    expect(store.endReason(next)).toBeNull();
  });

  it('AUTH-13 if the sessions of an account are ended twice in a second, a session that starts in between also ends', () => {
    const account = { username: 'n7', email: 'seven@fairway.test' };
    store.markAccountEnded(store.namesOf(account), store.endSecond(store.namesOf(account)));
    const next = named(account.username, account.email, store.startSecond(account));
    store.markAccountEnded(store.namesOf(account), store.endSecond(store.namesOf(account)));
    expect(store.endReason(next)).toBe('expired');
  });

  it('AUTH-13 the end of an account’s sessions is forgotten when their cookies have expired', () => {
    vi.useFakeTimers();
    const account = { username: 'n5', email: 'five@fairway.test' };
    store.markAccountEnded(store.namesOf(account), nowSeconds());
    const second = store.startSecond(account);
    vi.setSystemTime(Date.now() + 13 * 3_600_000);
    store.recordActivity(named('n6', 'six@fairway.test'));
    vi.setSystemTime((second - 1) * 1000);
    expect(store.startSecond(account)).toBe(second - 1);
  });
});

it('AUTH-7 a session that ended because the API refused its tokens keeps this reason if it is ended again', () => {
  const session = sessionWith(3600, { username: 'n7', email: 'seven@fairway.test' });
  store.markEnded(session, 'refused');
  store.markEnded(session);
  expect(store.endReason(session)).toBe('refused');
});
