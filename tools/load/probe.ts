import { connect } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

const MIB = 1024 * 1024;

/** Sends a command to `in-process.mjs` in another process. */
async function ask<Answered>(port: number, command: string): Promise<Answered> {
  const socket = connect(port, '127.0.0.1');
  socket.write(command);
  return (await json(socket)) as Answered;
}

/** The memory of a process in MiB. */
export type Memory = { heap: number; rss: number };

/** @param command `collect` runs the garbage collector first */
export async function memoryOf(port: number, command: 'collect' | 'memory'): Promise<Memory> {
  const { heapUsed, rss } = await ask<NodeJS.MemoryUsage>(port, command);
  return { heap: heapUsed / MIB, rss: rss / MIB };
}

/** The largest growth of a process's memory during `run`, in MiB. */
export async function growth(port: number, run: (look: () => Promise<void>) => Promise<void>): Promise<number> {
  const before = await memoryOf(port, 'collect');
  let most = before.rss;
  const look = async () => {
    await delay(250);
    most = Math.max(most, (await memoryOf(port, 'memory')).rss);
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
