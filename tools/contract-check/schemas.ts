import leven from 'leven';
import * as z from 'zod';
import { wire } from '@/lib/api/http/wire';
import { isFields } from '@/lib/contract/fields';

type Schema = z.core.$ZodType;

/** Removes the wrappers of a schema, which make it optional or nullable, or convert its input. */
export function unwrapped(schema: Schema): Schema {
  if (schema instanceof z.ZodPipe && schema.in instanceof z.ZodTransform) return unwrapped(schema.out);
  const { def } = schema._zod;
  return 'innerType' in def ? unwrapped(def.innerType as Schema) : schema;
}

export function fieldsOf(schema: Schema): Readonly<Record<string, Schema>> | null {
  const inner = unwrapped(schema);
  return inner instanceof z.ZodObject ? inner.shape : null;
}

/** A field that no value has, and the unknown fields with similar names and the right type. */
type Missing = { at: string; candidates: readonly string[] };

/** The fields of a schema that none of the values has, with their paths, such as `items[].country.name`. */
export function missingFields(schema: Schema, values: readonly unknown[], at = ''): Missing[] {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray) return missingFields(inner.element, values.flat(), `${at}[]`);
  const fields = fieldsOf(schema);
  const objects = values.filter(isFields);
  if (!fields || objects.length === 0) return [];
  const names = new Set(objects.flatMap((object) => Object.keys(object)));
  const unknown = [...names].filter((name) => !(name in fields) && !Object.values(wire.fields).includes(name));
  return Object.entries(fields).flatMap(([name, field]) => {
    const here = at ? `${at}.${name}` : name;
    const found = (other: string) => objects.map((object) => object[other] ?? null).filter((value) => value !== null);
    if (names.has(name)) return missingFields(field, found(name), here);
    const fits = (other: string) => found(other).some((value) => z.safeParse(field, value).success);
    return [{ at: here, candidates: unknown.filter((other) => areAlike(name, other) && fits(other)) }];
  });
}

/** True for names such as `handicap` and `handicapIndex`, `uid` and `id`, or `createdAt` and `created_on`. */
function areAlike(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => name.toLowerCase().replaceAll('_', '')) as [string, string];
  return a.includes(b) || b.includes(a) || leven(a, b) <= 2;
}
