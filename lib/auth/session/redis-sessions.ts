import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ProviderUnavailable } from '@/lib/auth/provider/provider';
import { askRedis, RedisUnreachable } from '@/lib/server/redis';
import { hasEnded, lastActivity, latestTokens } from './session-store';
import { type SessionToken, sealSession, sessionSeconds } from './session-token';
import { accountKeys, ifReachable, keyOf, readState } from './shared-state';

/** Redis drops the lock after this time. A renewal takes at most 10 s, so only a process that has died loses it. */
const LOCK_MS = 15_000;
const LOCK = { condition: 'NX', expiration: { type: 'PX', value: LOCK_MS } } as const;
/** Longer than for other Redis commands, because two processes that renew without this lock could end the session. */
const LOCK_DEADLINE_MS = 2_000;
const POLL_MS = 50;
/** After a renewal without a response, no process renews the session for this long. */
const FAILED_MS = 1_000;
const FAILED = 'failed';

const lockOf = ({ sid }: SessionToken) => `fairway:renewal:${sid}`;

/** Redis script: deletes the lock, or replaces it with a value that expires, if this process still holds it. */
const RELEASE = `if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
if ARGV[2] == '' then return redis.call('del', KEYS[1]) end
redis.call('set', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1`;

/** Redis script: replaces a time only with a later one, because instances' clocks differ. */
const RAISE = `if tonumber(redis.call('get', KEYS[1]) or '0') >= tonumber(ARGV[1]) then return 0 end
redis.call('set', KEYS[1], ARGV[1], 'EX', ARGV[2])
return 1`;

export const redisSessions = {
  publishActivity: (session: SessionToken) =>
    ifReachable(() => writeState(session, { usedAt: String(lastActivity(session)) })),

  publishEnd: (session: SessionToken) => ifReachable(() => writeState(session, { ended: '1', latest: '' })),

  publishAccountEnd: (names: readonly string[], until: number) =>
    ifReachable(async () => {
      const values = [String(until), String(sessionSeconds() + 60)];
      await Promise.all(
        names
          .flatMap(accountKeys)
          .map((key) => askRedis((redis) => redis.eval(RAISE, { keys: [key], arguments: values }))),
      );
    }),

  async renew(session: SessionToken, renew: () => Promise<SessionToken>): Promise<SessionToken> {
    const holder = randomUUID();
    try {
      const renewedElsewhere = await acquireLock(session, holder);
      if (renewedElsewhere) return renewedElsewhere;
    } catch (error) {
      if (!(error instanceof RedisUnreachable)) throw error;
      return renew();
    }
    try {
      const renewed = await renew();
      await ifReachable(async () => {
        const latest = await sealSession(renewed, 'stored-session');
        await writeState(renewed, { latest, renewals: String(renewed.renewals) });
      });
      await releaseLock(session, holder);
      return renewed;
    } catch (error) {
      await releaseLock(session, holder, error instanceof ProviderUnavailable ? FAILED : '');
      throw error;
    }
  },
};

/** @returns null if this process got the lock, or the tokens that another process has renewed */
async function acquireLock(session: SessionToken, holder: string): Promise<SessionToken | null> {
  const giveUpAt = Date.now() + LOCK_MS + 5_000;
  for (;;) {
    const acquired = await askRedis((redis) => redis.set(lockOf(session), holder, LOCK), LOCK_DEADLINE_MS);
    const [current] = await Promise.all([
      acquired ? holder : askRedis((redis) => redis.get(lockOf(session)), LOCK_DEADLINE_MS),
      readState(session, LOCK_DEADLINE_MS),
    ]);
    const latest = latestTokens(session);
    if (latest.renewals > session.renewals || hasEnded(session)) {
      if (acquired) await releaseLock(session, holder);
      return latest.renewals > session.renewals ? latest : null;
    }
    if (acquired) return null;
    if (current === FAILED) throw new ProviderUnavailable('The identity provider did not respond to another process');
    if (Date.now() > giveUpAt) throw new ProviderUnavailable('Another process did not finish its renewal');
    await delay(POLL_MS);
  }
}

async function writeState(session: SessionToken, fields: Record<string, string>): Promise<void> {
  const key = keyOf(session);
  const until = session.startedAt + sessionSeconds() + 60;
  await askRedis((redis) => redis.multi().hSet(key, fields).expireAt(key, until).exec());
}

async function releaseLock(session: SessionToken, holder: string, value = ''): Promise<void> {
  const script = { keys: [lockOf(session)], arguments: [holder, value, String(FAILED_MS)] };
  await ifReachable(() => askRedis((redis) => redis.eval(RELEASE, script)));
}
