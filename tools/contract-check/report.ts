import type { Asking } from './asking/probe';
import type { DocumentFinding, DocumentResult } from './openapi/compare';
import type { Adaptation } from './proposals/adapt';
import type { Evidence } from './proposals/propose';
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

/** Lines to paste, by file, and what the app reads as it comes. */
export function adaptationLines(
  { lines, written }: Adaptation,
  { unknown }: Asking,
  { results, evidence }: { results: readonly Result[]; evidence: readonly Evidence[] },
): string[] {
  const notes = [...new Set(results.flatMap((result) => result.notes))];
  const files = [...new Set(lines.map(({ file }) => file))];
  return [
    ...notes.map((note, index) => `${index === 0 ? '\n' : ''}read as it comes: ${note}`),
    ...neverThere(evidence),
    ...unknown.map((what) => `not found out: how the API is asked for ${what}`),
    ...files.flatMap((file) => [
      `\n${written.includes(file) ? 'Written to' : 'Proposed for'} ${file}`,
      ...lines
        .filter((line) => line.file === file)
        .flatMap(({ line, texts, met, open }) => [
          `  ${String(line).padStart(3)}  // ${met}${open ? `: not written, ${open}` : ''}`,
          ...texts.map((text) => `       ${text}`),
        ]),
    ]),
    ...(written.length > 0 ? ['\nReview with git diff, then run this command again.'] : []),
  ];
}

/** Fields that may be left out and were in no row, where others were that the contract does not expect. */
function neverThere(evidence: readonly Evidence[]): string[] {
  return evidence.flatMap(({ endpoint, differences }) =>
    differences
      .filter(({ what, optional, candidates, others }) => {
        return what === 'missing' && optional && candidates.length === 0 && others.length > 0;
      })
      .map(({ at, others }) => `never there: ${endpoint} ${at}; there, and not expected: ${others.join(', ')}`),
  );
}

/** `54 endpoints: 53 ok, 1 differs, 0 not reached` */
export function summary(results: readonly Result[]): string {
  const count = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length;
  return `${results.length} endpoints: ${count('ok')} ok, ${count('differs')} differs, ${count('not-reached')} not reached`;
}

/** The findings of a document, and how many there are of each kind. */
export function documentLines(results: readonly DocumentResult[]): string[] {
  const differing = results.filter(({ findings }) => findings.length > 0);
  const all = differing.flatMap(({ findings }) => findings);
  const kinds = [...new Set(all.map(({ what }) => what))];
  const counts = kinds.map((kind) => `${all.filter(({ what }) => what === kind).length} ${plural[kind]}`);
  return [
    ...results.flatMap(({ path, findings }) => [
      `${findings.length > 0 ? 'differs' : 'ok     '}  ${path}`,
      ...findings.map((finding) => `           ${documentLine(finding)}`),
    ]),
    '',
    [`${results.length} endpoints: ${differing.length} differ`, ...counts].join(', '),
  ];
}

const plural: Readonly<Record<DocumentFinding['what'], string>> = {
  endpoint: 'paths missing',
  parameter: 'parameters missing',
  envelope: 'envelopes',
  field: 'fields missing',
  type: 'types',
  values: 'sets of values',
  media: 'media types',
};

function documentLine({ what, at, expected, actual, candidates }: DocumentFinding): string {
  const meant = candidates.length > 0 ? `; it may be ${candidates.join(' or ')}` : '';
  if (what === 'endpoint') return `no such path${meant}`;
  if (what === 'parameter') return `no parameter ${at}${meant}`;
  if (what === 'field') return `${at}: no such field, expected ${expected}${meant}`;
  return `${at || 'answer'}: expected ${expected}, the document has ${actual}`;
}
