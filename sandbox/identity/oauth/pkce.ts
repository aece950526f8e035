import { createHash } from 'node:crypto';
import { timingSafeTextEqual } from '../timing-safe-text';

export const isChallenge = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

/**
 * True if the verifier matches the challenge (RFC 7636, 4.6). If the code was issued without a challenge, a verifier is
 * refused (RFC 9700, 2.1.1).
 */
export function verifierMatches(verifier: string | undefined, challenge: string | undefined): boolean {
  if (verifier === undefined || challenge === undefined) return verifier === challenge;
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(verifier)) return false;
  return timingSafeTextEqual(createHash('sha256').update(verifier).digest('base64url'), challenge);
}
