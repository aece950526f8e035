import { expect, test } from 'vitest';
import { isChallenge, verifierMatches } from './pkce';

// The example of RFC 7636, appendix B.
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

test.each([
  [verifier, challenge, true],
  [undefined, undefined, true],
  [undefined, challenge, false],
  [verifier, undefined, false],
  [challenge, challenge, false],
  ['too-short', challenge, false],
  [`${verifier}!`, challenge, false],
])(
  'AUTH-1 for the PKCE verifier %s and the challenge %s, verifierMatches returns %s',
  (codeVerifier, codeChallenge, matches) => {
    expect(verifierMatches(codeVerifier, codeChallenge)).toBe(matches);
  },
);

test('a PKCE challenge is a SHA-256 hash in base64url', () => {
  expect(isChallenge(challenge)).toBe(true);
  expect(isChallenge(`${challenge}=`)).toBe(false);
  expect(isChallenge('')).toBe(false);
});
