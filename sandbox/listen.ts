import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';

type Listening = {
  /** Sets the request handler. Until then, the server responds 503. */
  serve: (fetch: (request: Request) => Response | Promise<Response>) => void;
  /** Closes the server immediately, including open connections. */
  close: () => Promise<void>;
};

const loopback = '127.0.0.1';

/**
 * Listens on a port, by default at the loopback address. To prevent DNS rebinding, requests whose Host header is no
 * loopback address are refused.
 * @throws Error if the port is in use
 */
export async function listen(port: number, host = loopback): Promise<Listening> {
  const hosts = new Set([`${loopback}:${port}`, `localhost:${port}`]);
  let answer = (_: Request): Response | Promise<Response> => new Response('Starting\n', { status: 503 });
  const server = createAdaptorServer({
    hostname: host,
    fetch: (request) =>
      hosts.has(request.headers.get('host') ?? '')
        ? answer(request)
        : new Response('Unknown host\n', { status: 421, headers: { 'Cache-Control': 'no-store' } }),
  }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(toListenError(error, port)));
    server.listen(port, host, resolve);
  });
  return {
    serve: (fetch) => {
      answer = fetch;
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

function toListenError(error: Error, port: number): Error {
  if (!('code' in error) || error.code !== 'EADDRINUSE') return error;
  return new Error(`Port ${port} is taken: free it, or set SANDBOX_PORT to another port. Nothing was changed.`);
}
