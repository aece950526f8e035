import { once } from 'node:events';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Jar } from './client';

/** What somebody who attacks the app through the door has to send, and what came of it. */
export type Door = {
  address: string;
  /** How many answers there were with each status. */
  statuses: Map<number, number>;
  /** `POST /all-users: 502`, once each: faults of the app, or of what is behind it. */
  failed: Set<string>;
  close(): void;
};

type Options = {
  /** Its session goes with every request in the place of what is sent. */
  jar?: Jar;
  /** A text; a request with it in its body is not passed on. */
  never?: string;
};

/**
 * An address in front of the app that holds a session on whoever goes through it, keeps count of what is answered, and
 * gives each request a client's address of its own, so that the brake on attempts to sign in stops nobody.
 */
export async function openDoor(app: string, { jar, never }: Options = {}): Promise<Door> {
  const { host } = new URL(app);
  const statuses = new Map<number, number>();
  const failed = new Set<string>();
  let count = 0;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    if (never && body.includes(never)) return void response.writeHead(403).end();

    count += 1;
    const { method = '', url = '/', headers } = request;
    const from = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
    const sent = { ...headers, host, 'x-forwarded-for': from, ...(jar && { cookie: jar.header() }) };
    const asked = forward(`${app}/`, { path: url, method, headers: sent }, (answer) => {
      const { statusCode: status = 0 } = answer;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500) failed.add(`${method} ${url}: ${status}`);
      jar?.take(answer.headers['set-cookie'] ?? []);
      response.writeHead(status, answer.headers);
      answer.pipe(response);
    });
    asked.on('error', (error) => {
      failed.add(`${method} ${url}: ${error.message}`);
      response.destroy();
    });
    response.on('close', () => asked.destroy());
    asked.end(body);
  });
  // No `localhost`: a scanner's own cookies stay its own.
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { address, statuses, failed, close: () => void server.close().closeAllConnections() };
}
