import 'server-only';
import type { IncomingMessage, Server } from 'node:http';
import { isDevelopment } from '@/lib/server/env';
import { type IncomingRequest, pathnameOf } from './incoming-request';
import { isStaticFile } from './public-paths';
import { isRouterState } from './router-state';

/** Set on a request that posts to a file: the middleware answers it, which otherwise leaves files to the framework. */
export const NON_READ_HEADER = 'x-not-read';

const ROUTER_STATE = 'next-router-state-tree';

/** Changes a request that the framework would answer with 500, or not at all, into one that it answers. */
export function normalizeRequest(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): void {
  if (request.method === 'TRACE') request.method = 'OPTIONS';
  if (!request.url?.startsWith('/')) request.url = originForm(request.url ?? '');
  if (!isRouterState(request.headers[ROUTER_STATE])) delete request.headers[ROUTER_STATE];
  delete request.headers[NON_READ_HEADER];
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && isStaticFile(pathnameOf(request))) request.headers[NON_READ_HEADER] = '1';
}

/** `http://host/path?query` and `*` are for proxies: only path and query count here. */
function originForm(target: string): string {
  const url = URL.parse(target);
  return url === null ? '/' : `${url.pathname.replace(/^\/*/, '/')}${url.search}`;
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
