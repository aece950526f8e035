import { type Agent, type IncomingHttpHeaders, request } from 'node:http';

export type Answer = { status: number; headers: IncomingHttpHeaders; setCookies: string[]; body: string };

export type Options = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  port?: string;
  /** Whose connections are used; left out, each request has one of its own. */
  agent?: Agent;
};

/** One request with exactly this path and these headers: nothing is tidied, no redirect is followed. */
export function ask(path: string, { method = 'GET', headers = {}, body, port, agent }: Options = {}): Promise<Answer> {
  const appPort = port ?? process.env.E2E_PORT ?? '3100';
  return new Promise((resolve, reject) => {
    const exchange = request(
      { host: 'localhost', port: appPort, path, method, headers, agent: agent ?? false, insecureHTTPParser: false },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part) => {
          text += part;
        });
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            setCookies: response.headers['set-cookie'] ?? [],
            body: text,
          }),
        );
      },
    );
    exchange.on('error', reject);
    exchange.end(body);
  });
}

/** As `ask`; where the framework wants its own mark in the address of an RSC request, it gets it. */
export async function askMarked(path: string, options: Options = {}): Promise<Answer> {
  const answer = await ask(path, options);
  const { location } = answer.headers;
  return answer.status === 307 && location?.includes('_rsc') ? ask(location, options) : answer;
}

/** The ways in which a browser, or somebody pretending to be one, asks for an address. */
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

/** Whether a redirect keeps what was asked: a posted form is not posted again. */
export const keepsMethod = ({ method = 'GET' }: Options) => method === 'GET' || method === 'HEAD';
