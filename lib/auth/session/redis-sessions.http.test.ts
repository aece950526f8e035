import { createClient } from '@redis/client';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  accessTokenOf,
  ENDING_REFUSALS,
  environment,
  nowSeconds,
  refusal,
  renewed,
  startProvider,
} from '@/lib/auth/provider/provider.fixture';
import { resetProcessState } from '@/lib/server/process-state.fixture';
// biome-ignore lint/style/noRestrictedImports: the test starts this server
import { hasRedis, startRedis } from '@/tools/testing/redis.mjs';
import { sessionWith } from './session.fixture';
import type { SessionToken } from './session-token';

let redis: Awaited<ReturnType<typeof startRedis>>;
/** A second connection to Redis, in the role of another process. */
let other: Awaited<ReturnType<typeof connect>>;
let provider: Awaited<ReturnType<typeof startProvider>>;
let app: Awaited<ReturnType<typeof loadApp>>;
const print = vi.spyOn(process.stdout, 'write');

const connect = (url: string) =>
  createClient({ url })
    .on('error', () => undefined)
    .connect();

async function loadApp() {
  const [link, fresh, shared, state, store, token, provider, attempts, settings] = await Promise.all([
    import('@/lib/server/redis'),
    import('./fresh-token'),
    import('./redis-sessions'),
    import('./shared-state'),
    import('./session-store'),
    import('./session-token'),
    import('@/lib/auth/provider/provider'),
    import('@/lib/auth/attempts/attempts'),
    import('@/lib/server/env'),
  ]);
  return { ...link, ...fresh, ...shared, ...state, ...store, ...token, ...provider, ...attempts, ...settings };
}

vi.mock('@/lib/auth/attempts/client-address', () => ({ clientBlock: async () => '198.51.100.1' }));

const logged = (event: string) => print.mock.calls.filter(([line]) => String(line).includes(`"${event}"`)).length;
const hash = ({ sid }: SessionToken) => `fairway:session:${sid}`;
const lock = ({ sid }: SessionToken) => `fairway:renewal:${sid}`;

/** Stores a renewal of this session in Redis, as another process would. */
async function publishRenewal(session: SessionToken): Promise<SessionToken> {
  const next = { ...session, accessToken: accessTokenOf(3600), accessExpiresAt: nowSeconds() + 3600, renewals: 1 };
  await other.hSet(hash(session), { latest: await app.sealSession(next, 'stored-session'), renewals: '1' });
  return next;
}

