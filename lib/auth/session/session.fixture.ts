import { randomUUID } from 'node:crypto';
import { accessTokenOf, nowSeconds } from '@/lib/auth/provider/provider.fixture';
import type { SessionToken } from './session-token';

/** Returns a session whose access token lives for an hour, with `secondsLeft` still to go. */
export function sessionWith(secondsLeft: number, changes: Partial<SessionToken> = {}): SessionToken {
  const now = nowSeconds();
  return {
    sid: randomUUID(),
    sub: 's1',
    username: 'u1',
    email: 'staff@fairway.test',
    name: 'Isla Mackintosh',
    groups: ['admin'],
    method: 'password',
    accessToken: accessTokenOf(3600),
    refreshToken: `refresh-${randomUUID()}`,
    accessIssuedAt: now + secondsLeft - 3600,
    accessExpiresAt: now + secondsLeft,
    startedAt: now,
    usedAt: now,
    renewals: 0,
    ...changes,
  };
}
