import { type Answer, type Options, rawRequest } from '../../tools/testing/raw-request';

/** Sends a request, and follows the framework's redirect to the same URL with `_rsc`. */
export async function routerRequest(path: string, options: Options = {}): Promise<Answer> {
  const answer = await rawRequest(path, options);
  const { location } = answer.headers;
  return answer.status === 307 && location?.includes('_rsc') ? rawRequest(location, options) : answer;
}

/** The types of request that a browser sends or a client could forge. */
export const kinds: Readonly<Record<string, Options>> = {
  'a document': { headers: { Accept: 'text/html' } },
  'an RSC request': { headers: { RSC: '1' } },
  'a prefetch': { headers: { RSC: '1', 'Next-Router-Prefetch': '1', Purpose: 'prefetch' } },
  'a prefetch of a segment': {
    headers: { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_tree' },
  },
  'a link preview': { headers: { Purpose: 'prefetch', 'Sec-Purpose': 'prefetch;prerender' } },
  'a HEAD request': { method: 'HEAD' },
  'a posted form': { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'a=b' },
  'a server action': {
    method: 'POST',
    headers: { 'Next-Action': '0'.repeat(42), 'Content-Type': 'text/plain;charset=UTF-8' },
    body: '[]',
  },
  'a PUT': { method: 'PUT', body: '{}' },
  'a PATCH': { method: 'PATCH', body: '{}' },
  'a DELETE': { method: 'DELETE' },
  'an OPTIONS request': { method: 'OPTIONS', headers: { Origin: 'https://evil.example' } },
};

/** The types of request that return data to a signed-in user. The others are tested only at night. */
export const bringing: readonly string[] = ['a document', 'an RSC request', 'a prefetch', 'a server action'];

/** Requests with these methods are redirected with 307, all others with 303, so that no form is sent twice. */
export const keepsMethod = ({ method = 'GET' }: Options) => method === 'GET' || method === 'HEAD';
