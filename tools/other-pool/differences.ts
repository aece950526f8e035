import type { Check } from '../identity-check/finding';

/** Where cognito-local is not like Cognito: what `identity:check` finds there instead of `ok`, and why. */
export const DIFFERENCES: Readonly<Partial<Record<Check, string>>> = {
  'discovery document': 'it names no hosted pages in its discovery document, so single sign-on cannot be tried',
  'unknown users': 'a wrong password is InvalidPasswordException there; Cognito says NotAuthorizedException',
  'code grant': 'without hosted pages',
  'callback URL': 'without hosted pages',
  scopes: 'without hosted pages',
  'sign-out URL': 'without hosted pages',
  renewal: 'it does not have GetTokensFromRefreshToken: renewal and rotation cannot be tried',
  rotation: 'without renewal',
  revocation: 'RevokeToken is confirmed, but without renewal nothing shows what it did',
};
