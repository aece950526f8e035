import { type Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { target } from './e2e-target';

export type Answer = { status: number; headers: IncomingHttpHeaders; setCookies: string[]; body: string };

export type Options = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  port?: string;
  /** An agent that reuses connections; without one, each request opens a new connection. */
  agent?: Agent;
};

/** Sends a request with exactly this path and these headers, without following redirects. */
export async function rawRequest(path: string, options: Options = {}): Promise<Answer> {
  const response = await open(path, options);
  let body = '';
  for await (const part of response.setEncoding('utf8')) body += part;
  const { statusCode: status = 0, headers } = response;
  return { status, headers, setCookies: headers['set-cookie'] ?? [], body };
}

/** Like `rawRequest`, but resolves when the response begins, so that the caller reads the body. */
export function open(path: string, options: Options = {}): Promise<IncomingMessage> {
  const { method = 'GET', headers = {}, body, port = target().port, agent = false } = options;
  return new Promise((resolve, reject) => {
    const sent = request({ host: 'localhost', port, path, method, headers, agent, insecureHTTPParser: false }, resolve);
    // A reused connection fails if the server had closed it. It received nothing, so the request is sent again.
    sent.on('error', (error) => (sent.reusedSocket ? resolve(open(path, options)) : reject(error)));
    sent.end(body);
  });
}
