import 'server-only';
import { declarationOf, type Endpoint, type Input } from '@/lib/contract/endpoints';
import { buildRequest, type RequestOptions } from './build-request';
import type { ApiRequest } from './http';

/** @throws RequestFailed (404) for a value that cannot be one segment of a path */
export function requestTo<Name extends Endpoint>(
  endpoint: Name,
  input: Input<Name>,
  options: RequestOptions = {},
): ApiRequest {
  const target = { name: endpoint, ...declarationOf(endpoint) };
  return buildRequest(target, input as Readonly<Record<string, unknown>>, options);
}
