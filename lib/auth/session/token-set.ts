import 'server-only';
import { randomUUID } from 'node:crypto';
import { identityProvider } from '@/lib/auth/provider/cognito';
import type { ProviderTokens } from '@/lib/auth/provider/provider';
import { isServerless } from '@/lib/server/env';
import { hashAccount } from '@/lib/server/keyed-hash';
import { log } from '@/lib/server/log';
import { startSecond } from './session-store';
import type { SessionToken } from './session-token';
import { isShared } from './shared-state';

/**
 * Does not check signatures, because the tokens come directly from the provider, over TLS (OpenID Connect Core 3.1.3.7).
 */
export function startSession(tokens: Required<ProviderTokens>, method: SessionToken['method']): SessionToken {
  const { sub, email, name, groups } = identityProvider.readIdToken(tokens.idToken);
  const access = accessPart(tokens.accessToken);
  const startedAt = startSecond({ username: access.username, email });
  log('info', 'session.started', { account: hashAccount(sub), method });
  return {
    sid: randomUUID(),
    sub,
    email,
    name,
    groups,
    method,
    refreshToken: tokens.refreshToken,
    startedAt,
    usedAt: startedAt,
    renewals: 0,
    ...access,
  };
}

export function renewSession(
  session: SessionToken,
  { accessToken, refreshToken }: ProviderTokens,
  isRefused: boolean,
): SessionToken {
  return {
    ...session,
    refusedAt: isRefused ? Math.floor(Date.now() / 1000) : undefined,
    ...accessPart(accessToken),
    refreshToken: refreshToken ?? session.refreshToken,
    renewals: session.renewals + 1,
  };
}

/** Takes all times from this machine's clock, because the provider's may be off by minutes. */
function accessPart(accessToken: string) {
  const { username, lifeSeconds } = identityProvider.readAccessToken(accessToken);
  warnOfLongTokens(lifeSeconds);
  const now = Math.floor(Date.now() / 1000);
  return { accessToken, username, accessIssuedAt: now, accessExpiresAt: now + lifeSeconds };
}

const LONGEST_SECONDS = 5 * 60;

let warned = false;

/** Warns once of access tokens that live long, of which the app learns only when somebody signs in. */
function warnOfLongTokens(seconds: number): void {
  if (warned || !isServerless || isShared() || seconds <= LONGEST_SECONDS) return;
  warned = true;
  log('warn', 'sessions.long-tokens', { seconds, atMost: LONGEST_SECONDS });
}
