import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';

class PortTaken extends Error {
  override name = 'PortTaken';
}

type Listening = {
  /** Answers with this from now on; until then everything gets 503. */
  serve: (fetch: (request: Request) => Response | Promise<Response>) => void;
  /** Ends at once: connections that are open are cut. */
  close: () => Promise<void>;
};

const loopback = '127.0.0.1';

/**
 * Takes the port on this machine's loopback address, or on another. Only requests that name the loopback address
 * themselves are answered, so that no page elsewhere reaches it under a name of its own.
 * @throws PortTaken
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
    server.once('error', (error) => reject(wordsFor(error, port)));
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

function wordsFor(error: Error, port: number): Error {
  if (!('code' in error) || error.code !== 'EADDRINUSE') return error;
  return new PortTaken(`Port ${port} is taken: free it, or set SANDBOX_PORT to another. Nothing was changed.`);
}
