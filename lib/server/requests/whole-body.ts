import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { FILE_POLICY, PRIVATE_NO_STORE, STATIC_HEADERS } from '@/lib/server/responses/security-headers';
import { isRead, type RequestHook } from './incoming-request';

export const BODY_LIMITS = {
  /** The longest body. */
  bytes: 64 * 1024,
  /** How long a body may take. */
  ms: 15_000,
  /** How many bodies may be on their way at once: one more, and the oldest is cut off. */
  pending: 100,
  /** How long a refused request's connection stays, so that its sender can read the answer. */
  lingerMs: 2_000,
};

type Limits = typeof BODY_LIMITS;

type Listener = (this: Server, request: IncomingMessage, response: ServerResponse) => void;

/**
 * Hands a request to the framework when its body is whole. The framework buffers bodies of up to 10 MB, and opens a
 * request on its first byte; a long body gets 413 here and a slow one 408, with a declared length or without. One that
 * comes with a GET or HEAD, where nothing has a use for it, gets 400 without a wait.
 */
export function waitForBodies(limits: Limits): RequestHook {
  const guarded = new WeakSet<Server>();
  /** Cuts off each body that is on its way, the oldest first. */
  const pending = new Set<() => void>();
  return ({ server }) => {
    if (guarded.has(server)) return;
    guarded.add(server);
    const listeners = server.listeners('request') as Listener[];
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      const handle = () => {
        for (const listener of listeners) listener.call(server, request, response);
      };
      if (!hasBody(request)) handle();
      else if (isRead(request)) refuseBody(response, NO_BODY);
      else receive(request, response, { limits, pending, handle: AsyncLocalStorage.bind(handle) });
    });
  };
}

/** Whether a request announces a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

type Receiver = { limits: Limits; pending: Set<() => void>; handle: () => void };

function receive(request: IncomingMessage, response: ServerResponse, { limits, pending, handle }: Receiver): void {
  const tooSlow = () => refuse(408, 'The request took too long to arrive.');
  const timer = setTimeout(tooSlow, limits.ms);
  const settle = () => {
    clearTimeout(timer);
    pending.delete(tooSlow);
  };
  const refuse = (status: number, message: string) => {
    settle();
    // False: Node reads no more of it.
    request.push = () => false;
    refuseBody(response, { status, message, lingerMs: limits.lingerMs });
  };
  pending.add(tooSlow);
  response.once('close', settle);
  if (pending.size > limits.pending) pending.values().next().value?.();

  const tooLong = () => refuse(413, `The request is longer than ${limits.bytes / 1024} KB.`);
  if (Number(request.headers['content-length'] ?? 0) > limits.bytes) {
    tooLong();
    return;
  }
  let received = 0;
  const { push } = request;
  // Node pushes each part of the body into the request. To read it here would mark it as read: the framework's handlers
  // would answer 500.
  request.push = (part: Uint8Array | null, encoding) => {
    if (part === null) {
      settle();
      request.push = push;
      const more = request.push(null);
      handle();
      return more;
    }
    received += part.length;
    if (received > limits.bytes) {
      tooLong();
      return false;
    }
    push.call(request, part, encoding);
    // Else Node would stop reading until somebody reads.
    return true;
  };
}

type Refusal = { status: number; message: string; lingerMs: number };

const NO_BODY: Refusal = { status: 400, message: 'A GET or HEAD request has no body.', lingerMs: 0 };

/**
 * Answers at once, as text that the framework's forms show, and closes the connection a moment later. The rest of the body
 * stays unread: sixty of 9.9 MB, read and dropped, took 77 MiB.
 */
function refuseBody(response: ServerResponse, { status, message, lingerMs }: Refusal): void {
  response.writeHead(status, {
    ...STATIC_HEADERS,
    'Content-Security-Policy': FILE_POLICY,
    'Cache-Control': PRIVATE_NO_STORE,
    'Content-Type': 'text/plain',
    'Content-Length': message.length,
    Connection: 'close',
  });
  response.write(message);
  const timer = setTimeout(() => response.end(), lingerMs);
  response.once('close', () => clearTimeout(timer));
}
