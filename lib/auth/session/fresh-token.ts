import 'server-only';
import { accountName } from '@/lib/auth/account-name';
import { identityProvider } from '@/lib/auth/provider/cognito';
import { ProviderRefusal, ProviderUnavailable, type RefusalKind } from '@/lib/auth/provider/provider';
import { hashAccount } from '@/lib/server/keyed-hash';
import { log } from '@/lib/server/log';
import { redisSessions } from './redis-sessions';
import {
  type EndReason,
  endReason,
  endSecond,
  hasEnded,
  isFirstReport,
  latestTokens,
  markAccountEnded,
  markEnded,
  type Renewal,
  shareRenewal,
} from './session-store';
import type { SessionToken } from './session-token';
import { renewSession } from './token-set';

export class SessionEnded extends Error {
  override name = 'SessionEnded';
  constructor(readonly reason: EndReason = 'expired') {
    super();
  }
}

const MARGIN_SECONDS = 60;

/** @param refused a token that the API has just refused with 401 */
export async function getFreshToken(session: SessionToken, refused?: string): Promise<SessionToken> {
  const ended = endReason(session);
  if (ended) {
    reportEnd(session, ended);
    throw new SessionEnded(ended);
  }
  const latest = latestTokens(session);
  const isValid = refused ? latest.accessToken !== refused : secondsLeft(latest) > margin(latest);
  if (isValid) return latest;
  const renewal = await shareRenewal(session, () =>
    outcomeOf(redisSessions.renew(latest, () => renew(latest, refused !== undefined))),
  );
  if ('session' in renewal) return renewal.session;
  if (renewal.failure === 'ended') throw new SessionEnded();
  if (!refused && secondsLeft(latest) > 0) return latest;
  throw new ProviderUnavailable(renewal.message);
}

async function outcomeOf(renewed: Promise<SessionToken>): Promise<Renewal> {
  try {
    return { session: await renewed };
  } catch (error) {
    if (error instanceof SessionEnded) return { failure: 'ended', message: error.message };
    if (error instanceof ProviderUnavailable) return { failure: 'unavailable', message: error.message };
    throw error;
  }
}

/** The session ends if the API refuses a token and, within this time, its replacement. */
const AGAIN_SECONDS = 60;

export function isRefusedAgain({ accessToken, refusedAt }: SessionToken, refused: string): boolean {
  return accessToken === refused && refusedAt !== undefined && Date.now() / 1000 - refusedAt < AGAIN_SECONDS;
}

export async function endSession(
  session: SessionToken,
  cause: 'signed-out' | 'refused' | 'renewal-refused',
): Promise<void> {
  markEnded(session, cause === 'refused' ? cause : undefined);
  reportEnd(session, cause);
  await redisSessions.publishEnd(session);
}

function reportEnd(session: SessionToken, reason: EndReason | 'signed-out' | 'renewal-refused'): void {
  if (isFirstReport(session)) log('info', 'session.ended', { account: hashAccount(session.sub), reason });
}

export async function endAccountSessions(accountNames: readonly string[]): Promise<void> {
  const names = accountNames.map(accountName);
  const until = endSecond(names);
  markAccountEnded(names, until);
  await redisSessions.publishAccountEnd(names, until);
}

async function renew(session: SessionToken, isRefused: boolean): Promise<SessionToken> {
  if (hasEnded(session)) throw new SessionEnded();
  try {
    const tokens = await identityProvider.renewTokens(session.refreshToken);
    log('info', 'session.renewed', { renewals: session.renewals + 1 });
    const renewed = renewSession(session, tokens, isRefused);
    if (hasEnded(session)) throw new SessionEnded();
    return renewed;
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    if (RETRYABLE.has(error.kind)) throw new ProviderUnavailable('The identity provider is busy', { cause: error });
    log('info', 'session.renewal-refused', { code: error.code });
    await endSession(session, 'renewal-refused');
    throw new SessionEnded();
  }
}

const RETRYABLE: ReadonlySet<RefusalKind> = new Set<RefusalKind>(['rate-limited', 'blocked']);

function secondsLeft(session: SessionToken): number {
  return session.accessExpiresAt - Date.now() / 1000;
}

function margin(session: SessionToken): number {
  return Math.min(MARGIN_SECONDS, (session.accessExpiresAt - session.accessIssuedAt) / 5);
}
