import 'server-only';
import type * as z from 'zod';
import { wireQuery } from '@/lib/api/wire';
import { RequestFailed } from '@/lib/contract/result';
import { checkUid } from '@/lib/contract/uid';
import { env } from '@/lib/server/env';
import type { ApiRequest } from './http';
import { refusalMessage } from './refusal';

export type RequestOptions = Pick<ApiRequest, 'signal' | 'accept' | 'priority'>;

type Target = {
  name: string;
  method: string;
  path: string;
  input: z.ZodType | undefined;
};

/** @throws RequestFailed (404) for a value that cannot be escaped as a path segment, such as `..` */
export function buildRequest(
  { name, method, path, input: schema }: Target,
  input: Readonly<Record<string, unknown>>,
  options: RequestOptions = {},
): ApiRequest {
  const rest = new Map(Object.entries(input));
  const filled = path.replace(/\{(\w+)\}/g, (_, key) => {
    const value = checkUid(String(rest.get(key)));
    rest.delete(key);
    if (value === null) throw new RequestFailed(404, refusalMessage(404, ''));
    return encodeURIComponent(value);
  });
  const url = `${env().API_URL}${filled}`;
  if (method !== 'GET') {
    const body = rest.size > 0 ? JSON.stringify(Object.fromEntries(rest)) : undefined;
    return { endpoint: name, method, url, body, ...options };
  }
  const query = wireQuery(schema, rest);
  return { endpoint: name, method, url: query.size > 0 ? `${url}?${query}` : url, ...options };
}
