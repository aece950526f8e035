import { openConnection } from './open-connection';
import type { Site } from './visit';

/** ms of processor time for each request, by what took it. */
export type Profile = Record<Part, number>;

export type Part = (typeof parts)[number][0];

type Frame = { functionName: string; url: string };
type CpuProfile = { nodes: { id: number; callFrame: Frame }[]; samples: number[]; timeDeltas: number[] };

/** What a sample was in, the first that fits. */
const parts = [
  ['idle', ({ functionName }: Frame) => functionName === '(idle)'],
  ['Garbage collection', ({ functionName }: Frame) => functionName === '(garbage collector)'],
  ['Call of the API', ({ url }: Frame) => url.includes('undici')],
  ['React and the framework', ({ url }: Frame) => /node_modules[/\\]next[/\\]|node_modules_next_/.test(url)],
  ['Code of the build', ({ url }: Frame) => url.includes('.next')],
  ['Node and its sockets', () => true],
] as const;

const warmUp = 100;

/** Profiles the process that listens for a debugger at this port while it serves pages one after the other. */
export async function profile(site: Site, debuggerPort: number, times: number): Promise<Profile> {
  const connection = openConnection(site);
  const load = async (count: number) => {
    for (let turn = 0; turn < count; turn++) await connection.load(`pageNumber=${(turn % 50) + 1}`);
  };
  const inspector = await connect(debuggerPort);
  try {
    await load(warmUp);
    await inspector.send('Profiler.enable');
    await inspector.send('Profiler.start');
    await load(times);
    const stopped = (await inspector.send('Profiler.stop')) as { profile: CpuProfile };
    return byPart(stopped.profile, times);
  } finally {
    inspector.close();
    connection.close();
  }
}

/** The self time of all samples, in ms for each request. */
export function byPart({ nodes, samples, timeDeltas }: CpuProfile, requests: number): Profile {
  const partOf = new Map(nodes.map(({ id, callFrame }) => [id, parts.find(([, fits]) => fits(callFrame))?.[0]]));
  const sums = Object.fromEntries(parts.map(([name]) => [name, 0])) as Profile;
  samples.forEach((id, index) => {
    sums[partOf.get(id) ?? 'Node and its sockets'] += (timeDeltas[index] ?? 0) / 1_000 / requests;
  });
  return sums;
}

/** The protocol of Node's inspector: https://chromedevtools.github.io/devtools-protocol/v8/Profiler/ */
async function connect(port: number) {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '');
  const answers = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(String(data));
    if (error) answers.get(id)?.reject(new Error(error.message));
    else answers.get(id)?.resolve(result);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`No debugger answers at port ${port}`)));
  });
  let last = 0;
  return {
    send: (method: string): Promise<unknown> => {
      const id = ++last;
      const answer = Promise.withResolvers<unknown>();
      answers.set(id, answer);
      socket.send(JSON.stringify({ id, method }));
      return answer.promise;
    },
    close: () => socket.close(),
  };
}
