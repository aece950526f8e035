import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { processState } from '@/lib/server/process-state';
import type { IncomingRequest } from './incoming-request';

type RequestContext = Pick<IncomingRequest, 'request' | 'response'> & {
  id?: string;
  account?: string;
  hasActionBegun?: true;
  isUnreadable?: true;
  closed?: AbortSignal;
  results: Map<string, Promise<unknown>>;
};

const storage = () => processState('requestContext', () => new AsyncLocalStorage<RequestContext>());

/** The framework gives actions neither address nor status. */
export function trackRequest({ request, response }: IncomingRequest): Readonly<RequestContext> {
  // More listeners than the ten after which Node warns of a leak.
  response.setMaxListeners(20);
  const context: RequestContext = { request, response, results: new Map() };
  storage().enterWith(context);
  return context;
}

/** Undefined on a platform that does not serve through Node's HTTP server. */
export function currentExchange(): Pick<IncomingRequest, 'request' | 'response'> | undefined {
  return storage().getStore();
}

export function currentRequest(): IncomingMessage | undefined {
  return currentExchange()?.request;
}

export function nameRequest(id: string): void {
  const context = storage().getStore();
  if (context) context.id = id;
}

/** Names who is signed in, for the log. */
export function nameAccount(account: string): void {
  const context = storage().getStore();
  if (context) context.account = account;
}

export function currentAccount(): string | undefined {
  return storage().getStore()?.account;
}

/** An action has the fields of its form: what fails before is a body that the framework cannot read. */
export function noteAction(): void {
  const context = storage().getStore();
  if (context) context.hasActionBegun = true;
}

/** @returns whether the current POST failed before its action began, which the log then tells apart from faults */
export function noteUnreadable(): boolean {
  const context = storage().getStore();
  if (context?.request.method !== 'POST' || context.hasActionBegun) return false;
  context.isUnreadable = true;
  return true;
}

export function currentRequestId(): string | undefined {
  return storage().getStore()?.id;
}

export function peerAddress(): string | undefined {
  return currentRequest()?.socket.remoteAddress;
}

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

type Stage = { hasBegun: boolean };

const stages = () => processState('begunResponse', () => new AsyncLocalStorage<Stage>());

/** The headers are on their way: no cookie can be set any more. */
export function inBegunResponse<T>(run: () => T): T {
  return stages().run({ hasBegun: true }, run);
}

export function beforeResponse<T>(run: () => T): { result: T; begin: () => void } {
  const stage: Stage = { hasBegun: false };
  const begin = () => {
    stage.hasBegun = true;
  };
  return { result: stages().run(stage, run), begin };
}

export function hasResponseBegun(): boolean {
  return stages().getStore()?.hasBegun === true;
}
