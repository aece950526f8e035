import * as z from 'zod';
import { elementOf, fieldsOf, unwrapped } from './shape';

type Node = z.core.$ZodType;
type Fields = Record<string, unknown>;

/** How the API holds a field: under another name, as text where it is a number, or spread over others. */
type Place =
  | { path: readonly string[]; as?: 'text' | undefined }
  | { read: (row: Fields) => unknown; write: (value: unknown) => Fields };

const places = z.registry<Place>();

/**
 * Declares where the API holds a field: another name (`handicapIndex`), a place inside another field
 * (`person.firstName`), or a pair of functions from its row and back; `text` where the API writes a number as text.
 * Answers, the sandbox and the OpenAPI document follow; the app keeps the contract's name.
 */
export function from<Schema extends z.ZodType>(
  place: string | { read: (row: Readonly<Fields>) => unknown; write: (value: unknown) => Fields },
  schema: Schema,
  as?: 'text',
): Schema {
  const own = schema.clone(undefined, { parent: true }) as Schema;
  places.add(own, typeof place === 'string' ? { path: place.split('.'), as } : place);
  return own;
}

/** The place of a field in the API, as a path; null where it has its contract's name, or is made by functions. */
export function wirePathOf(field: Node): readonly string[] | null {
  const place = places.get(field as z.ZodType);
  return place && 'path' in place ? place.path : null;
}

/** How the API holds a field: `as` text, or `made` by functions; null where it is as the contract has it. */
export function formOf(field: Node): 'text' | 'made' | null {
  const place = places.get(field as z.ZodType);
  if (!place) return null;
  return 'path' in place ? (place.as ?? null) : 'made';
}

const mapped = new WeakMap<Node, boolean>();

/** Whether any field below has another place in the API. */
function isMapped(schema: Node): boolean {
  const known = mapped.get(schema);
  if (known !== undefined) return known;
  const element = elementOf(schema);
  const fields = Object.values(fieldsOf(schema) ?? {});
  const result = element
    ? isMapped(element)
    : fields.some((field) => places.has(field as z.ZodType) || isMapped(field));
  mapped.set(schema, result);
  return result;
}

/** An answer under the contract's names. Without `from` in its schema it is the answer itself. */
export function fromWire(schema: Node, value: unknown): unknown {
  if (!isMapped(schema) || typeof value !== 'object' || value === null) return value;
  const element = elementOf(schema);
  if (element) return Array.isArray(value) ? value.map((item) => fromWire(element, item)) : value;
  if (Array.isArray(value)) return value;
  const row = value as Fields;
  const read = Object.entries(fieldsOf(schema) ?? {}).map(([name, field]) => {
    const place = places.get(field as z.ZodType);
    return [name, fromWire(field, place ? valueFrom(row, place) : row[name])];
  });
  return Object.fromEntries(read.filter(([, held]) => held !== undefined));
}

/** A value under the API's names: the reverse of `fromWire`. */
export function toWire(schema: Node, value: unknown): unknown {
  if (!isMapped(schema) || typeof value !== 'object' || value === null) return value;
  const element = elementOf(schema);
  if (element) return Array.isArray(value) ? value.map((item) => toWire(element, item)) : value;
  const row: Fields = {};
  for (const [name, field] of Object.entries(fieldsOf(schema) ?? {})) {
    const held = toWire(field, (value as Fields)[name]);
    const place = places.get(field as z.ZodType);
    if (held === undefined) continue;
    if (!place) row[name] = held;
    else if ('write' in place) Object.assign(row, place.write(held));
    else putAt(row, place.path, place.as === 'text' && typeof held === 'number' ? String(held) : held);
  }
  return row;
}

/** A place in the contract as the API names it: `handicap` → `handicapIndex`. Functions keep the contract's name. */
export function wirePath(schema: Node, path: readonly PropertyKey[]): readonly PropertyKey[] {
  const [key, ...rest] = path;
  if (key === undefined) return [];
  const next = typeof key === 'number' ? elementOf(schema) : fieldsOf(schema)?.[String(key)];
  if (!next) return path;
  const place = typeof key === 'string' ? wirePathOf(next) : null;
  return [...(place ?? [key]), ...wirePath(unwrapped(next), rest)];
}

function valueFrom(row: Fields, place: Place): unknown {
  if ('read' in place) return place.read(row);
  const held = place.path.reduce<unknown>((inner, key) => (inner as Fields | null | undefined)?.[key], row);
  return place.as === 'text' && typeof held === 'string' && NUMBER.test(held) ? Number(held) : held;
}

/** Text that is a number beyond doubt. */
const NUMBER = /^-?(0|[1-9]\d{0,14})(\.\d{1,15})?$/;

function putAt(row: Fields, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    row[key] = value;
    return;
  }
  const inner = (row[key] ?? {}) as Fields;
  row[key] = inner;
  putAt(inner, rest, value);
}
