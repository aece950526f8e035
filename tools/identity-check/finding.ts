/** `not checked`: neither good nor bad, with the reason. */
export type Outcome = 'ok' | 'wrong' | 'not checked';

export type Finding = {
  check: Check;
  outcome: Outcome;
  /** What was found and, if it is wrong, what to change. Never a secret, a token or a password. */
  says: string;
};

/** In the order of the report. */
export const checks = [
  'discovery document',
  'signing keys',
  'app client',
  'password flow',
  'unknown users',
  'code grant',
  'callback URL',
  'scopes',
  'sign-out URL',
  'sign-in',
  'access token',
  'id token',
  'staff group',
  'renewal',
  'rotation',
  'revocation',
] as const;
export type Check = (typeof checks)[number];

export const ok = (check: Check, says: string): Finding => ({ check, outcome: 'ok', says });
export const wrong = (check: Check, says: string): Finding => ({ check, outcome: 'wrong', says });
export const notChecked = (check: Check, says: string): Finding => ({ check, outcome: 'not checked', says });
