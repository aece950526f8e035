import { beforeAll, describe, expect, it, vi } from 'vitest';
import { environment, nowSeconds, sessionWith } from './session.fixture';

let store: typeof import('./session-store');
beforeAll(async () => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  store = await import('./session-store');
});

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
    store.markEnded(session.sid, nowSeconds() + 3600);
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
