import { randomUUID } from 'node:crypto';
import type { BrowserSession, IdentityContext } from '../context';
import { type AuthorizeRequest, withParameters } from './authorize-request';

/** Where the browser goes with its authorization code. */
export function finishSignIn(
  { redirectUri, scope, nonce, codeChallenge, state }: AuthorizeRequest,
  { sub, authTime }: BrowserSession,
  { codes }: Pick<IdentityContext, 'codes'>,
): string {
  const code = codes.issue({ sub, originJti: randomUUID(), redirectUri, scope, authTime, nonce, codeChallenge });
  return withParameters(redirectUri, { code, state });
}
