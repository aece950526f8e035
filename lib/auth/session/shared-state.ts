import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { askRedis, RedisUnreachable } from '@/lib/server/redis';
import { perRequest } from '@/lib/server/request-context';
import { latestTokens, markAccountEnded, merge, namesOf } from './session-store';
import { openSession, type SessionToken } from './session-token';

/** True if instances share their sessions in Redis. */
export function isShared(): boolean {
  return env().REDIS_URL !== undefined;
}

/** Fetches what other instances did with this session: its end, its last use and its latest tokens. */
export const refreshSession = (session: SessionToken) => ifReachable(() => readState(session));

export const refreshSessionOnce = (session: SessionToken) =>
  perRequest(`sync ${session.sid}`, () => refreshSession(session));

const FIELDS = ['ended', 'usedAt', 'renewals'];

export const keyOf = ({ sid }: SessionToken) => `fairway:session:${sid}`;

/** Returns a key per secret: while a secret is being replaced, some processes know only the old one. */
export const accountKeys = (name: string) =>
  env().AUTH_SECRET.map(
    (secret) => `fairway:account:${createHmac('sha256', secret).update(`account ${name}`).digest('base64url')}`,
  );

export async function readState(session: SessionToken, deadlineMs?: number): Promise<void> {
  const key = keyOf(session);
  const names = namesOf(session);
  const [[ended, usedAt, renewals], accountEnds] = await askRedis(
    (redis) => Promise.all([redis.hmGet(key, FIELDS), redis.mGet(names.flatMap(accountKeys))]),
    deadlineMs,
  );
  markAccountEnded(names, Math.max(...accountEnds.map(Number)));
  merge(session, { ended: ended === '1', usedAt: Number(usedAt ?? 0) });
  if (Number(renewals ?? 0) <= latestTokens(session).renewals) return;
  const sealed = await askRedis((redis) => redis.hGet(key, 'latest'), deadlineMs);
  const latest = sealed && (await openSession(sealed, 'stored-session'));
  if (latest) merge(session, { latest });
  // Another secret encrypted the tokens in Redis. The session continues with those in its cookie.
  else if (sealed) log('warn', 'redis.unreadable');
}

export async function ifReachable(run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof RedisUnreachable)) throw error;
  }
}
