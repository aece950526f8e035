import 'server-only';
import type { IncomingMessage, Server } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state';
import { isDevelopment } from '@/lib/server/env';
import { type IncomingRequest, isRead, pathnameOf } from './incoming-request';
import { isStaticFile } from './public-paths';
import { REQUEST_ID_HEADER } from './request-id';
import { unescapeUnreserved } from './unreserved';

/** Set on a request that the middleware answers, which otherwise leaves files to the framework: it posts to one. */
export const NON_READ_HEADER = 'x-not-read';

const ROUTER_STATE = 'next-router-state-tree';
/** The app's own has ten at most. The framework's parser takes half a second for a header of 500. */
const MAX_ARRAYS = 40;

/** What middleware, app and framework tell each other; the framework reads a page's nonce from the policy. */
const INTERNAL_HEADERS: ReadonlySet<string> = new Set([
  NON_READ_HEADER,
  REQUEST_ID_HEADER,
  'x-fairway-path',
  'content-security-policy',
  'content-security-policy-report-only',
]);
const INTERNAL_PREFIXES = ['x-middleware-', 'x-invoke-'];

/**
 * Makes of a request what everything behind reads: one address however it was written, no header that only the app may
 * set, and nothing that the framework would answer with 500, or not at all.
 */
export function normalizeRequest(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): void {
  if (request.method === 'TRACE') request.method = 'OPTIONS';
  request.url = normalTarget(request.url ?? '');
  for (const name of Object.keys(request.headers)) if (isInternal(name)) delete request.headers[name];
  if (!isRouterState(request.headers[ROUTER_STATE])) delete request.headers[ROUTER_STATE];
  if (!isRead(request) && isStaticFile(pathnameOf(request))) request.headers[NON_READ_HEADER] = '1';
}

/** Whether the framework can read it, by its own parser: to what it cannot read it answers 500. */
function isRouterState(header: string | string[] | undefined): boolean {
  if ((String(header).match(/\[|%5B/gi)?.length ?? 0) > MAX_ARRAYS) return false;
  try {
    parseAndValidateFlightRouterState(header);
    return true;
  } catch {
    return false;
  }
}

function isInternal(name: string): boolean {
  return INTERNAL_HEADERS.has(name) || INTERNAL_PREFIXES.some((prefix) => name.startsWith(prefix));
}

/**
 * Path and query: without dot segments, which may be escaped, and with letters as themselves. `http://host/path` and `*`
 * are for proxies, which this is not.
 */
function normalTarget(target: string): string {
  const isPath = target.startsWith('/');
  const url = URL.parse(isPath ? `http://app${target}` : target);
  if (url === null) return '/';
  const path = isPath ? url.pathname : url.pathname.replace(/^\/*/, '/');
  return unescapeUnreserved(path + url.search);
}

/** The app speaks HTTP only: without a listener for it, Node ignores a request to upgrade. */
export function ignoreUpgrades() {
  const done = new WeakSet<Server>();
  return ({ server }: IncomingRequest): void => {
    if (isDevelopment || done.has(server)) return;
    done.add(server);
    server.removeAllListeners('upgrade');
  };
}
