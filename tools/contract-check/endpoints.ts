import * as z from 'zod';
import { endpointsByName } from '@/sandbox/api/contract';

export type Endpoint = {
  /** The name of the endpoint in the contract: `users.listFriends`. */
  name: string;
  /** The path with placeholders for its parameters: `/admin/users/{id}/friends`. */
  path: string;
  params: readonly string[];
  query: Readonly<Record<string, z.ZodType>>;
  kind: 'list' | 'export' | 'record';
  answer: z.ZodType;
};

export function endpoints(): Endpoint[] {
  return [...endpointsByName].map(([name, { path, input, output = z.instanceof(Blob) }]) => {
    const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => param);
    const shape = input instanceof z.ZodObject ? input.shape : {};
    const query = Object.fromEntries(Object.entries(shape).filter(([key]) => !params.includes(key)));
    const kind = path.startsWith('/admin/export/') ? 'export' : 'pageNumber' in query ? 'list' : 'record';
    return { name, path, params, query, kind, answer: output };
  });
}

export function sortKeys({ query }: Endpoint): string[] {
  const { sortedBy } = query;
  const values = sortedBy instanceof z.ZodOptional ? sortedBy.unwrap() : sortedBy;
  if (!(values instanceof z.ZodEnum)) return [];
  return values.options.map(String).filter((value) => !value.startsWith('-'));
}

const ofEveryList: ReadonlySet<string> = new Set(['search', 'pageNumber', 'pageSize', 'sortedBy', 'zone']);

export function filterKeys({ query }: Endpoint): string[] {
  return Object.keys(query).filter((key) => !ofEveryList.has(key));
}

/** Shows a value in at most 80 characters. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
