import * as z from 'zod';
import { wireQuery } from '@/lib/api/http/wire';
import { AnyOf } from '@/lib/contract/common';
import { endpoints } from './endpoints';
import { unwrapped } from './schemas';

export type Query = Readonly<Record<string, string | number>>;

export type Reply = {
  /** Path and query, relative to the API's base path: `/admin/users?pageSize=50`. */
  request: string;
  status: number;
  headers: Headers;
  body: string;
};

/** The API under test. The check sends GET requests only. */
export type Api = {
  /** Sends a GET request. `query` has the contract's parameter names, which are replaced by the API's own. */
  get: (path: string, query?: Query) => Promise<Reply>;
  calls: () => number;
};

export class NotAnswering extends Error {
  override name = 'NotAnswering';
}

/** @param base the API's address with its path, such as http://127.0.0.1:4000/api/v1 */
export function connect(
  base: string,
  token: string,
  { send = fetch, timeoutMs = 30_000 }: { send?: typeof fetch; timeoutMs?: number } = {},
): Api {
  let calls = 0;
  const get: Api['get'] = async (path, query = {}) => {
    const keys = wireQuery(severalOf, Object.entries(query));
    const request = keys.size > 0 ? `${path}?${keys}` : path;
    calls += 1;
    try {
      const response = await send(`${base.replace(/\/$/, '')}${request}`, {
        headers: { Authorization: `Bearer ${token}`, Accept: 'application/json, text/csv' },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { request, status: response.status, headers: response.headers, body: await response.text() };
    } catch (error) {
      const late = error instanceof DOMException && error.name === 'TimeoutError';
      const words = late ? `no answer within ${timeoutMs / 1000} s` : messageOf(error);
      throw new NotAnswering(`${request}: ${words}`, { cause: error });
    }
  };
  return { get, calls: () => calls };
}

/** The filters of all endpoints that accept several values. */
const severalOf = z.object(
  Object.fromEntries(
    endpoints().flatMap(({ query }) => Object.entries(query).filter(([, field]) => unwrapped(field) === AnyOf)),
  ),
);

/** Replaces the parameters of a path by values. */
export function fill(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, param: string) => encodeURIComponent(params[param] ?? ''));
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
