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

/** Processor time in ms per request, by type of work. */
export type Profile = Record<Part, number>;
export type Part = (typeof parts)[number][0];

type Frame = { functionName: string; url: string };
type CpuProfile = { nodes: { id: number; callFrame: Frame }[]; samples: number[]; timeDeltas: number[] };

/** The types of work. A sample belongs to the first type that matches. */
const parts = [
  ['idle', ({ functionName }: Frame) => functionName === '(idle)'],
  ['Garbage collection', ({ functionName }: Frame) => functionName === '(garbage collector)'],
  ['Call of the API', ({ url }: Frame) => url.includes('undici')],
  ['React and the framework', ({ url }: Frame) => /node_modules[/\\]next[/\\]|node_modules_next_/.test(url)],
  ['Code of the build', ({ url }: Frame) => url.includes('.next')],
  ['Node and its sockets', () => true],
] as const;

/** Profiles a process during `run`. @param requests the number of requests that `run` sends */
export async function profile(port: number, requests: number, run: () => Promise<void>): Promise<Profile> {
  await ask(port, 'start profile');
  await run();
  return byPart((await ask<{ profile: CpuProfile }>(port, 'stop profile')).profile, requests);
}

/** The processor time of all samples by type of work, in ms per request. */
function byPart({ nodes, samples, timeDeltas }: CpuProfile, requests: number): Profile {
  const partOf = new Map(nodes.map(({ id, callFrame }) => [id, parts.find(([, fits]) => fits(callFrame))?.[0]]));
  const sums = Object.fromEntries(parts.map(([name]) => [name, 0])) as Profile;
  samples.forEach((id, index) => {
    sums[partOf.get(id) ?? 'Node and its sockets'] += (timeDeltas[index] ?? 0) / 1_000 / requests;
  });
  return sums;
}
