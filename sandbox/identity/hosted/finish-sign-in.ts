import { randomUUID } from 'node:crypto';
import type { BrowserSession, IdentityContext } from '../context';
import { type AuthorizeRequest, withParameters } from './authorize-request';

/** The redirect address with an authorization code. */
export function finishSignIn(
  { redirectUri, scope, nonce, codeChallenge, state }: AuthorizeRequest,
  { sub, authTime }: BrowserSession,
  { codes }: Pick<IdentityContext, 'codes'>,
): string {
  const code = codes.issue({ sub, originJti: randomUUID(), redirectUri, scope, authTime, nonce, codeChallenge });
  return withParameters(redirectUri, { code, state });
}
