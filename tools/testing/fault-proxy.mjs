// A proxy between app and API that injects faults into browser tests on demand.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { forward } from './forward.mjs';
import { listenOnLoopback } from './loopback.mjs';

/**
 * A fault for requests whose decoded path and query contain `match`. It applies to the first `times` of these requests,
 * or to all of them. A fault without `break`, `answer`, `patch` or `dropSearch` only records requests.
 * @typedef {object} Fault
 * @property {string} match
 * @property {string} [bearer] only for requests with the token of this SHA-256
 * @property {number} [times]
 * @property {number} [delayMs] delay before the fault or the response
 * @property {true} [hold] holds the request until the fault is removed, and applies the fault then
 * @property {'hang' | 'reset' | 'cut' | 'lose'} [break] never respond, close immediately, close in
 * the middle of the body, or forward the request and lose the response
 * @property {{ status: number, headers?: Record<string, string>, body?: string }} [answer] replaces the API's response
 * @property {boolean} [dropSearch] forwards the request without its search text
 * @property {Array<{ path: Array<string | number>, value: unknown }>} [patch] changes to the API's JSON response */

/**
 * A request to the API. The token's SHA-256 replaces the token, so that reports contain none.
 * @typedef {{ method: string, url: string, headers: import('node:http').IncomingHttpHeaders }} Seen
 */

/** @typedef {Fault & { id: string, seen: Seen[], held: Array<() => void> }} Armed */

/**
 * @param {{ port?: number, target: string, headers?: Record<string, string> }} options `headers` are added to each request
 * @returns {Promise<{ address: string, close: () => void }>} */
export async function startFaultProxy({ port, target, headers }) {
  /** @type {Map<string, Armed>} */
  const faults = new Map();
  const { origin } = new URL(target);

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin);
    if (url.pathname.startsWith('/__faults')) return void control(faults, request, response, url);
    Object.assign(request.headers, headers);
    const seen = asReceived(request);
    const fault = findFault(faults, url, seen);
    fault?.seen.push(seen);
    const go = () => meet(fault, request, response, url);
    if (fault?.hold) fault.held.push(go);
    else setTimeout(go, fault?.delayMs ?? 0);
  });
  const address = target.replace(origin, await listenOnLoopback(server, port));
  return { address, close: () => server.closeAllConnections() };
}

/** @param {Map<string, Armed>} faults @param {URL} url @param {Seen} request */
function findFault(faults, url, { headers }) {
  const target = decoded(url.pathname) + decoded(url.search);
  return [...faults.values()].find(
    ({ match, bearer, times, seen }) =>
      target.includes(match) &&
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

/**
 * Handles requests that control faults: PUT /__faults/{id} adds one, GET lists the requests that matched it, and DELETE
 * removes it and continues the requests that it held.
 * @param {Map<string, Armed>} faults
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {URL} url
 */
async function control(faults, request, response, url) {
  const id = url.pathname.slice('/__faults/'.length);
  const reply = (/** @type {unknown} */ body) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  if (request.method === 'PUT') {
    faults.set(id, { .../** @type {any} */ (await json(request)), id, seen: [], held: [] });
    return reply({ armed: id });
  }
  const { seen = [], held = [] } = faults.get(id) ?? {};
  if (request.method === 'DELETE') {
    faults.delete(id);
    for (const go of held) go();
  }
  reply({ seen });
}

/** @param {any} body @param {Array<string | number>} path @param {unknown} value */
function set(body, path, value) {
  const last = path.at(-1);
  const holder = path.slice(0, -1).reduce((inner, key) => inner?.[key], body);
  if (holder && last !== undefined) holder[last] = value;
}
