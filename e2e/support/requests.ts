import { type Answer, type Options, rawRequest } from '../../tools/testing/raw-request';

/** Sends a request. If the framework redirects it to the same address with `_rsc`, follows this redirect. */
export async function routerRequest(path: string, options: Options = {}): Promise<Answer> {
  const answer = await rawRequest(path, options);
  const { location } = answer.headers;
  return answer.status === 307 && location?.includes('_rsc') ? rawRequest(location, options) : answer;
}

/** The types of requests that a browser sends, or that a client could forge. */
export const kinds: Readonly<Record<string, Options>> = {
  'a document': { headers: { Accept: 'text/html' } },
  'an RSC request': { headers: { RSC: '1' } },
  'a prefetch': { headers: { RSC: '1', 'Next-Router-Prefetch': '1', Purpose: 'prefetch' } },
  'a prefetch of a segment': {
    headers: { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_tree' },
  },
  'a link preview': { headers: { Purpose: 'prefetch', 'Sec-Purpose': 'prefetch;prerender' } },
  'a HEAD request': { method: 'HEAD' },
  'a posted form': {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'a=b',
  },
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

/** The types of requests that return data to a signed-in user. The other types are tested nightly only. */
export const bringing: readonly string[] = ['a document', 'an RSC request', 'a prefetch', 'a server action'];

/** True if this method is redirected with 307. Other methods are redirected with 303, so no form is posted twice. */
export const keepsMethod = ({ method = 'GET' }: Options) => method === 'GET' || method === 'HEAD';
