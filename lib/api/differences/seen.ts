import { declarationOf, type Endpoint } from '@/lib/contract/endpoints';
import type { Difference } from './differences';
import { type EndpointReport, type Finding, linesOf, noteLines, summary } from './report';
import { stamp } from './ticket';

/** Envelopes that are read as they come are no finding. */
const READ = /^\S+: (under \S+|a bare array|counts from zero)$/;

/** What this instance met, in the words and the shape of the report that `npm run check -- contract` prints. */
export function seenReport(since: Date, entries: readonly Difference[]): string {
  const ofEndpoint = Map.groupBy(entries, ({ endpoint }) => endpoint);
  const results = [...ofEndpoint.keys()].sort().map((name) => resultOf(name, ofEndpoint.get(name) ?? []));
  return [
    `Answers of the API, seen by this instance since ${stamp(since)}`,
    '',
    ...results.flatMap(linesOf),
    '',
    ...noteLines(results),
    summary(results),
    '',
  ].join('\n');
}

function resultOf(name: string, entries: readonly Difference[]): EndpointReport {
  const notes = entries.map(({ fault }) => fault).filter((fault) => READ.test(fault));
  const path = pathOf(name);
  const findings = entries.filter(({ fault }) => !READ.test(fault)).map((entry) => findingOf(entry, path));
  const outcome = findings.length > 0 ? 'differs' : 'ok';
  return { name, path, outcome, checks: ['answer'], findings, notChecked: [], notes };
}

function findingOf({ fault, count, uid, firstSeen, lastSeen }: Difference, request: string): Finding {
  const [at = '', ...rest] = fault.split(': ');
  const words = rest.join(': ');
  const [, expected, actual] = /^Expected (.+), received (.+)$/.exec(words) ?? [];
  const seen = `${count} ×, first ${stamp(firstSeen)}, last ${stamp(lastSeen)}${uid ? `, e.g. ${uid}` : ''}`;
  const known = expected !== undefined && actual !== undefined;
  if (known) return { check: 'answer', request, seen, at, expected, actual };
  if (words === 'Required') return { check: 'answer', request, seen, at, expected: 'a value', actual: 'nothing' };
  return { check: 'answer', request, seen, at, expected: 'what the contract says', actual: words || fault };
}

/** The path of an endpoint; its name where the contract has no such one. */
function pathOf(name: string): string {
  try {
    return declarationOf(name as Endpoint).path || name;
  } catch (error) {
    if (error instanceof TypeError) return name;
    throw error;
  }
}
