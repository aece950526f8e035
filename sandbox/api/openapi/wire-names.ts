import type { ZodToJsonSchemaConverterOptions } from '@orpc/zod/zod4';
import { formOf, wirePathOf } from '@/lib/contract/wire/from';
import { fieldsOf } from '@/lib/contract/wire/shape';

type Interceptor = NonNullable<ZodToJsonSchemaConverterOptions['interceptors']>[number];
type Json = { type?: unknown; properties?: Record<string, unknown>; required?: string[] };

/** Names the fields of objects in the document as the API does. */
export const withWireNames: Interceptor = ({ schema, next }) => {
  const [required, json] = next();
  const fields = fieldsOf(schema);
  const { properties } = json as Json;
  if (!fields || !properties || !Object.values(fields).some(wirePathOf)) return [required, json];
  const needed = new Set((json as Json).required);
  const named: Json = { ...(json as Json), properties: {}, required: [] };
  for (const [name, property] of Object.entries(properties)) {
    const path = (fields[name] && wirePathOf(fields[name])) ?? [name];
    const text = fields[name] && formOf(fields[name]) === 'text';
    put(named, path, text ? { type: needed.has(name) ? 'string' : ['string', 'null'] } : property, needed.has(name));
  }
  return [required, named as typeof json];
};

/** Adds a property, inside objects of its own where the path has several names. */
function put(object: Json, [name = '', ...rest]: readonly string[], property: unknown, needed: boolean): void {
  const properties = object.properties ?? {};
  object.properties = properties;
  if (needed && !object.required?.includes(name)) object.required = [...(object.required ?? []), name];
  if (rest.length === 0) {
    properties[name] = property;
    return;
  }
  const inner = (properties[name] ?? { type: 'object' }) as Json;
  properties[name] = inner;
  put(inner, rest, property, needed);
}
