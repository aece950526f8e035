import type { Result } from './walk';

/** The outcome, and the findings below it. */
export function linesOf({ path, outcome, checks, findings, notChecked }: Result): string[] {
  const mark = { ok: 'ok     ', differs: 'differs', 'not-reached': '–      ' }[outcome];
  const detail =
    outcome === 'not-reached' ? notChecked.join('; ') : `${checks.length} ${checks.length === 1 ? 'check' : 'checks'}`;
  return [
    `${mark}  ${path.padEnd(76)}  ${detail}`,
    ...findings.flatMap(({ request, at, expected, actual }) => [
      `           ${at || 'answer'}: expected ${expected}, got ${actual}`,
      `             GET ${request}`,
    ]),
  ];
}

/** `54 endpoints: 53 ok, 1 differs, 0 not reached` */
export function summary(results: readonly Result[]): string {
  const count = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length;
  return `${results.length} endpoints: ${count('ok')} ok, ${count('differs')} differs, ${count('not-reached')} not reached`;
}
