import { once } from 'node:events';
import { createAccount } from './accounts';
import { startClient } from './client';
import type { Report } from './figures';
import { growth } from './growth';
import type { Run } from './scenario';
import { csvBytes } from './upstream';

const MIB = 1024 * 1024;

const MANY = 10;
const ROWS = 1_000_000;
const OF_ACCOUNT = 3;

/**
 * The memory that a CSV of 50 MB takes when it is read, not read, and aborted half-way; and that of ten exports of a
 * million golfers at once.
 */
export async function soakExports({ client, upstream, memoryPort, browser, sandbox }: Run): Promise<Report> {
  const whole = upstream.setCsv(50 * MIB);
  let received = 0;
  const read = await growth(memoryPort, async () => {
    for await (const part of await client.open('/api/export/users')) received += (part as Buffer).length;
  });

  const unread = upstream.setCsv(50 * MIB);
  const unreadGrowth = await growth(memoryPort, async (look) => {
    const answer = await client.open('/api/export/users');
    await once(answer, 'readable');
    // Unread, the export stops once the buffers on the way are full.
    for (let sent = -1; sent !== unread.sent; await look()) sent = unread.sent;
    answer.destroy();
    await unread.closed;
  });

  const endless = upstream.setCsv(Number.MAX_SAFE_INTEGER);
  const answer = await client.open('/api/export/users');
  for await (const _ of answer) if (endless.sent > 5 * MIB) break;
  const aborted = performance.now();
  answer.destroy();
  await endless.closed;
  const ended = performance.now() - aborted;

  // An account has three at once.
  const clients = [client];
  while (clients.length * OF_ACCOUNT < MANY) {
    const account = await createAccount(sandbox, `exports-${clients.length}-${Date.now()}@fairway.test`);
    clients.push(await startClient(client.app, browser, account));
  }
  upstream.setCsv(csvBytes(ROWS));
  let complete = 0;
  let refused = 0;
  const many = await growth(memoryPort, async () => {
    const open = (index: number) => clients[Math.floor(index / OF_ACCOUNT)]?.open('/api/export/users');
    const answers = await Promise.all(Array.from({ length: MANY }, (_, index) => open(index)));
    const further = await client.open('/api/export/users');
    refused = further.statusCode ?? 0;
    further.resume();
    await Promise.all(
      answers.map(async (one) => {
        let lines = -1;
        for await (const part of one ?? []) lines += countLines(part as Buffer);
        if (lines >= ROWS) complete += 1;
      }),
    );
  });

  return {
    title: 'A CSV of 50 MB',
    figures: [
      ['received', mib(received), 'as much as was sent', received >= whole.sent],
      ['memory it adds (RSS)', mib(read * MIB), '≤ 64 MiB', read <= 64],
      ['memory it adds, unread', mib(unreadGrowth * MIB), '≤ 64 MiB', unreadGrowth <= 64],
      ['read from the API, unread', mib(unread.sent), 'not all', unread.sent < 50 * MIB],
      ['call of the API ended after an abort', `${ended.toFixed(0)} ms`, '≤ 1 s', ended <= 1_000],
      [`${MANY} exports of a million golfers at once, complete`, `${complete}`, 'all', complete === MANY],
      ['memory they add together (RSS)', mib(many * MIB), '≤ 256 MiB', many <= 256],
      ['one export more', `${refused}`, '429', refused === 429],
    ],
  };
}

function countLines(part: Buffer): number {
  let lines = 0;
  for (const byte of part) if (byte === 10) lines += 1;
  return lines;
}

const mib = (bytes: number) => `${(bytes / MIB).toFixed(1)} MiB`;
