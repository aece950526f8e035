import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request and its answer as Node has them. Actions are given neither address nor status by the framework. */
type RequestContext = { request: IncomingMessage; response: ServerResponse; done: Map<string, Promise<unknown>> };

/** One for all bundles of this process. */
const holder = globalThis as { fairwayExchange?: AsyncLocalStorage<RequestContext> };

function storage(): AsyncLocalStorage<RequestContext> {
  holder.fairwayExchange ??= new AsyncLocalStorage();
  return holder.fairwayExchange;
}

/** From now on whatever answers a request knows which one it is. */
export function trackRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as RequestContext;
    storage().enterWith({ request, response, done: new Map() });
  });
}

/** The request that is being answered; undefined on a platform that hands requests over in another way. */
export function currentRequest(): IncomingMessage | undefined {
  return storage().getStore()?.request;
}

/** Who is at the other end of the connection; undefined on a platform that hands requests over in another way. */
export function peerAddress(): string | undefined {
  return currentRequest()?.socket.remoteAddress;
}

/** Gives the answer that is being made this status and these headers, if nothing of it has been sent. */
export function answerWith(status: number, headers: Readonly<Record<string, string>>): void {
  const response = storage().getStore()?.response;
  if (!response || response.headersSent) return;
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Does this once for all who answer the same request: middleware, layout, page and handlers. */
export function perRequest<T>(key: string, run: () => Promise<T>): Promise<T> {
  const done = storage().getStore()?.done;
  const before = done?.get(key);
  if (before) return before as Promise<T>;
  const now = run();
  done?.set(key, now);
  return now;
}
