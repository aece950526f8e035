import { noteLines, type Result } from '@/lib/api/differences/report';
import type { Asking } from './asking/probe';
import type { DocumentFinding, DocumentResult } from './openapi/compare';
import type { Evidence, Proposal } from './proposals';

/** Lines to paste, and what the app reads as it comes. */
export function adaptationLines(
  { fields, asking }: { fields: readonly Proposal[]; asking: readonly string[] },
  { unknown }: Asking,
  { results, evidence }: { results: readonly Result[]; evidence: readonly Evidence[] },
): string[] {
  return [
    '',
    ...noteLines(results),
    ...neverThere(evidence),
    ...unknown.map((what) => `not found out: how the API is asked for ${what}`),
    ...(fields.length > 0 ? ['\nProposed for lib/contract, … being the schema that is there'] : []),
    ...fields.flatMap(({ lines, places }) => [
      `  // ${places[0]}${places.length > 1 ? ` and ${places.length - 1} more` : ''}${lines.length > 1 ? ': one of' : ''}`,
      ...lines.map((line) => `  ${line}`),
    ]),
    ...(asking.length > 0 ? ['\nProposed for lib/api/wire.ts', ...asking.map((line) => `  ${line}`)] : []),
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
