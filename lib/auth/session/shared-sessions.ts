import 'server-only';
import { env } from '@/lib/server/env';
import { redisSessions } from './redis-sessions';
import type { SessionToken } from './session-token';

/** How processes share what they know of a session. session-store.ts holds what one process knows. */
export type SharedSessions = {
  /** Reads what other processes know now. */
  refresh(session: SessionToken): Promise<void>;
  /** The same, once for each request. */
  sync(session: SessionToken): Promise<void>;
  publishActivity(session: SessionToken): Promise<void>;
  publishEnd(session: SessionToken): Promise<void>;
  /** Ends all sessions of the account with these names that started until that second. */
  publishAccountEnd(names: readonly string[], until: number): Promise<void>;
  /** Renews the session; when another process does so, or has just done so, returns the tokens of that renewal. */
  renew(session: SessionToken, renew: () => Promise<SessionToken>): Promise<SessionToken>;
};

/** Without Redis nothing is shared. */
const alone: SharedSessions = {
  refresh: async () => undefined,
  sync: async () => undefined,
  publishActivity: async () => undefined,
  publishEnd: async () => undefined,
  publishAccountEnd: async () => undefined,
  renew: (_, renew) => renew(),
};

export function sharedSessions(): SharedSessions {
  return isShared() ? redisSessions : alone;
}

/** Whether other processes learn of a renewal without the browser's cookie. */
export function isShared(): boolean {
  return env().REDIS_URL !== undefined;
}
