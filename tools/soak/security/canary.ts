import { createServer } from 'node:http';
import { listenOnLoopback } from '../../testing/loopback.mjs';

/** A canary address that the app has no reason to request: a request to it is a hole (SSRF, XXE). */
export async function startCanary() {
  const requests: string[] = [];
  const server = createServer(({ method, url = '' }, response) => {
    // The scanner itself checks the address first, and reads at the end what was found.
    if (url === '/' || /^\/get_(ssrf|xxe)\.php/.test(url)) return void response.end('{}');
    requests.push(`${method} ${url}`);
    response.end();
  });
  const address = `${await listenOnLoopback(server)}/`;
  return { address, requests, close: () => void server.close().closeAllConnections() };
}
