export type Finding = {
  check: 'answer' | 'paging' | 'sort' | 'filter' | 'search' | 'export';
  request: string;
  /** The field of the response or the query parameter: `items[].handicap`, `sortedBy=-createdAt`. */
  at: string;
  expected: string;
  actual: string;
};

/** An endpoint of the report that `npm run check -- contract` prints. */
export type EndpointReport = {
  name: string;
  path: string;
  /** `not-reached`: the lists contain no record to fill in the path's parameters. */
  outcome: 'ok' | 'differs' | 'not-reached';
  checks: readonly string[];
  findings: readonly Finding[];
  /** Checks that the rows do not allow. */
  notChecked: readonly string[];
  /** How the app adapts different responses, such as `items: under content`. */
  notes: readonly string[];
};

export function linesOf({ path, outcome, checks, findings, notChecked }: EndpointReport): string[] {
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

/** The notes of all endpoints without duplicates. */
export function noteLines(results: readonly EndpointReport[]): string[] {
  return [...new Set(results.flatMap(({ notes }) => notes))].map((note) => `read as it comes: ${note}`);
}

/** The totals, such as `54 endpoints: 53 ok, 1 differs, 0 not reached`. */
export function summary(results: readonly EndpointReport[]): string {
  const count = (outcome: EndpointReport['outcome']) => results.filter((result) => result.outcome === outcome).length;
  return `${results.length} endpoints: ${count('ok')} ok, ${count('differs')} differs, ${count('not-reached')} not reached`;
}
