import { noteLines, type Result } from '@/lib/api/differences/report';
import type { Asking } from './asking/probe';
import type { DocumentFinding, DocumentResult } from './openapi/compare';
import type { Adaptation } from './proposals/adapt';
import type { Evidence } from './proposals/propose';

/** Lines to paste, by file, and what the app reads as it comes. */
export function adaptationLines(
  { lines, written }: Adaptation,
  { unknown }: Asking,
  { results, evidence }: { results: readonly Result[]; evidence: readonly Evidence[] },
): string[] {
  const files = [...new Set(lines.map(({ file }) => file))];
  return [
    '',
    ...noteLines(results),
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
