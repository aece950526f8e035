/** `not checked`: the check could not run, for the reason in `says`. */
type Outcome = 'ok' | 'wrong' | 'not checked';

export type Finding = {
  check: Check;
  outcome: Outcome;
  /** What the check found and, for a fault, what to change; never a secret, token or password. */
  says: string;
};

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

const width = Math.max(...checks.map((check) => check.length));

export function lineOf({ check, outcome, says }: Finding): string {
  return `${outcome.padEnd('not checked'.length)}  ${check.padEnd(width)}  ${says}`;
}

/** The totals, such as `16 checks: 14 ok, 1 wrong, 1 not checked`. */
export function summary(findings: readonly Finding[]): string {
  const count = (outcome: Outcome) => findings.filter((finding) => finding.outcome === outcome).length;
  return `${findings.length} checks: ${count('ok')} ok, ${count('wrong')} wrong, ${count('not checked')} not checked`;
}
