import { likeness } from '../shapes/names';
import { isJson, resolve } from './json-schema';
import type { Document } from './load';

export type Operation = {
  /** As the document has it. */
  path: string;
  /** Names of its query parameters. */
  query: readonly string[];
  /** The schema of its successful JSON answer; undefined when the document has none. */
  answer: unknown;
  /** Media types of its successful answer. */
  media: readonly string[];
};

/** The GET operations of a document. */
export function operationsOf(document: Document): readonly Operation[] {
  return Object.entries(document.paths).flatMap(([path, held]) => {
    const item = resolve(document, held);
    const get = resolve(document, item.get);
    if (!item.get) return [];
    const parameters = [item.parameters, get.parameters].flatMap((list) => (Array.isArray(list) ? list : []));
    const query = parameters
      .map((parameter) => resolve(document, parameter))
      .filter((parameter) => parameter.in === 'query')
      .map(({ name }) => String(name));
    const content = contentOf(document, get.responses);
    const json = Object.keys(content).find((type) => /[/+]json\b/.test(type));
    const media = resolve(document, json === undefined ? undefined : content[json]);
    return [{ path, query, answer: media.schema, media: Object.keys(content) }];
  });
}

function contentOf(document: Document, responses: unknown): Readonly<Record<string, unknown>> {
  if (!isJson(responses)) return {};
  const success = Object.keys(responses).find((status) => /^2(\d\d|XX)$/.test(status)) ?? 'default';
  const { content } = resolve(document, responses[success]);
  return isJson(content) ? content : {};
}

/** A path whose parameters have no names and that has no base: `/admin/users/{}/friends`. */
const bare = (path: string, base: string) =>
  path
    .slice(path.startsWith(base) ? base.length : 0)
    .replace(/\{[^}]*\}|:\w+/g, '{}')
    .replace(/\/$/, '');

/** The longest beginning that at least half of the wanted paths have in the document: `/api/v1`. */
export function baseOf(operations: readonly Operation[], wanted: readonly string[]): string {
  const paths = operations.map(({ path }) => bare(path, ''));
  const bases = new Set(
    paths.flatMap((path) =>
      wanted
        .filter((one) => path.endsWith(bare(one, '')))
        .map((one) => path.slice(0, path.length - bare(one, '').length)),
    ),
  );
  const hits = (base: string) => wanted.filter((one) => paths.includes(`${base}${bare(one, '')}`)).length;
  return [...bases].sort((a, b) => hits(b) - hits(a) || a.length - b.length)[0] ?? '';
}

/** The operation of a path, and without one the paths that may be it. */
export function findOperation(operations: readonly Operation[], base: string, path: string, wanted: readonly string[]) {
  const found = operations.find((operation) => bare(operation.path, base) === bare(path, ''));
  if (found) return { operation: found, candidates: [] };
  const known = new Set(wanted.map((one) => bare(one, '')));
  const candidates = operations
    .filter((operation) => !known.has(bare(operation.path, base)))
    .map((operation) => ({ path: operation.path, like: pathLikeness(path, operation.path.slice(base.length)) }))
    .filter(({ like }) => like >= 0.6)
    .sort((a, b) => b.like - a.like)
    .slice(0, 3)
    .map((candidate) => candidate.path);
  return { operation: undefined, candidates };
}

/** Of the segments of both paths, how many are alike; parameters count as alike. */
function pathLikeness(one: string, other: string): number {
  const a = bare(one, '').split('/').filter(Boolean);
  const b = bare(other, '').split('/').filter(Boolean);
  const last = Math.max(likeness(a.at(-1) ?? '', b.at(-1) ?? ''), a.at(-1) === b.at(-1) ? 1 : 0);
  if (last < 0.6) return 0;
  const alike = a.filter((part) => b.some((there) => there === part || likeness(part, there) > 0.8)).length;
  return (2 * alike) / (a.length + b.length);
}
