import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { Server } from 'node:http';
import type { Socket } from 'node:net';
import { log } from '@/lib/server/log';
import { isLeftOut, type RequestHook } from './incoming-request';

export const CONNECTION_LIMITS = {
  /** Connections at once. */
  open: 2_000,
  /** Connections that owe a request: one more, and the oldest is closed. */
  waiting: 500,
  /** Requests of one connection that have no response yet: browsers and proxies send one after the other. */
  pipelined: 16,
  /** How long the headers of a request may take; Node looks every 30 s. */
  headersMs: 10_000,
  /** How long a connection may be silent, also because its client does not read: longer than the app waits for the API. */
  silenceMs: 60_000,
};

type Limits = typeof CONNECTION_LIMITS;

/**
 * Bounds what a client can hold open without sending a whole request or reading its response. Clients that send their
 * headers at once are never the oldest for long, so that slow ones only displace each other.
 */
export function boundConnections(limits: Limits): RequestHook {
  const waiting = new Set<Socket>();
  const unanswered = new WeakMap<Socket, number>();
  const known = new WeakSet<Server>();

  const wait = (socket: Socket) => {
    if (socket.destroyed) return;
    waiting.add(socket);
    if (waiting.size > limits.waiting) waiting.values().next().value?.destroy();
  };

  subscribe('net.server.socket', (message) => {
    const { socket } = message as { socket: Socket & { server: unknown } };
    const { server } = socket;
    if (!(server instanceof Server) || isLeftOut(server)) return;
    if (!known.has(server)) {
      known.add(server);
      configure(server, limits);
      socket.setTimeout(limits.silenceMs);
    }
    socket.once('close', () => waiting.delete(socket));
    wait(socket);
  });

  return ({ request: { socket }, response }) => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    if (count > limits.pipelined) return void socket.destroy();
    waiting.delete(socket);
    response.once('close', () => {
      const left = (unanswered.get(socket) ?? 1) - 1;
      unanswered.set(socket, left);
      if (left === 0) wait(socket);
    });
  };
}

function configure(server: Server, { open, headersMs, silenceMs }: Limits): void {
  server.maxConnections = open;
  server.headersTimeout = headersMs;
  server.timeout = silenceMs;
  let full = false;
  server.on('drop', () => {
    if (!full) log('warn', 'server.connections-refused', { limit: open });
    full = true;
  });
  server.on('connection', () => {
    full = false;
  });
}
