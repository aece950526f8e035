import type { Shape } from '../shapes/shape';
import type { Document } from './load';

type Json = Readonly<Record<string, unknown>>;

/** How deep a document is followed: schemas may hold themselves. */
const DEEPEST = 12;

/** The shape that a JSON Schema of the document describes. */
export function shapeOfJsonSchema(document: Document, schema: unknown, depth = 0): Shape {
  const json = resolve(document, schema);
  if (depth > DEEPEST) return { kind: 'any' };
  const follow = (inner: unknown) => shapeOfJsonSchema(document, inner, depth + 1);
  const parts = alternatives(json);
  if (parts) return either(parts.filter((part) => resolve(document, part).type !== 'null').map(follow));
  if (Array.isArray(json.allOf)) return merged([...json.allOf.map(follow), follow({ ...json, allOf: undefined })]);
  const types = [json.type].flat().filter((type) => type !== 'null' && type !== undefined);
  if (isJson(json.properties)) {
    const fields = Object.entries(json.properties).map(([name, field]) => [name, follow(field)]);
    return { kind: 'object', fields: Object.fromEntries(fields) };
  }
  if (types[0] === 'array') return { kind: 'list', element: follow(json.items) };
  if (types[0] === 'object') return { kind: 'object', fields: {} };
  if (types[0] === 'number' || types[0] === 'integer') return { kind: 'number' };
  if (types[0] === 'boolean') return { kind: 'boolean' };
  if (types[0] === 'string' || Array.isArray(json.enum)) return textShape(json);
  return { kind: 'any' };
}

/** The value behind a local `$ref`. */
export function resolve(document: Document, value: unknown, seen = 0): Json {
  if (!isJson(value)) return {};
  if (typeof value.$ref !== 'string' || seen > 20) return value;
  const keys = value.$ref.replace(/^#\//, '').split('/');
  const target = keys.reduce<unknown>(
    (inner, key) =>
      isJson(inner) ? inner[decodeURIComponent(key).replace(/~1/g, '/').replace(/~0/g, '~')] : undefined,
    document,
  );
  return resolve(document, target, seen + 1);
}

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function textShape({ format, enum: values }: Json): Shape {
  if (format === 'date-time' || format === 'date') return { kind: 'date' };
  const texts = Array.isArray(values) ? values.filter((value) => typeof value === 'string') : undefined;
  return { kind: 'text', ...(texts && { values: texts }) };
}

const alternatives = ({ anyOf, oneOf }: Json): readonly unknown[] | null =>
  Array.isArray(anyOf) ? anyOf : Array.isArray(oneOf) ? oneOf : null;

function either(shapes: readonly Shape[]): Shape {
  const [first, ...others] = shapes;
  if (!first || others.some(({ kind }) => kind !== first.kind)) return { kind: 'any' };
  return first.kind === 'object' ? merged(shapes) : first;
}

function merged(shapes: readonly Shape[]): Shape {
  const objects = shapes.filter(({ kind }) => kind === 'object');
  if (objects.length === 0) return shapes.find(({ kind }) => kind !== 'any') ?? { kind: 'any' };
  return { kind: 'object', fields: Object.assign({}, ...objects.map(({ fields }) => fields)) };
}
