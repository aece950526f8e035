import * as z from 'zod';

/** The shapes that the specification gives in full, each with the names of its fields that are assumed all the same. */
export const givenShapes = z.registry<{ assumed: readonly string[] }>();

/** A given shape, for types: which of its fields are assumed. */
export type Given<Assumed extends string> = { readonly _given: Assumed };

/** Marks a shape as given: only the fields named as assumed may be missing or wrong. */
export function given<Schema extends z.ZodType, const Assumed extends string = never>(
  schema: Schema,
  assumed: readonly Assumed[] = [],
): Schema & Given<Assumed> {
  givenShapes.add(schema, { assumed });
  return schema as Schema & Given<Assumed>;
}
