import 'server-only';
import { CognitoRefusal, getTokensFromRefreshToken, IdentityUnavailable } from '@/lib/auth/provider/cognito';
import { log } from '@/lib/server/log';
import { isOver, latestTokens, markEnded, shareRenewal, whyOver } from './session-store';
import type { SessionToken } from './session-token';
import { sharedSessions } from './shared-sessions';
import { renewSession } from './token-set';

/** The session is over: signed out, too old, no longer renewed by the provider, or unused for too long. */
export class SessionEnded extends Error {
  override name = 'SessionEnded';
  constructor(readonly reason: 'expired' | 'idle' = 'expired') {
    super();
  }
}

/** Tokens are renewed this long before they expire, or a fifth of their life when that is shorter. */
const MARGIN_SECONDS = 60;

/**
 * The session with an access token that is good for now: the one way to a token for middleware, API calls, the retry
 * after a 401 and the session check. `refused` is a token that the API has just turned down.
 * @throws SessionEnded, IdentityUnavailable (the provider is down and the token has expired)
 */
export async function getFreshToken(session: SessionToken, refused?: string): Promise<SessionToken> {
  const over = whyOver(session);
  if (over) throw new SessionEnded(over);
  const latest = latestTokens(session);
  const good = refused ? latest.accessToken !== refused : secondsLeft(latest) > margin(latest);
  if (good) return latest;
  try {
    return await shareRenewal(session, () => sharedSessions().renew(latest, () => renew(latest)));
  } catch (error) {
    const stillValid = error instanceof IdentityUnavailable && !refused && secondsLeft(latest) > 0;
    if (stillValid) return latest;
    throw error;
  }
}

/** Ends the session, here and in all processes that share a store; cookies that still carry it are worth nothing. */
export async function endSession(session: SessionToken): Promise<void> {
  markEnded(session);
  await sharedSessions().publishEnd(session);
}

async function renew(session: SessionToken): Promise<SessionToken> {
  if (isOver(session)) throw new SessionEnded();
  try {
    const tokens = await getTokensFromRefreshToken(session.refreshToken);
    log('info', 'session.renewed', { renewals: session.renewals + 1 });
    const renewed = renewSession(session, tokens.AccessToken, tokens.RefreshToken);
    if (isOver(session)) throw new SessionEnded();
    return renewed;
  } catch (error) {
    if (!(error instanceof CognitoRefusal)) throw error;
    if (RETRYABLE.has(error.code)) throw new IdentityUnavailable('The identity provider is busy', { cause: error });
    log('info', 'session.refused', { code: error.code });
    await endSession(session);
    throw new SessionEnded();
  }
}

/** Refusals that say nothing of the session: too many requests, or a firewall before the pool (`ForbiddenException`). */
const RETRYABLE: ReadonlySet<string> = new Set([
  'TooManyRequestsException',
  'LimitExceededException',
  'ForbiddenException',
]);

function secondsLeft(session: SessionToken): number {
  return session.accessExpiresAt - Date.now() / 1000;
}

function margin(session: SessionToken): number {
  return Math.min(MARGIN_SECONDS, (session.accessExpiresAt - session.accessIssuedAt) / 5);
}
