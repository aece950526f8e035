import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { forward } from '../../testing/forward.mjs';
import { listenOnLoopback } from '../../testing/loopback.mjs';
import type { Jar } from '../client';

export type RecordingProxy = {
  address: string;
  /** How many responses had each status. */
  statuses: Map<number, number>;
  /** `POST /all-users: 502`, once each: faults of the app or of what is behind it. */
  failed: Set<string>;
  close(): void;
};

type Options = {
  /** The session of every request, whatever cookies the client sends. */
  jar?: Jar;
  /** Requests with this text in the body get 403. */
  blocked?: string;
};

/** A proxy before the app that adds a session, counts statuses, and sends each request from another client address: the
 * rate limit on sign-in attempts stops none. */
export async function startRecordingProxy(app: string, { jar, blocked }: Options = {}): Promise<RecordingProxy> {
  const statuses = new Map<number, number>();
  const failed = new Set<string>();
  let count = 0;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    if (blocked && body.includes(blocked)) return void response.writeHead(403).end();

    count += 1;
    const { method = '', url = '/' } = request;
    const client = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
    forward(request, response, {
      origin: app,
      headers: { 'x-forwarded-for': client, ...(jar && { cookie: jar.header() }) },
      body,
      onResponse: ({ statusCode: status = 0, headers }) => {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 500) failed.add(`${method} ${url}: ${status}`);
        jar?.take(headers['set-cookie'] ?? []);
      },
      onError: (error) => failed.add(`${method} ${url}: ${error.message}`),
    });
  });
  // An IP address, not `localhost`: the scanner keeps its cookies apart from the app's.
  const address = await listenOnLoopback(server);
  return { address, statuses, failed, close: () => void server.close().closeAllConnections() };
}
