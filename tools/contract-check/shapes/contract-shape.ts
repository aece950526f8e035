import * as z from 'zod';
import type { Shape } from './shape';

type Schema = z.core.$ZodType;

/** The shape that a schema of the contract expects. */
export function shapeOfSchema(schema: Schema): Shape {
  const fields = fieldsOf(schema);
  if (fields) {
    const shapes = Object.entries(fields).map(([name, field]) => [name, shapeOfSchema(field)]);
    return { kind: 'object', fields: Object.fromEntries(shapes) };
  }
  const element = elementOf(schema);
  if (element) return { kind: 'list', element: shapeOfSchema(element) };
  return shapeOfValue(schema);
}

function shapeOfValue(schema: Schema): Shape {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodISODateTime || inner instanceof z.ZodISODate) return { kind: 'date' };
  const { type } = inner._zod.def;
  if (type === 'string' || type === 'enum') return { kind: 'text' };
  if (type === 'boolean') return { kind: 'boolean' };
  if (type !== 'number') return { kind: 'any' };
  return { kind: 'number', readsText: z.safeParse(schema, '1').success };
}

/** Removes what makes a schema optional or nullable, or converts its input. */
export function unwrapped(schema: Schema): Schema {
  if (schema instanceof z.ZodPipe && schema.in instanceof z.ZodTransform) return unwrapped(schema.out);
  const { def } = schema._zod;
  return 'innerType' in def ? unwrapped(def.innerType as Schema) : schema;
}

export function fieldsOf(schema: Schema): Readonly<Record<string, Schema>> | null {
  const inner = unwrapped(schema);
  return inner instanceof z.ZodObject ? inner.shape : null;
}

/** The schema of an array's items; null for other schemas. */
function elementOf(schema: Schema): Schema | null {
  const inner = unwrapped(schema);
  return inner instanceof z.ZodArray ? inner.element : null;
}
