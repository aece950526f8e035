import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** A request as Node received it. */
export type IncomingRequest = { request: IncomingMessage; response: ServerResponse; server: Server };

/** Runs when Node has read the headers of a request, before the framework sees it. */
export type RequestHook = (incoming: IncomingRequest) => void;

/** Servers of this process that are not the app's. */
const leftOut = new WeakSet<Server>();

/** The hooks do not run for this server, which has no part in limits, log and shutdown. */
export function leaveOut(server: Server): void {
  leftOut.add(server);
}

export function isLeftOut(server: Server): boolean {
  return leftOut.has(server);
}

/** Runs these hooks for each request, in this order. */
export function onEachRequest(hooks: readonly RequestHook[]): void {
  subscribe('http.server.request.start', (message) => {
    const incoming = message as IncomingRequest;
    if (isLeftOut(incoming.server)) return;
    for (const hook of hooks) hook(incoming);
  });
}

/** Whether it only reads: such a request has no body. */
export function isRead({ method }: Pick<IncomingMessage, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Whether a request announces a body. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** The path of a request's target, without its query. */
export function pathnameOf({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  return url.split('?', 1)[0] ?? '';
}
