import * as z from 'zod';
import { formOf, wirePathOf } from '@/lib/contract/wire/from';
import { elementOf, fieldsOf, kindExpected, unwrapped } from '@/lib/contract/wire/shape';
import type { Shape } from './shape';

/** The shape that a schema of the contract expects. */
export function shapeOfSchema(schema: z.core.$ZodType): Shape {
  const place = wirePathOf(schema);
  const form = formOf(schema);
  return {
    ...shapeWithin(schema),
    ...(place && { place }),
    ...(form === 'text' && { asText: true }),
    ...(form === 'made' && { made: true }),
  };
}

function shapeWithin(schema: z.core.$ZodType): Shape {
  const fields = fieldsOf(schema);
  if (fields) {
    const shapes = Object.entries(fields).map(([name, field]) => [name, shapeOfSchema(field)]);
    return { kind: 'object', fields: Object.fromEntries(shapes) };
  }
  const element = elementOf(schema);
  if (element) return { kind: 'list', element: shapeOfSchema(element) };
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodEnum) return { kind: 'text' };
  const kind = kindExpected(inner);
  if (kind === 'number' || kind === 'text' || kind === 'date' || kind === 'boolean') return { kind };
  return { kind: 'any' };
}
