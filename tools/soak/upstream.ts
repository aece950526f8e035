import { once } from 'node:events';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { passMarked } from './marked';

/** Where the CSV of all golfers is this long, whoever there is. */
export type Csv = { bytes: number; sent: number; closed: Promise<unknown> };

/** What the answers to this Authorization header are marked with. */
export type Marks = { of: (authorization: string) => string | undefined };

export type Upstream = Awaited<ReturnType<typeof startUpstream>>;

/** Between app and API: passes everything on but the CSV of golfers, which it makes as long as it is told to. */
export async function startUpstream(target: string) {
  const { origin, host } = new URL(target);
  let next: Csv | null = null;
  let hung: ServerResponse[] | null = null;
  let marks: Marks | null = null;
  const server = createServer((request, response) => {
    if (hung) return void hung.push(response);
    if (next && request.url?.startsWith('/api/v1/admin/export/users')) return void pour(next, response);
    const { method, url, headers } = request;
    const upstream = forward(`${origin}${url}`, { method, headers: { ...headers, host } }, (answer) => {
      const marked = marks?.of(headers.authorization ?? '');
      if (marked !== undefined) return void passMarked(answer, response, marked);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    upstream.on('error', () => response.destroy());
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address: target.replace(origin, own),
    /** The next CSV is this long. */
    csv(bytes: number): Csv {
      next = { bytes, sent: 0, closed: new Promise(() => undefined) };
      return next;
    },
    /** From now on nothing is answered. @returns brings it back, and tells how many calls hung */
    hang(): () => number {
      const held: ServerResponse[] = [];
      hung = held;
      return () => {
        hung = null;
        for (const response of held) response.destroy();
        return held.length;
      };
    },
    /** From now on each answer carries its asker's mark. */
    mark(wanted: Marks | null): void {
      marks = wanted;
    },
    close: () => server.closeAllConnections(),
  };
}

const LINE = 'f3c9a1e0-5b7d-4e6f-8a9b-0c1d2e3f4a5b,Isla,Fraser,4.1,ACTIVE,Scotland,East Lothian,2026-10-17 14:32\r\n';
const CHUNK = LINE.repeat(640);

function pour(csv: Csv, response: ServerResponse): void {
  csv.closed = once(response, 'close');
  const rows = Math.ceil(csv.bytes / CHUNK.length) * 640;
  response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8', 'x-total-count': String(rows) });
  response.write('Uid,First name,Last name,Handicap,Status,Country,Region,Created (UTC)\r\n');
  const more = () => {
    while (!response.destroyed && csv.sent < csv.bytes) {
      csv.sent += CHUNK.length;
      if (!response.write(CHUNK)) return void response.once('drain', more);
    }
    if (!response.destroyed) response.end();
  };
  more();
}

/** Reads to the end and forgets. @returns how many bytes there were */
export async function readAway(answer: IncomingMessage): Promise<number> {
  let bytes = 0;
  for await (const part of answer) bytes += (part as Buffer).length;
  return bytes;
}
