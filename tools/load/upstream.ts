import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { forward } from '../testing/forward.mjs';
import { listenOnLoopback } from '../testing/loopback.mjs';

/** A generated CSV of users, each with another uid. `bytes` is its length, and `sent` counts the bytes sent so far. */
export type Csv = { bytes: number; sent: number; closed: Promise<unknown> };

export const csvBytes = (rows: number) => Math.ceil(rows / ROWS) * ROWS * ROW_BYTES;

export type Upstream = Awaited<ReturnType<typeof startUpstream>>;

/** Starts a proxy before the API. It can stop responding, or replace the CSV of users with one of any length. */
export async function startUpstream(target: string) {
  const { origin } = new URL(target);
  let csv: Csv | null = null;
  let stalled: ServerResponse[] | null = null;
  const server = createServer((request, response) => {
    if (stalled) return void stalled.push(response);
    if (csv && request.url?.startsWith('/api/v1/admin/export/users')) return void sendCsv(csv, response);
    forward(request, response, { origin });
  });
  return {
    address: target.replace(origin, await listenOnLoopback(server)),
    /** Replaces the CSV of users with a generated one of this length. */
    setCsv(bytes: number): Csv {
      csv = { bytes, sent: 0, closed: new Promise(() => undefined) };
      return csv;
    },
    /**
     * Stops responding to requests.
     * @returns a function that ends this and returns the number of calls that had to wait
     */
    stall(): () => number {
      const held: ServerResponse[] = [];
      stalled = held;
      return () => {
        stalled = null;
        for (const response of held) response.destroy();
        return held.length;
      };
    },
    close: () => server.closeAllConnections(),
  };
}

const REST = ',Isla,Fraser,4.1,ACTIVE,Scotland,East Lothian,2026-10-17 14:32\r\n';
const rowOf = (index: number) => `f3c9a1e0-5b7d-4e6f-8a9b-${index.toString(16).padStart(12, '0')}${REST}`;
const ROW_BYTES = rowOf(0).length;
const ROWS = 640;

function sendCsv(csv: Csv, response: ServerResponse): void {
  csv.closed = once(response, 'close');
  const rows = Math.ceil(csv.bytes / (ROWS * ROW_BYTES)) * ROWS;
  let sent = 0;
  response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8', 'x-total-count': String(rows) });
  response.write('Uid,First name,Last name,Handicap,Status,Country,Region,Created (UTC)\r\n');
  const more = () => {
    while (!response.destroyed && sent < rows) {
      const chunk = Array.from({ length: ROWS }, (_, index) => rowOf(sent + index)).join('');
      sent += ROWS;
      csv.sent += chunk.length;
      if (!response.write(chunk)) return void response.once('drain', more);
    }
    if (!response.destroyed) response.end();
  };
  more();
}
