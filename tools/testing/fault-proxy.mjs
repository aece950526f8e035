// Stands between app and API in the browser tests: passes everything on, unless a test has asked for a fault.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { forward } from './forward.mjs';
import { listenOnLoopback } from './loopback.mjs';

/**
 * A fault that a test asks for. It meets requests whose decoded path and query hold `match`, `times` of them or all.
 * Without anything to do wrong it only watches.
 * @typedef {object} Fault
 * @property {string} match
 * @property {string} [bearer] meets only requests with the token of this SHA-256
 * @property {number} [times]
 * @property {number} [delayMs] wait before anything else happens
 * @property {'hang' | 'reset' | 'cut' | 'lose'} [break] never answer, close at once, close in mid-body, or pass it on
 * and lose the answer
 * @property {{ status: number, headers?: Record<string, string>, body?: string }} [answer] instead of the API's own
 * @property {boolean} [dropSearch] pass the request on without its search text
 * @property {Array<{ path: Array<string | number>, value: unknown }>} [patch] changes to the API's JSON answer
 */

/** What the API was asked. The token stands as its SHA-256, so that none gets into a report.
 * @typedef {{ method: string, url: string, headers: import('node:http').IncomingHttpHeaders }} Seen */

/** @typedef {Fault & { id: string, seen: Seen[] }} Armed */

/** @param {{ port: number, target: string }} options @returns {Promise<{ address: string, close: () => void }>} */
export async function startFaultProxy({ port, target }) {
  /** @type {Map<string, Armed>} */
  const faults = new Map();
  const { origin } = new URL(target);

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin);
    if (url.pathname.startsWith('/__faults')) return void control(faults, request, response, url);
    const seen = asReceived(request);
    const fault = findFault(faults, url, seen);
    fault?.seen.push(seen);
    setTimeout(() => meet(fault, request, response, url), fault?.delayMs ?? 0);
  });
  const address = target.replace(origin, await listenOnLoopback(server, port));
  return { address, close: () => server.closeAllConnections() };
}

/** @param {Map<string, Armed>} faults @param {URL} url @param {Seen} request */
function findFault(faults, url, { headers }) {
  const asked = decoded(url.pathname) + decoded(url.search);
  return [...faults.values()].find(
    ({ match, bearer, times, seen }) =>
      asked.includes(match) &&
      (!bearer || headers.authorization === `Bearer ${bearer}`) &&
      (!times || seen.length < times),
  );
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** @param {import('node:http').IncomingMessage} request @returns {Seen} */
function asReceived({ method = '', url = '', headers }) {
  const [scheme, token] = headers.authorization?.split(' ') ?? [];
  const authorization = token && `${scheme} ${createHash('sha256').update(token).digest('hex')}`;
  return { method, url, headers: { ...headers, authorization } };
}

/** @param {Armed | undefined} fault
 * @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response @param {URL} url */
function meet(fault, request, response, url) {
  if (fault?.break === 'hang') return;
  if (fault?.break === 'reset') return void request.socket.destroy();
  if (fault?.answer) {
    const { status, headers, body = '' } = fault.answer;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    if (fault.break === 'cut') return void response.write(body, () => request.socket.destroy());
    return void response.end(body);
  }
  if (fault?.dropSearch) url.searchParams.delete('search');
  const target = { origin: url.origin, path: url.pathname + url.search };
  if (fault?.break === 'lose') {
    return forward(request, response, {
      ...target,
      respond: (answer) => answer.resume().once('end', () => request.socket.destroy()),
    });
  }
  if (!fault?.patch) return forward(request, response, target);
  forward(request, response, {
    ...target,
    respond: async (answer) => {
      const body = await json(answer);
      for (const { path, value } of fault.patch ?? []) set(body, path, value);
      response.writeHead(answer.statusCode ?? 502, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    },
  });
}

/** PUT /__faults/{id} arms, GET tells which requests it has met, DELETE disarms.
 * @param {Map<string, Armed>} faults
 * @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response @param {URL} url */
async function control(faults, request, response, url) {
  const id = url.pathname.slice('/__faults/'.length);
  const reply = (/** @type {unknown} */ body) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  if (request.method === 'PUT') {
    faults.set(id, { .../** @type {any} */ (await json(request)), id, seen: [] });
    return reply({ armed: id });
  }
  const seen = faults.get(id)?.seen ?? [];
  if (request.method === 'DELETE') faults.delete(id);
  reply({ seen });
}

/** @param {any} body @param {Array<string | number>} path @param {unknown} value */
function set(body, path, value) {
  const last = path.at(-1);
  const holder = path.slice(0, -1).reduce((inner, key) => inner?.[key], body);
  if (holder && last !== undefined) holder[last] = value;
}
