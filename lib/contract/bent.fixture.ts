import type { z } from 'zod';
import { bend } from './bend';

/** A value of an assumed shape with these faults, as the app reads it. */
export function bent<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const result = bend(schema, value);
  if (!result.ok || result.faults.length === 0) throw new Error('The value does not bend');
  return result.value;
}
