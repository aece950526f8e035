import * as z from 'zod';
import { AnyOf } from '@/lib/contract/common';
import { isFields } from '@/lib/contract/fields';

export type Dialect = {
  page: { name: string /** The number of the first page: 0 or 1. */; first: number };
  size: string;
  search: string;
  /** How the API expects the sort order: `sort=name,desc`, `sortedBy=-name` or `orderBy=name&direction=desc`. */
  sort: (key: string, descending: boolean) => Readonly<Record<string, string>>;
  /** `comma`: one parameter with all values (`status=A,B`); `repeat`: a parameter per value (`status=A&status=B`). */
  several: 'comma' | 'repeat';
  /** Parameters and sort keys that the API names differently: `{ createdFrom: 'createdAfter' }`. */
  names: Readonly<Record<string, string>>;
  /** Fields that the API names differently. A dot means a nested field: `{ firstName: 'name.first' }`. */
  fields: Readonly<Record<string, string>>;
};

export const wire: Dialect = {
  page: { name: 'pageNumber', first: 1 },
  size: 'pageSize',
  search: 'search',
  sort: (key, descending) => ({ sortedBy: descending ? `-${key}` : key }),
  several: 'comma',
  names: {},
  fields: {},
};

const DEEPEST = 16;

export function renameFields(value: unknown, fields: Dialect['fields'] = wire.fields, depth = DEEPEST): unknown {
  const names = Object.entries(fields);
  if (names.length === 0 || depth === 0) return value;
  if (Array.isArray(value)) return value.map((item) => renameFields(item, fields, depth - 1));
  if (!isFields(value)) return value;
  const renamed = Object.entries(value).map(([name, held]) => [name, renameFields(held, fields, depth - 1)]);
  const named = names.flatMap(([name, path]) => {
    const held = path.split('.').reduce<unknown>((inner, key) => (isFields(inner) ? inner[key] : undefined), value);
    return held === undefined ? [] : [[name, renameFields(held, fields, depth - 1)]];
  });
  return Object.fromEntries([...renamed, ...named]);
}

export function wireQuery(
  schema: z.ZodType | undefined,
  input: Iterable<readonly [key: string, value: unknown]>,
  { page, size, search, sort, several, names }: Dialect = wire,
): URLSearchParams {
  const query = new URLSearchParams();
  const fields: Readonly<Record<string, z.ZodType>> = schema instanceof z.ZodObject ? schema.shape : {};
  for (const [key, value] of input) {
    if (value === undefined || value === null) continue;
    const text = String(value);
    if (key === 'pageNumber') query.append(page.name, String(Number(text) - 1 + page.first));
    else if (key === 'pageSize') query.append(size, text);
    else if (key === 'search') query.append(search, text);
    else if (key === 'sortedBy') {
      const column = text.replace(/^-/, '');
      const sorted = sort(names[column] ?? column, text.startsWith('-'));
      for (const [name, part] of Object.entries(sorted)) query.append(name, part);
    } else {
      const name = names[key] ?? key;
      const field = fields[key];
      const split = several === 'repeat' && field !== undefined && unwrap(field) === AnyOf;
      for (const part of split ? text.split(',') : [text]) query.append(name, part);
    }
  }
  return query;
}

function unwrap(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return unwrap(schema.unwrap() as z.ZodType);
  }
  return schema;
}
