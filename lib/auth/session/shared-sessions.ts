import 'server-only';
import { env } from '@/lib/server/env';
import { redisSessions } from './redis-sessions';
import type { SessionToken } from './session-token';

/** How processes that serve the same sessions keep to one truth. What each knows by itself is in session-store.ts. */
export type SharedSessions = {
  /** Learns what the others know of this session. */
  sync(session: SessionToken): Promise<void>;
  /** Tells the others when it was last used. */
  publishActivity(session: SessionToken): Promise<void>;
  /** Tells the others that it is over. */
  publishEnd(session: SessionToken): Promise<void>;
  /** Renews it, unless one of the others is at it or has just done so: then with the tokens of that renewal. */
  renew(session: SessionToken, renew: () => Promise<SessionToken>): Promise<SessionToken>;
};

/** One process, or several that know nothing of each other. */
const alone: SharedSessions = {
  sync: async () => undefined,
  publishActivity: async () => undefined,
  publishEnd: async () => undefined,
  renew: (_, renew) => renew(),
};

export function sharedSessions(): SharedSessions {
  return env().REDIS_URL ? redisSessions : alone;
}
