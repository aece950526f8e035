import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { endpoints } from '../contract-check/endpoints';
import { listenOnLoopback } from '../testing/loopback.mjs';

type Held = { status: number; type: string; headers: [string, string][]; text: string };

/** One session's view of the API. */
export type Lane = {
  /** The addresses that the session has asked for since it was last cleared. */
  asked: Map<string, { endpoint: string; text: string }>;
  /** Changes the answers of one endpoint. */
  fault: { endpoint: string; change: (body: unknown) => unknown } | null;
};

export type ApiProxy = Awaited<ReturnType<typeof startProxy>>;

const KEPT_HEADERS = ['x-total-count', 'content-range'];

/**
 * A proxy between app and API that changes the answers of one endpoint for one session. It keeps every faultless
 * answer: the data do not change during a run.
 */
export async function startProxy(target: string) {
  const { origin, pathname: base } = new URL(target);
  const kept = new Map<string, Promise<Held>>();
  const lanes = new Map<string, Lane>();
  let newcomer: Lane | null = null;

  function laneOf(authorization: string): Lane | null {
    const known = lanes.get(authorization);
    if (known || !newcomer) return known ?? null;
    const lane = newcomer;
    lanes.set(authorization, lane);
    return lane;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/' } = request;
    const { accept = '*/*', authorization = '' } = request.headers;
    const lane = laneOf(authorization);
    let held = kept.get(url);
    if (!held) {
      held = fetchWhole(origin + url, { accept, authorization });
      kept.set(url, held);
    }
    const { status, type, headers, text } = await held;
    if (status !== 200) kept.delete(url);
    const endpoint = endpointOf(new URL(url, origin).pathname.slice(base.length));
    lane?.asked.set(url, { endpoint, text });
    const fault = lane?.fault;
    const changed = fault && fault.endpoint === endpoint && status === 200 && type.startsWith('application/json');
    response.writeHead(status, { 'content-type': type, ...Object.fromEntries(headers) });
    response.end(changed ? JSON.stringify(fault.change(JSON.parse(text))) : text);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  return {
    address: target.replace(origin, await listenOnLoopback(server)),
    /** The next token that is not known yet is this lane's. */
    open(): Lane {
      newcomer = { asked: new Map(), fault: null };
      return newcomer;
    },
    close: () => server.closeAllConnections(),
  };
}

async function fetchWhole(url: string, headers: Record<string, string>): Promise<Held> {
  const response = await fetch(url, { headers, redirect: 'manual' });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    headers: KEPT_HEADERS.flatMap((name): [string, string][] => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
    text: await response.text(),
  };
}

const patterns = endpoints().map(({ name, path }) => {
  const [fixed] = path.split('{');
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
  return { name, pattern, fixed: fixed?.length ?? 0 };
});

/** The endpoint of a path below the API's base, by its place in the contract. */
function endpointOf(path: string): string {
  return patterns.find(({ pattern }) => pattern.test(path))?.name ?? '';
}
