import { type Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { place } from '../test/place.mjs';

export type Answer = { status: number; headers: IncomingHttpHeaders; setCookies: string[]; body: string };

export type Options = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  port?: string;
  /** By default each request opens a connection. */
  agent?: Agent;
};

/** One request with exactly this path and these headers: nothing is normalized, no redirect is followed. */
export async function rawRequest(path: string, options: Options = {}): Promise<Answer> {
  const response = await open(path, options);
  let body = '';
  for await (const part of response.setEncoding('utf8')) body += part;
  const { statusCode: status = 0, headers } = response;
  return { status, headers, setCookies: headers['set-cookie'] ?? [], body };
}

/** As `rawRequest`, with the response's body left to be read. */
export function open(path: string, options: Options = {}): Promise<IncomingMessage> {
  const { method = 'GET', headers = {}, body, port = place.port, agent = false } = options;
  return new Promise((resolve, reject) => {
    const sent = request({ host: 'localhost', port, path, method, headers, agent, insecureHTTPParser: false }, resolve);
    // The server has closed an idle connection: nothing was sent yet.
    sent.on('error', (error) => (sent.reusedSocket ? resolve(open(path, options)) : reject(error)));
    sent.end(body);
  });
}

/** As `rawRequest`, following the framework's redirect to the address with `_rsc` in it. */
export async function routerRequest(path: string, options: Options = {}): Promise<Answer> {
  const answer = await rawRequest(path, options);
  const { location } = answer.headers;
  return answer.status === 307 && location?.includes('_rsc') ? rawRequest(location, options) : answer;
}

/** The ways in which a browser, or a client that poses as one, requests an address. */
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

/** Whether a redirect keeps the method: a form is not posted again. */
export const keepsMethod = ({ method = 'GET' }: Options) => method === 'GET' || method === 'HEAD';
