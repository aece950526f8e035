import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** A request as Node received it. */
export type IncomingRequest = { request: IncomingMessage; response: ServerResponse; server: Server };

/** Runs when Node has read the headers of a request, before the framework sees it. */
export type RequestHook = (incoming: IncomingRequest) => void;

/** Runs these hooks for each request, in this order. */
export function onEachRequest(hooks: readonly RequestHook[]): void {
  subscribe('http.server.request.start', (message) => {
    for (const hook of hooks) hook(message as IncomingRequest);
  });
}

/** The path of a request's target, without its query. */
export function pathnameOf({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  return url.split('?', 1)[0] ?? '';
}
