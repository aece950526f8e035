import { once } from 'node:events';
import type { Report } from './figures';
import { growth } from './growth';
import type { Run } from './scenario';

const MIB = 1024 * 1024;

/** The memory that a CSV of 50 MB takes when it is read, not read, and aborted half-way. */
export async function soakExports({ client, upstream, memoryPort }: Run): Promise<Report> {
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

  return {
    title: 'A CSV of 50 MB',
    figures: [
      ['received', mib(received), 'as much as was sent', received >= whole.sent],
      ['memory it adds (RSS)', mib(read * MIB), 'at most 64 MiB', read <= 64],
      ['memory it adds, unread', mib(unreadGrowth * MIB), 'at most 64 MiB', unreadGrowth <= 64],
      ['read from the API, unread', mib(unread.sent), 'not all', unread.sent < 50 * MIB],
      ['call of the API ended after an abort', `${ended.toFixed(0)} ms`, 'within 1 s', ended <= 1_000],
    ],
  };
}

const mib = (bytes: number) => `${(bytes / MIB).toFixed(1)} MiB`;
