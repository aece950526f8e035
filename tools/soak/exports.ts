import { once } from 'node:events';
import type { Client } from './client';
import type { Report } from './figures';
import { memoryOf } from './memory';
import type { Upstream } from './upstream';

const MIB = 1024 * 1024;

/** The memory that a CSV of 50 MB takes when it is read, not read, and aborted half-way. */
export async function soakExports(client: Client, upstream: Upstream, memory: number): Promise<Report> {
  const whole = upstream.setCsv(50 * MIB);
  let received = 0;
  const read = await growth(memory, async () => {
    for await (const part of await client.open('/api/export/users')) received += (part as Buffer).length;
  });

  const unread = upstream.setCsv(50 * MIB);
  const unreadGrowth = await growth(memory, async (look) => {
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

  return {
    title: 'A CSV of 50 MB',
    figures: [
      { what: 'received', value: mib(received), limit: 'as much as was sent', met: received >= whole.sent },
      { what: 'memory it adds (RSS)', value: mib(read * MIB), limit: 'at most 64 MiB', met: read <= 64 },
      {
        what: 'memory it adds, unread',
        value: mib(unreadGrowth * MIB),
        limit: 'at most 64 MiB',
        met: unreadGrowth <= 64,
      },
      {
        what: 'read from the API, unread',
        value: mib(unread.sent),
        limit: 'not all',
        met: unread.sent < 50 * MIB,
      },
      {
        what: 'call of the API ended after an abort',
        value: `${ended.toFixed(0)} ms`,
        limit: 'within 1 s',
        met: ended <= 1_000,
      },
    ],
  };
}

const mib = (bytes: number) => `${(bytes / MIB).toFixed(1)} MiB`;

/** The most that the app's memory grew while this ran, in MiB. */
async function growth(port: number, run: (look: () => Promise<void>) => Promise<void>): Promise<number> {
  const before = await memoryOf(port, 'collect');
  let most = before.rss;
  const look = async () => {
    await new Promise((resolve) => setTimeout(resolve, 250));
    most = Math.max(most, (await memoryOf(port, 'look')).rss);
  };
  let done = false;
  const watching = (async () => {
    while (!done) await look();
  })();
  await run(look);
  done = true;
  await watching;
  return most - before.rss;
}
