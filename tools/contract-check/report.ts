import type { DocumentFinding, DocumentResult } from './openapi/compare';

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
