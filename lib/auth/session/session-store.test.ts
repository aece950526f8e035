import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { environment, nowSeconds, sessionWith } from './session.fixture';

let store: typeof import('./session-store');
beforeAll(async () => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  store = await import('./session-store');
});

afterEach(() => void vi.useRealTimers());

const opener = (session: ReturnType<typeof sessionWith> | null) => vi.fn(async () => session);

describe('openOnce', () => {
  it('opens what is asked for again and again a single time', async () => {
    const session = sessionWith(3600);
    const open = opener(session);
    expect(await store.openOnce('sealed once', open)).toBe(session);
    expect(await store.openOnce('sealed once', open)).toBe(session);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('tries again what did not open', async () => {
    const open = opener(null);
    expect(await store.openOnce('garbage', open)).toBeNull();
    expect(await store.openOnce('garbage', open)).toBeNull();
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('AUTH-3 keeps nothing of a session that was ended', async () => {
    const session = sessionWith(3600);
    await store.openOnce('sealed and ended', opener(session));
    store.markEnded(session);
    const open = opener(null);
    expect(await store.openOnce('sealed and ended', open)).toBeNull();
    expect(open).toHaveBeenCalledOnce();
  });

  it('forgets those that were not asked for longest', async () => {
    const kept = opener(sessionWith(3600));
    const left = opener(sessionWith(3600));
    await store.openOnce('left', left);
    for (let index = 0; index < 499; index++) await store.openOnce(`other ${index}`, opener(sessionWith(3600)));
    await store.openOnce('kept', kept);
    await store.openOnce('kept', kept);
    await store.openOnce('left', left);
    expect(kept).toHaveBeenCalledTimes(1);
    expect(left).toHaveBeenCalledTimes(2);
  });
});

describe('endReason', () => {
  const minutes = (count: number) => nowSeconds() - count * 60;

  it.each<[what: string, startedAt: number, usedAt: number, over: 'expired' | 'idle' | null]>([
    ['just begun', 0, 0, null],
    ['used 59 minutes ago', 100, 59, null],
    ['not used for an hour', 100, 60, 'idle'],
    ['used all the time, for almost 12 hours', 719, 0, null],
    ['used all the time, for 12 hours', 720, 0, 'expired'],
  ])('of a session %s', (_, startedAt, usedAt, over) => {
    const session = sessionWith(3600, { startedAt: minutes(startedAt), usedAt: minutes(usedAt) });
    expect(store.endReason(session)).toBe(over);
  });

  it('counts a use that the cookie does not know of', () => {
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

  it('is not put off by whoever only asks', () => {
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
