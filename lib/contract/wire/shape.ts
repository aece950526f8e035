import * as z from 'zod';
import { givenShapes } from '@/lib/contract/given';

/** The schema of an answer, seen as the tree that it is. */
type Node = z.core.$ZodType;

/** Whether a field of a shape is assumed: any field of an assumed shape. */
export function isAssumed(schema: Node, field: string): boolean {
  const given = givenShapes.get(unwrapped(schema) as z.ZodType);
  return !given || given.assumed.includes(field);
}

/** Optional, nullable, default and preprocessing wrappers around a schema, taken off. */
export function unwrapped(schema: Node): Node {
  if (schema instanceof z.ZodPipe && schema.in instanceof z.ZodTransform) return unwrapped(schema.out);
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
