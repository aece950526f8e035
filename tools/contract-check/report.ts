export type Finding = {
  check: 'answer' | 'paging' | 'sort' | 'filter' | 'search' | 'export';
  request: string;
  /** The field or query parameter that differs: `items[].handicap`, `sortedBy=-createdAt`. */
  at: string;
  expected: string;
  actual: string;
};

/** An endpoint's result, as `npm run check -- contract` prints it. */
export type EndpointReport = {
  name: string;
  path: string;
  /** `not-reached`: the path needs the id of a record, and the API's lists contain none. */
  outcome: 'ok' | 'differs' | 'not-reached';
  checks: readonly string[];
  findings: readonly Finding[];
  /** The checks for which the API has no suitable rows. */
  notChecked: readonly string[];
  /**
   * Differences from the contract that the app can handle: `items: under content` means that it reads the rows from the
   * field `content`.
   */
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

export function noteLines(results: readonly EndpointReport[]): string[] {
  return [...new Set(results.flatMap(({ notes }) => notes))].map((note) => `the app adapts a difference: ${note}`);
}

/** The totals, such as `54 endpoints: 53 ok, 1 differs, 0 not reached`. */
export function summary(results: readonly EndpointReport[]): string {
  const count = (outcome: EndpointReport['outcome']) => results.filter((result) => result.outcome === outcome).length;
  return `${results.length} endpoints: ${count('ok')} ok, ${count('differs')} differs, ${count('not-reached')} not reached`;
}
