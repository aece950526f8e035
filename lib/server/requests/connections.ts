import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { log } from '@/lib/server/log';
import { hasBody, isLeftOut, isRead, type RequestHook } from './incoming-request';

export const CONNECTION_LIMITS = {
  open: 2_000,
  /** Maximum number of open connections without a request. Beyond it, the oldest is closed. */
  waiting: 500,
  bodies: 100,
  pipelined: 4,
  /** Node checks this limit only every 30 s. */
  headersMs: 10_000,
  requestMs: 15_000,
  /** How long a connection may be silent: longer than the app waits for an API call. */
  silenceMs: 60_000,
};

type Limits = typeof CONNECTION_LIMITS;

/** Closes the oldest connections if there are too many, because most clients send their request at once. */
export function limitConnections(limits: Limits): RequestHook {
  const waiting = new Set<Socket>();
  const bodies = new Set<Socket>();
  const unanswered = new WeakMap<Socket, number>();
  const responses = new WeakMap<Socket, ServerResponse>();
  const known = new WeakSet<Server>();

  const add = (sockets: Set<Socket>, socket: Socket, limit: number) => {
    if (socket.destroyed) return;
    sockets.add(socket);
    if (sockets.size > limit) sockets.values().next().value?.destroy();
  };
  const wait = (socket: Socket) => add(waiting, socket, limits.waiting);

  subscribe('net.server.socket', (message) => {
    const { socket } = message as { socket: Socket & { server: unknown } };
    const { server } = socket;
    if (!(server instanceof Server) || isLeftOut(server)) return;
    if (!known.has(server)) {
      known.add(server);
      configure(server, limits);
      server.on('clientError', (error: NodeJS.ErrnoException, client: Socket) => {
        const response = responses.get(client);
        const hasBegun = response?.headersSent && !response.writableFinished;
        if (client.writable && !hasBegun) client.write(clientErrorResponse(error.code));
        client.destroySoon();
      });
      socket.setTimeout(limits.silenceMs);
    }
    socket.once('close', () => {
      waiting.delete(socket);
      bodies.delete(socket);
    });
    wait(socket);
  });

  return ({ request, response }) => {
    const { socket } = request;
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    responses.set(socket, response);
    // Closes the file when the client disconnects. Next.js leaves it open if the request was pipelined. Also covers
    // requests that follow a refused one in the same packet, because Node passes them on too.
    response.once('pipe', (file: Readable) => {
      const close = () => file.destroy();
      socket.once('close', close);
      file.once('close', () => socket.off('close', close));
      if (socket.destroyed) close();
    });
    if (count > limits.pipelined) {
      socket.destroy();
      return void response.destroy();
    }
    waiting.delete(socket);
    if (hasBody(request)) {
      if (isRead(request)) response.setHeader('Connection', 'close');
      add(bodies, socket, limits.bodies);
      request.once('end', () => bodies.delete(socket));
    }
    response.once('close', () => {
      bodies.delete(socket);
      const left = (unanswered.get(socket) ?? 1) - 1;
      unanswered.set(socket, left);
      if (left === 0) wait(socket);
    });
  };
}

function configure(server: Server, { open, headersMs, requestMs, silenceMs }: Limits): void {
  server.maxConnections = open;
  server.headersTimeout = headersMs;
  server.requestTimeout = requestMs;
  server.timeout = silenceMs;
  // Next.js would keep upgraded connections open or forward their requests. Without a listener, Node treats them like
  // other requests.
  server.removeAllListeners('upgrade');
  let full = false;
  server.on('drop', () => {
    if (!full) log('warn', 'server.connections-refused', { limit: open });
    full = true;
  });
  server.on('connection', () => {
    full = false;
  });
}

const CLIENT_ERRORS: Readonly<Record<string, readonly [status: string, words: string]>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'Your browser sent too much data with its request. Delete the cookies for this site, then try again.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long.'],
};

function clientErrorResponse(code = ''): string {
  const [status, words] = CLIENT_ERRORS[code] ?? ['400 Bad Request', 'The request cannot be read.'];
  const headers = `Connection: close\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${words.length}`;
  return `HTTP/1.1 ${status}\r\n${headers}\r\n\r\n${words}`;
}
