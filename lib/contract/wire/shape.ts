import * as z from 'zod';

/** The schema of an answer, seen as the tree that it is. */
type Node = z.core.$ZodType;

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The shapes that the specification gives in full, each with the names of its fields that are assumed all the same. */
const givenShapes = z.registry<{ assumed: readonly string[] }>();

/** A given shape, for types: which of its fields are assumed. */
export type Given<Assumed extends string> = { readonly _given: Assumed };

/** Marks a shape as given: a value that does not fit it is never bent, but for the fields named as assumed. */
export function given<Schema extends z.ZodType, const Assumed extends string = never>(
  schema: Schema,
  assumed: readonly Assumed[] = [],
): Schema & Given<Assumed> {
  givenShapes.add(schema, { assumed });
  return schema as Schema & Given<Assumed>;
}

/** Whether a field of a shape is assumed: any field of an assumed shape. */
export function isAssumed(schema: Node, field: string): boolean {
  const given = givenShapes.get(unwrapped(schema) as z.ZodType);
  return !given || given.assumed.includes(field);
}

/** Optional, nullable and default wrappers around a schema, taken off. */
export function unwrapped(schema: Node): Node {
  const { def } = schema._zod;
  return 'innerType' in def ? unwrapped(def.innerType as Node) : schema;
}

export function fieldsOf(schema: Node): Readonly<Record<string, Node>> | null {
  const inner = unwrapped(schema);
  return inner instanceof z.ZodObject ? inner.shape : null;
}

/** The schema of an array's elements; null for anything else. */
export function elementOf(schema: Node): Node | null {
  const inner = unwrapped(schema);
  return inner instanceof z.ZodArray ? inner.element : null;
}

export function mayBeMissing(schema: Node): boolean {
  const { type } = schema._zod.def;
  return type === 'optional' || type === 'nullable';
}

/** What a schema expects, as people say it: `number`, `date`, `list`, `object`. */
export function kindExpected(schema: Node): string {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodISODateTime || inner instanceof z.ZodISODate) return 'date';
  const { type } = inner._zod.def;
  if (type === 'array') return 'list';
  return type === 'string' ? 'text' : type;
}
