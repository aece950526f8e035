import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { processState } from './process-state';

type Incoming = { request: IncomingMessage; response: ServerResponse };

/** State that middleware, pages and handlers share during one request. */
type RequestContext = Incoming & {
  id?: string;
  account?: string;
  /** Set once an action has parsed its form. An error before that means that Next.js could not parse the body. */
  hasActionBegun?: boolean;
  isUnreadable?: boolean;
  /** Set for a single sign-on callback that this browser did not start, or that took too long. */
  isStrayCallback?: boolean;
  closed?: AbortSignal;
  results: Map<string, Promise<unknown>>;
};

const storage = () => processState('requestContext', () => new AsyncLocalStorage<RequestContext>());

/** Makes request and response available to actions, which Next.js does not give them. */
export function trackRequest({ request, response }: Incoming): Readonly<RequestContext> {
  // Allows more than ten listeners, after which Node would warn of a leak.
  response.setMaxListeners(20);
  const context: RequestContext = { request, response, results: new Map() };
  storage().enterWith(context);
  return context;
}

/** Undefined on platforms without Node's HTTP server. */
export function requestContext(): Readonly<RequestContext> | undefined {
  return storage().getStore();
}

type Facts = Pick<RequestContext, 'id' | 'account' | 'hasActionBegun' | 'isUnreadable' | 'isStrayCallback'>;

export function noteRequest(facts: Facts): void {
  Object.assign(storage().getStore() ?? {}, facts);
}

/** Returns a signal that aborts when the response has been sent or its client has disconnected. */
export function responseSignal(): AbortSignal | undefined {
  const context = storage().getStore();
  if (context && !context.closed) {
    const controller = new AbortController();
    onResponseEnd(() => controller.abort());
    context.closed = controller.signal;
  }
  return context?.closed;
}

export function onResponseEnd(run: () => void): void {
  const response = storage().getStore()?.response;
  if (response?.destroyed) run();
  else response?.once('close', run);
}

export function answerWith(status: number, headers: Readonly<Record<string, string>>): void {
  const response = storage().getStore()?.response;
  if (!response || response.headersSent) return;
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

export function perRequest<T>(key: string, run: () => Promise<T>): Promise<T> {
  const results = storage().getStore()?.results;
  const earlier = results?.get(key);
  if (earlier) return earlier as Promise<T>;
  const result = run();
  results?.set(key, result);
  return result;
}

const stages = () => processState('begunResponse', () => new AsyncLocalStorage<{ hasBegun: boolean }>());

/** Runs code after the headers were sent, when no cookie can be set. */
export function inBegunResponse<T>(run: () => T): T {
  return stages().run({ hasBegun: true }, run);
}

export function beforeResponse<T>(run: () => T): { result: T; begin: () => void } {
  const stage = { hasBegun: false };
  const begin = () => {
    stage.hasBegun = true;
  };
  return { result: stages().run(stage, run), begin };
}

export const hasResponseBegun = (): boolean => stages().getStore()?.hasBegun === true;
