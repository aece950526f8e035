import type { z } from 'zod';
import { elementOf, fieldsOf, isAssumed } from '@/lib/contract/shape';
import type { Endpoint } from '../contract-check/endpoints';

type Node = z.core.$ZodType;

/** A field of an endpoint's answer. */
export type Field = {
  endpoint: string;
  /** Its keys; `[]` stands for each element of a list. */
  path: readonly string[];
  /** As API differences names it: `items[].country.name`. */
  name: string;
  schema: Node;
  /** Whether it is of a shape that is given: a value that does not fit costs all of the shape. */
  given: boolean;
};

/** Every field of an endpoint's answer, in the order of its schema; none for a CSV. */
export function fieldsIn({ name: endpoint, answer }: Endpoint): Field[] {
  return below(answer, [], false);

  function below(schema: Node, path: readonly string[], given: boolean): Field[] {
    const element = elementOf(schema);
    if (element) return below(element, [...path, '[]'], given);
    return Object.entries(fieldsOf(schema) ?? {}).flatMap(([key, inner]) => {
      const own = [...path, key];
      const strict = given || !isAssumed(schema, key);
      const field = { endpoint, path: own, name: nameOf(own), schema: inner, given: strict };
      return [field, ...below(inner, own, strict)];
    });
  }
}

/** The names under which a difference of the field is told: a row with neither player nor team lacks a player. */
export const namesOf = ({ name }: Field) => [name, name.replace(/\bteam$/, 'player')];

/** Whether a row or a record cannot be told from others without it. */
export const isOwnUid = ({ path }: Field) => ['uid', 'items.[].uid'].includes(path.join('.'));

const nameOf = (path: readonly string[]) => path.join('.').replaceAll('.[]', '[]');

type Holder = { fields: Record<string, unknown>; key: string };

/** The objects of an answer that hold a value for the field. */
export function holdersOf(body: unknown, { path }: Pick<Field, 'path'>): Holder[] {
  const [key, ...rest] = path;
  if (key === undefined || typeof body !== 'object' || body === null) return [];
  if (key === '[]') return Array.isArray(body) ? body.flatMap((element) => holdersOf(element, { path: rest })) : [];
  const fields = body as Record<string, unknown>;
  if (fields[key] === undefined || fields[key] === null) return [];
  return rest.length === 0 ? [{ fields, key }] : holdersOf(fields[key], { path: rest });
}
