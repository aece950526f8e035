import 'server-only';
import type { Endpoint } from '@/lib/contract/endpoint';
import { RequestFailed } from '@/lib/contract/result';
import { checkUid } from '@/lib/contract/uid';
import { env } from '@/lib/server/env';
import type { ApiRequest } from './http';
import { refusalMessage } from './refusal';
import { wireQuery } from './wire';

export type RequestOptions = Pick<ApiRequest, 'signal' | 'accept' | 'priority'>;

/** @throws RequestFailed (404) if a value cannot be a path segment, such as `..` */
export function buildRequest(
  { path, input: schema }: Pick<Endpoint, 'path' | 'input'>,
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
  const query = wireQuery(schema, rest);
  return { endpoint: path, method: 'GET', url: query.size > 0 ? `${url}?${query}` : url, ...options };
}
