import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ProviderUnavailable } from '@/lib/auth/provider/provider';
import { log } from '@/lib/server/log';
import { askRedis, RedisUnreachable } from '@/lib/server/redis';
import { perRequest } from '@/lib/server/request-context';
import { isOver, lastUse, latestTokens, merge } from './session-store';
import { openSession, type SessionToken, sealSession, sessionSeconds } from './session-token';

/** A renewal's own deadline is 10 s: a lock that lasts longer has lost its holder. */
const LOCK_MS = 15_000;
const LOCK = { condition: 'NX', expiration: { type: 'PX', value: LOCK_MS } } as const;
/** Without the lock two processes may use one refresh token up, which costs the session. */
const PATIENCE_MS = 2_000;
const LOOK_EVERY_MS = 50;
/** Whoever waited for a renewal that the provider did not answer does not begin another one at once. */
const FAILED_MS = 1_000;
const FAILED = 'failed';

const FIELDS = ['ended', 'usedAt', 'renewals'];

const keyOf = ({ sid }: SessionToken) => `fairway:session:${sid}`;
const lockOf = ({ sid }: SessionToken) => `fairway:renewal:${sid}`;

/** Gives the lock this value for so many ms, or none at all, if it is still ours. */
const LET_GO = `if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
if ARGV[2] == '' then return redis.call('del', KEYS[1]) end
redis.call('set', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1`;

/**
 * By Redis: a hash for each session, until no cookie can carry it any more, and a lock while it is renewed. Tokens are
 * sealed with the app's secret. While Redis does not answer each process goes by what it knows.
 */
export const redisSessions = {
  sync: (session: SessionToken) => perRequest(`sync ${session.sid}`, () => ifReachable(() => syncNow(session))),

  publishActivity: (session: SessionToken) => ifReachable(() => keep(session, { usedAt: String(lastUse(session)) })),

  publishEnd: (session: SessionToken) => ifReachable(() => keep(session, { ended: '1', latest: '' })),

  async renew(session: SessionToken, renew: () => Promise<SessionToken>): Promise<SessionToken> {
    const mine = randomUUID();
    try {
      const outcome = await waitForTurn(session, mine);
      if (outcome) return outcome;
    } catch (error) {
      if (!(error instanceof RedisUnreachable)) throw error;
      return renew();
    }
    try {
      const renewed = await renew();
      await ifReachable(async () => {
        const latest = await sealSession(renewed, 'stored-session');
        await keep(renewed, { latest, renewals: String(renewed.renewals) });
      });
      await letGo(session, mine);
      return renewed;
    } catch (error) {
      await letGo(session, mine, error instanceof ProviderUnavailable ? FAILED : '');
      throw error;
    }
  },
};

/** @returns the tokens that somebody else got meanwhile, or null when the turn is ours */
async function waitForTurn(session: SessionToken, mine: string): Promise<SessionToken | null> {
  const giveUpAt = Date.now() + LOCK_MS + 5_000;
  for (;;) {
    const got = await askRedis((redis) => redis.set(lockOf(session), mine, LOCK), PATIENCE_MS);
    const [holder] = await Promise.all([
      got ? mine : askRedis((redis) => redis.get(lockOf(session)), PATIENCE_MS),
      syncNow(session, PATIENCE_MS),
    ]);
    const latest = latestTokens(session);
    if (latest.renewals > session.renewals || isOver(session)) {
      if (got) await letGo(session, mine);
      // A session that ended meanwhile is told as such by whoever wanted to renew it.
      return latest.renewals > session.renewals ? latest : null;
    }
    if (got) return null;
    if (holder === FAILED) throw new ProviderUnavailable('The identity provider did not answer another process');
    if (Date.now() > giveUpAt) throw new ProviderUnavailable('Another process did not finish its renewal');
    await delay(LOOK_EVERY_MS);
  }
}

async function syncNow(session: SessionToken, patienceMs?: number): Promise<void> {
  const key = keyOf(session);
  const [ended, usedAt, renewals] = await askRedis((redis) => redis.hmGet(key, FIELDS), patienceMs);
  merge(session, { ended: ended === '1', usedAt: Number(usedAt ?? 0) });
  if (Number(renewals ?? 0) <= latestTokens(session).renewals) return;
  const sealed = await askRedis((redis) => redis.hGet(key, 'latest'), patienceMs);
  const latest = sealed && (await openSession(sealed, 'stored-session'));
  if (latest) merge(session, { latest });
  // Sealed with another secret, or altered: what is in the cookie still holds.
  else if (sealed) log('warn', 'redis.unreadable');
}

async function keep(session: SessionToken, fields: Record<string, string>): Promise<void> {
  const key = keyOf(session);
  const until = session.startedAt + sessionSeconds() + 60;
  await askRedis((redis) => redis.multi().hSet(key, fields).expireAt(key, until).exec());
}

async function letGo(session: SessionToken, mine: string, value = ''): Promise<void> {
  const call = { keys: [lockOf(session)], arguments: [mine, value, String(FAILED_MS)] };
  await ifReachable(() => askRedis((redis) => redis.eval(LET_GO, call)));
}

/** That Redis did not answer is logged where it is asked, once an outage. */
async function ifReachable(ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    if (!(error instanceof RedisUnreachable)) throw error;
  }
}
