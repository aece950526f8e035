import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An address that the app has no reason to ask: who can have it asked has found a hole. */
export async function layBait() {
  const taken: string[] = [];
  const server = createServer(({ method, url = '' }, response) => {
    // The scanner itself looks whether it is there, and asks at the end what was found: nothing that it could add to.
    if (url === '/' || /^\/get_(ssrf|xxe)\.php/.test(url)) return void response.end('{}');
    taken.push(`${method} ${url}`);
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { address, taken, close: () => void server.close().closeAllConnections() };
}
