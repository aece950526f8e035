import { once } from 'node:events';
import type { Client } from './client';
import type { Report } from './figures';
import { memoryOf } from './memory';
import { readAway, type Upstream } from './upstream';

const MIB = 1024 * 1024;

type Where = { client: Client; upstream: Upstream; memory: number };

/** What a CSV of 50 MB costs, read at once, read by nobody, and left half-way. */
export async function soakExports({ client, upstream, memory }: Where): Promise<Report> {
  const whole = upstream.csv(50 * MIB);
  let received = 0;
  const read = await growth(memory, async () => {
    received = await readAway(await client.open('/api/export/users'));
  });

  const stalled = upstream.csv(50 * MIB);
  const waiting = await growth(memory, async (look) => {
    const answer = await client.open('/api/export/users');
    await once(answer, 'readable');
    // Nobody reads: what the API is still asked for ends where the buffers on the way are full.
    for (let sent = -1; sent !== stalled.sent; await look()) sent = stalled.sent;
    answer.destroy();
    await stalled.closed;
  });

  const endless = upstream.csv(Number.MAX_SAFE_INTEGER);
  const answer = await client.open('/api/export/users');
  for await (const _ of answer) if (endless.sent > 5 * MIB) break;
  const left = performance.now();
  answer.destroy();
  await endless.closed;
  const ended = performance.now() - left;

  return {
    title: 'A CSV of 50 MB',
    figures: [
      { what: 'received', value: mib(received), limit: 'as much as was sent', met: received >= whole.sent },
      { what: 'memory it adds (RSS)', value: mib(read * MIB), limit: 'at most 64 MiB', met: read <= 64 },
      { what: 'the same, when nobody reads', value: mib(waiting * MIB), limit: 'at most 64 MiB', met: waiting <= 64 },
      {
        what: 'taken from the API when nobody reads',
        value: mib(stalled.sent),
        limit: 'not all',
        met: stalled.sent < 50 * MIB,
      },
      {
        what: 'API closed after the reader left',
        value: `${ended.toFixed(0)} ms`,
        limit: 'within 1 s',
        met: ended <= 1_000,
      },
    ],
  };
}

const mib = (bytes: number) => `${(bytes / MIB).toFixed(1)} MiB`;

/** By how much the app grew at most while this ran, in MiB. */
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
