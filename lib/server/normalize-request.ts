import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state';
import { isDevelopment } from './env';

type Shape = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/**
 * From now on what no browser sends, and what the framework would answer with 500 or not at all, arrives as something
 * that it answers like anything else.
 */
export function normalizeRequests(): void {
  const heard = new WeakSet<Server>();
  subscribe('http.server.request.start', (message) => {
    const { request, server } = message as { request: IncomingMessage; server: Server };
    shape(request);
    if (isDevelopment || heard.has(server)) return;
    heard.add(server);
    // Nothing here speaks anything but HTTP: without a listener an offer to change over is passed over.
    server.removeAllListeners('upgrade');
  });
}

/** Changes this request in place. */
export function shape(request: Shape): void {
  if (request.method === 'TRACE') request.method = 'OPTIONS';
  if (!request.url?.startsWith('/')) request.url = originForm(request.url ?? '');
  if (!isRouterState(request.headers[ROUTER_STATE])) delete request.headers[ROUTER_STATE];
  delete request.headers[NON_READ_HEADER];
  if (FILE.test(request.url) && !READING.has(request.method)) request.headers[NON_READ_HEADER] = '1';
}

/** Has the middleware, which leaves files to the framework, answer for one that is asked for more than to be read. */
export const NON_READ_HEADER = 'x-not-read';

const FILE = /^\/(_next\/static\/(?!.*\.\.)[\w/.~-]+|icon\.svg|robots\.txt)(\?|$)/;
const READING: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD']);

const ROUTER_STATE = 'next-router-state-tree';

/** `http://host/path?query` and `*`, which are for proxies, without what is not the address here. */
function originForm(target: string): string {
  const url = URL.parse(target);
  return url === null ? '/' : `${url.pathname.replace(/^\/*/, '/')}${url.search}`;
}

function isRouterState(state: string | string[] | undefined): boolean {
  try {
    parseAndValidateFlightRouterState(state);
    return true;
  } catch {
    return false;
  }
}
