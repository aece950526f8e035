import { ROWS } from '@/lib/api/http/envelope';
import { elementOf, fieldsOf } from '@/lib/contract/wire/shape';
import { type Endpoint, endpoints } from '../endpoints';
import { compareShapes } from '../shapes/compare';
import { shapeOfSchema } from '../shapes/contract-shape';
import { likeness } from '../shapes/names';
import type { Shape } from '../shapes/shape';
import { shapeOfJsonSchema } from './json-schema';
import type { Document } from './load';
import { baseOf, findOperation, type Operation, operationsOf } from './operations';

/** How a document differs from the contract at one endpoint. */
export type DocumentFinding = {
  what: 'endpoint' | 'parameter' | 'envelope' | 'field' | 'type' | 'values' | 'media';
  /** The parameter or the place in the answer; empty for the endpoint itself. */
  at: string;
  expected: string;
  actual: string;
  /** What may be meant, the likeliest first. */
  candidates: readonly string[];
};

export type DocumentResult = { name: string; path: string; findings: readonly DocumentFinding[] };

/** Compares every endpoint of the contract with a document, without any call. */
export function compareDocument(document: Document, only?: string): readonly DocumentResult[] {
  const operations = operationsOf(document);
  const all = endpoints();
  const wanted = all.map(({ path }) => path);
  const base = baseOf(operations, wanted);
  return all
    .filter(({ name, path }) => only === undefined || name.includes(only) || path.includes(only))
    .map((endpoint) => {
      const { name, path } = endpoint;
      const { operation, candidates } = findOperation(operations, base, path, wanted);
      if (operation) return { name, path, findings: findingsOf(document, endpoint, operation) };
      return { name, path, findings: [{ what: 'endpoint', at: '', expected: path, actual: 'nothing', candidates }] };
    });
}

function findingsOf(document: Document, endpoint: Endpoint, operation: Operation): readonly DocumentFinding[] {
  const parameters = parameterFindings(endpoint, operation);
  if (endpoint.kind === 'export') {
    const csv = operation.media.length === 0 || operation.media.some((type) => /csv|octet-stream|^text\//.test(type));
    if (csv) return parameters;
    const actual = operation.media.join(', ');
    return [...parameters, { what: 'media', at: '', expected: 'text/csv', actual, candidates: [] }];
  }
  if (operation.answer === undefined) return parameters;
  const actual = shapeOfJsonSchema(document, operation.answer);
  return [...parameters, ...answerFindings(endpoint, actual)];
}

function parameterFindings({ query }: Endpoint, operation: Operation): readonly DocumentFinding[] {
  const spare = new Set(operation.query.filter((name) => !(name in query)));
  return Object.keys(query)
    .filter((name) => !operation.query.includes(name))
    .map((name) => {
      const candidates = [...spare]
        .map((there) => ({ there, like: parameterLikeness(name, there) }))
        .filter(({ like }) => like >= 0.5)
        .sort((a, b) => b.like - a.like)
        .slice(0, 3)
        .map(({ there }) => there);
      if (candidates[0]) spare.delete(candidates[0]);
      return { what: 'parameter', at: name, expected: name, actual: 'nothing', candidates };
    });
}

/** Names that lists are asked by, besides those that are alike. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  pageNumber: ['page', 'pageIndex', 'offset'],
  pageSize: ['size', 'limit', 'perPage', 'per_page'],
  search: ['q', 'query', 'term', 'filter', 'text'],
  sortedBy: ['sort', 'sortBy', 'orderBy', 'order'],
};

const parameterLikeness = (name: string, there: string) => (ASKED[name]?.includes(there) ? 1 : likeness(name, there));

/** Rows are compared wherever the document has them: the envelope is read in several forms. */
function answerFindings(endpoint: Endpoint, actual: Shape): readonly DocumentFinding[] {
  const rows = fieldsOf(endpoint.answer)?.items;
  const element = rows && elementOf(rows);
  const there = element ? rowsIn(actual) : null;
  if (element && there) {
    const moved: readonly DocumentFinding[] =
      there.at === 'items'
        ? []
        : [{ what: 'envelope', at: 'items', expected: 'items', actual: there.at || 'a bare array', candidates: [] }];
    return [...moved, ...differences(shapeOfSchema(element), there.element, 'items[]')];
  }
  return differences(shapeOfSchema(endpoint.answer), actual, '');
}

function rowsIn(shape: Shape): { at: string; element: Shape } | null {
  if (shape.kind === 'list') return { at: '', element: shape.element ?? { kind: 'any' } };
  for (const at of ROWS) {
    const held = shape.fields?.[at];
    if (held?.kind === 'list') return { at, element: held.element ?? { kind: 'any' } };
  }
  return null;
}

function differences(expected: Shape, actual: Shape, at: string): readonly DocumentFinding[] {
  return compareShapes(expected, actual, at).map(({ what, candidates, at, expected, actual }) => ({
    what: what === 'missing' ? 'field' : what,
    at,
    expected,
    actual,
    candidates,
  }));
}
