import type { Result } from './walk';

/** A result as lines: its outcome, and under it what differs. */
export function linesOf({ path, outcome, checks, findings, untold }: Result): string[] {
  const mark = { ok: 'ok   ', drift: 'drift', 'not-reached': '–    ' }[outcome];
  const looked =
    outcome === 'not-reached' ? untold.join('; ') : `${checks.length} ${checks.length === 1 ? 'check' : 'checks'}`;
  return [
    `${mark}  ${path.padEnd(76)}  ${looked}`,
    ...findings.flatMap(({ asked, at, expected, came }) => [
      `         ${at || 'answer'}: expected ${expected}, came ${came}`,
      `           GET ${asked}`,
    ]),
  ];
}

/** `54 endpoints: 53 ok, 1 drift, 0 not reached` */
export function summary(results: readonly Result[]): string {
  const count = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length;
  return `${results.length} endpoints: ${count('ok')} ok, ${count('drift')} drift, ${count('not-reached')} not reached`;
}
