import * as z from 'zod';
import type { Read } from './read';

type Node = z.core.$ZodType;

/** Reads a row of another shape; null for one that is not of it. */
type OtherReading<Row> = (value: Readonly<Record<string, unknown>>) => Row | null;

const readings = z.registry<{ read: OtherReading<object> }>();

/** A shape that an API may hold in another one as likely. Its own rows are read as ever. */
export function orElse<Schema extends z.ZodType<object>>(schema: Schema, read: OtherReading<Read<Schema>>): Schema {
  const own = schema.clone(undefined, { parent: true }) as Schema;
  readings.add(own, { read: read as OtherReading<object> });
  return own;
}

/** The row in the other shape that is as likely; null where there is none, or it is not of it. */
export function otherReading<Schema extends Node>(schema: Schema, value: unknown): Read<Schema> | null {
  const reading = readings.get(schema as unknown as z.ZodType);
  if (!reading || typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return reading.read(value as Readonly<Record<string, unknown>>) as Read<Schema> | null;
}