describe.skipIf(!hasRedis)('processes share sessions in Redis', () => {
  beforeAll(async () => {
    redis = await startRedis();
    other = await connect(redis.ownerUrl);
    provider = await startProvider();
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    vi.stubEnv('AUTH_COGNITO_ISSUER', provider.issuer);
    vi.stubEnv('REDIS_URL', redis.url);
    print.mockReturnValue(true);
    app = await loadApp();
    await app.connectRedis(await import('@redis/client'), redis.url);
  });
  afterEach(() => provider.reset());
  afterAll(async () => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    await app.askRedis(async (client) => client.destroy());
    other.destroy();
    await Promise.all([provider.close(), redis.stop()]);
  });

  describe('one process at a time renews the tokens of a session', () => {
    it('renewed tokens are stored in Redis for other processes, encrypted, until the session expires', async () => {
      const session = sessionWith(-1);
      const next = await app.getFreshToken(session);
      const published = await other.hGetAll(hash(session));
      expect(published.renewals).toBe('1');
      expect(await app.openSession(published.latest ?? '', 'stored-session')).toEqual(next);
      expect(await app.openSession(published.latest ?? ''), 'the stored value is not valid as a cookie').toBeNull();
      const everything = JSON.stringify(published);
      for (const secret of [next.accessToken, next.refreshToken, next.email]) expect(everything).not.toContain(secret);
      const seconds = await other.ttl(hash(session));
      expect(seconds).toBeGreaterThan(43_000);
      expect(seconds).toBeLessThanOrEqual(43_261);
      expect(await other.exists(lock(session))).toBe(0);
    });

    it('a renewal waits while another process renews the same session, and then uses its tokens', async () => {
      const session = sessionWith(-1);
      await other.set(lock(session), 'another process');
      const waiting = app.getFreshToken(session);
      const next = await publishRenewal(session);
      expect(await waiting).toEqual(next);
      expect(provider.received).toEqual([]);
      expect(await other.get(lock(session)), 'the other process keeps its lock').toBe('another process');
    });

    it('a renewal is skipped when another process has just renewed the session', async () => {
      const session = sessionWith(-1);
      const next = await publishRenewal(session);
      expect(await app.getFreshToken(session)).toEqual(next);
      expect(provider.received).toEqual([]);
      expect(await other.exists(lock(session))).toBe(0);
    });

    it('a renewal starts if the process that held the lock has died', async () => {
      const session = sessionWith(-1);
      await other.set(lock(session), 'a dead process', { expiration: { type: 'PX', value: 200 } });
      expect((await app.getFreshToken(session)).renewals).toBe(1);
      expect(provider.received).toHaveLength(1);
    });

    it('calls that waited for a renewal which failed do not retry it at once', async () => {
      const session = sessionWith(-1);
      provider.answerWith(() => ({ status: 503, body: {} }));
      await expect(app.getFreshToken(session)).rejects.toBeInstanceOf(app.ProviderUnavailable);
      provider.answerWith(renewed());
      await expect(app.getFreshToken(session)).rejects.toBeInstanceOf(app.ProviderUnavailable);
      expect(provider.received).toHaveLength(1);
      await vi.waitFor(async () => expect(await other.exists(lock(session))).toBe(0), 30_000);
      expect((await app.getFreshToken(session)).renewals).toBe(1);
    });

    it('a renewal that the provider refuses ends the session in all processes', async () => {
      const session = sessionWith(-1);
      provider.answerWith(refusal(ENDING_REFUSALS[0]));
      await expect(app.getFreshToken(session)).rejects.toBeInstanceOf(app.SessionEnded);
      expect(await other.hGet(hash(session), 'ended')).toBe('1');
      expect(await other.exists(lock(session))).toBe(0);
    });

    it('a renewal that waits for another process fails if the session ends in the meantime', async () => {
      const session = sessionWith(-1);
      await other.set(lock(session), 'another process');
      const waiting = app.getFreshToken(session);
      await other.hSet(hash(session), 'ended', '1');
      await expect(waiting).rejects.toBeInstanceOf(app.SessionEnded);
      expect(provider.received).toEqual([]);
    });
  });

  describe('processes share the state of a session in Redis', () => {
    const synced = async (session: SessionToken) => {
      await app.refreshSessionOnce(session);
      return session;
    };

    it('AUTH-13 all sessions of an account end in other processes too, and stay ended until their cookies expire', async () => {
      const account = { username: 'reset', email: 'Reset@fairway.test' };
      const [before, elsewhere] = [sessionWith(3600, account), sessionWith(3600, { ...account, username: 'other' })];
      await app.endAccountSessions(['reset@fairway.test']);
      const [key = '', ...others] = await other.keys('fairway:account:*');
      expect(others).toEqual([]);
      expect(key).not.toContain('reset');
      expect(await other.ttl(key)).toBeGreaterThan(43_000);
      resetProcessState('sessions');
      expect(app.endReason(before), 'another process').toBeNull();
      await Promise.all([app.refreshSessionOnce(before), app.refreshSessionOnce(elsewhere)]);
      expect([before, elsewhere].map(app.endReason)).toEqual(['expired', 'expired']);
      const after = sessionWith(3600, { ...account, startedAt: app.startSecond(account) });
      await app.refreshSessionOnce(after);
      expect(app.endReason(after)).toBeNull();
    });

    it('AUTH-13 if two processes end all sessions of an account, Redis keeps the later of the two times', async () => {
      const account = { username: 'ahead', email: 'ahead@fairway.test' };
      const inAMinute = Math.floor(Date.now() / 1000) + 60;
      await app.redisSessions.publishAccountEnd(['ahead@fairway.test'], inAMinute);
      await app.endAccountSessions(['ahead@fairway.test']);
      resetProcessState('sessions');
      expect(app.endReason(await synced(sessionWith(3600, { ...account, startedAt: inAMinute })))).toBe('expired');
    });

    it('AUTH-15 all sessions of an account also end in a process that does not have the new secret yet', async () => {
      const account = { username: 'rotated', email: 'rotated@fairway.test' };
      const before = sessionWith(3600, account);
      const { AUTH_SECRET } = app.env();
      try {
        app.env().AUTH_SECRET = ['the next secret of more than thirty-two characters', ...AUTH_SECRET];
        await app.endAccountSessions(['rotated@fairway.test']);
      } finally {
        app.env().AUTH_SECRET = AUTH_SECRET;
      }
      resetProcessState('sessions');
      expect(app.endReason(await synced(before))).toBe('expired');
    });

    it('AUTH-3 a session ends in this process when another process has ended it', async () => {
      const session = sessionWith(3600);
      expect(app.endReason(await synced(session))).toBeNull();
      await other.hSet(hash(session), 'ended', '1');
      expect(app.endReason(await synced(session))).toBe('expired');
    });

    it('AUTH-3 Redis stores that a session has ended, and no longer stores its tokens', async () => {
      const session = sessionWith(-1);
      await app.getFreshToken(session);
      await app.endSession(session, 'signed-out');
      expect(await other.hmGet(hash(session), ['ended', 'latest'])).toEqual(['1', '']);
    });

    it('AUTH-10 a session stays alive in this process while another process records activity', async () => {
      const session = sessionWith(3600, { usedAt: nowSeconds() - 3601 });
      expect(app.endReason(await synced(session))).toBe('idle');
      await other.hSet(hash(session), 'usedAt', String(nowSeconds()));
      expect(app.endReason(await synced(session))).toBeNull();
    });

    it('AUTH-10 the activity that a process records is stored in Redis', async () => {
      const session = sessionWith(3600, { usedAt: 0 });
      app.recordActivity(session);
      await app.redisSessions.publishActivity(session);
      expect(Number(await other.hGet(hash(session), 'usedAt'))).toBe(app.lastActivity(session));
    });

    it('tokens in Redis that another secret has encrypted are ignored', async () => {
      const session = sessionWith(3600);
      await other.hSet(hash(session), { latest: 'eyJhbGciOiJkaXIifQ..x.y.z', renewals: '9' });
      expect(app.latestTokens(await synced(session))).toBe(session);
      expect(logged('redis.unreadable')).toBe(1);
    });
  });

  it('AUTH-11 processes share the counts of attempts in Redis, under keys without names', async () => {
    const wrong = () => Promise.reject(new app.ProviderRefusal('wrong-credentials', ''));
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => app.attempt('sign-in', 'staff@fairway.test', wrong)),
    );
    const through = results.filter(
      (result) => result.status === 'rejected' && result.reason instanceof app.ProviderRefusal,
    );
    expect(through).toHaveLength(5);
    const counted = (await other.keys('fairway:*')).filter((key) => /^fairway:(failures|gates):/.test(key));
    expect(counted).toHaveLength(4);
    const down = () => Promise.reject(new app.ProviderUnavailable());
    await expect(app.attempt('sign-in', 'made-up@fairway.test', down)).rejects.toBeInstanceOf(app.ProviderUnavailable);
    expect(await other.keys('fairway:failures:*'), 'an attempt that was taken back leaves no key').toHaveLength(3);
    for (const key of counted) {
      expect(key).toMatch(/:[\w-]{43}$/);
      expect(await other.ttl(key)).toBeGreaterThan(0);
    }
  });

  describe('sessions work during an outage of Redis', () => {
    it('if Redis stalls, requests wait only briefly, and the process then uses the sessions in its own memory', async () => {
      const [ended, good, stale] = [sessionWith(3600), sessionWith(3600), sessionWith(-1)];
      await app.endSession(ended, 'signed-out');
      redis.freeze();
      try {
        await Promise.all([ended, good, stale].map((session) => app.refreshSessionOnce(session)));
        expect(app.redisState()).toBe('unreachable');
        await expect(app.getFreshToken(ended)).rejects.toBeInstanceOf(app.SessionEnded);
        expect(await app.getFreshToken(good)).toBe(good);
        expect((await app.getFreshToken(stale)).renewals).toBe(1);
        expect(provider.received).toHaveLength(1);
      } finally {
        redis.thaw();
      }
      await vi.waitFor(() => app.askRedis((client) => client.ping()), 30_000);
      expect(app.redisState()).toBe('reachable');
    });

    it('start and end of a Redis outage are logged once each, and sessions work in between', async () => {
      const before = [logged('redis.unreachable'), logged('redis.reachable')];
      const { port } = redis;
      await redis.stop();
      for (let index = 0; index < 5; index++) {
        const session = sessionWith(-1);
        await app.refreshSessionOnce(session);
        expect((await app.getFreshToken(session)).renewals).toBe(1);
        await app.endSession(session, 'signed-out');
        expect(app.endReason(session)).toBe('expired');
        expect(await app.attempt('sign-in', `${index}@fairway.test`, async () => 'in')).toBe('in');
      }
      expect(app.redisState()).toBe('unreachable');
      redis = await startRedis({ port });
      await vi.waitFor(() => expect(app.redisState()).toBe('reachable'), 30_000);
      const after = [logged('redis.unreachable'), logged('redis.reachable')];
      expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([1, 1]);
      const session = sessionWith(-1);
      await app.getFreshToken(session);
      expect(await other.hGet(hash(session), 'renewals')).toBe('1');
    });
  });
});
