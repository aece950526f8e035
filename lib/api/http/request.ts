import 'server-only';
import { wireQuery } from '@/lib/api/wire';
import { declarationOf, type Endpoint, type Input } from '@/lib/contract/endpoints';
import { RequestFailed } from '@/lib/contract/result';
import { checkUid } from '@/lib/contract/uid';
import { env } from '@/lib/server/env';
import type { ApiRequest } from './http';
import { refusalMessage } from './refusal';

type Options = Pick<ApiRequest, 'signal' | 'accept' | 'priority'>;

/**
 * The request of an endpoint: its input fills the path, then the query, or the body unless it is a GET.
 * @throws RequestFailed (404) for a value that cannot be one segment of a path, as dots have no escape
 */
export function requestTo<Name extends Endpoint>(
  endpoint: Name,
  input: Input<Name>,
  options: Options = {},
): ApiRequest {
  const { method, path, input: schema } = declarationOf(endpoint);
  const rest = new Map(Object.entries(input as Readonly<Record<string, unknown>>));
  const filled = path.replace(/\{(\w+)\}/g, (_, key) => {
    const value = checkUid(String(rest.get(key)));
    rest.delete(key);
    if (value === null) throw new RequestFailed(404, refusalMessage(404, ''));
    return encodeURIComponent(value);
  });
  const url = `${env().API_URL}${filled}`;
  if (method !== 'GET') {
    const body = rest.size > 0 ? JSON.stringify(Object.fromEntries(rest)) : undefined;
    return { endpoint, method, url, body, ...options };
  }
  const query = wireQuery(schema, rest);
  return { endpoint, method, url: query.size > 0 ? `${url}?${query}` : url, ...options };
}
