import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

export type IncomingRequest = { request: IncomingMessage; response: ServerResponse; server: Server };

export type RequestHook = (incoming: IncomingRequest) => void;

const leftOut = new WeakSet<Server>();

export function leaveOut(server: Server): void {
  leftOut.add(server);
}

export function isLeftOut(server: Server): boolean {
  return leftOut.has(server);
}

export function onEachRequest(hooks: readonly RequestHook[]): void {
  subscribe('http.server.request.start', (message) => {
    const incoming = message as IncomingRequest;
    if (isLeftOut(incoming.server)) return;
    for (const hook of hooks) hook(incoming);
  });
}

export function isRead({ method }: Pick<IncomingMessage, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}

/**
 * True for GET and HEAD, and for a POST without an action, to which Next.js responds as to a GET. Next.js finds actions
 * by this header or this type.
 */
export function isReadOnly(request: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  if (isRead(request)) return true;
  const { 'next-action': action, 'content-type': type = '' } = request.headers;
  return request.method === 'POST' && action === undefined && !type.startsWith('multipart/form-data');
}

export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

export function pathnameOf({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  return url.split('?', 1)[0] ?? '';
}
