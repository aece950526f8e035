import { request } from 'node:http';

/** @typedef {import('node:http').IncomingMessage} Incoming */

/** Forwards a request and sends the response back.
 * @param {Incoming} incoming @param {import('node:http').ServerResponse} outgoing
 * @param {object} options
 * @param {string | URL} options.origin the target
 * @param {string} [options.path] by default the path of the request
 * @param {(response: Incoming) => unknown} [options.respond] called instead of sending the response back */
export function forward(incoming, outgoing, { origin, path = incoming.url ?? '/', respond }) {
  const { host } = new URL(origin);
  const sent = { path, method: incoming.method, headers: { ...incoming.headers, host } };
  const upstream = request(origin, sent, (response) => {
    if (respond) return void Promise.resolve(respond(response)).catch(() => outgoing.destroy());
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  upstream.on('error', () => outgoing.destroy());
  outgoing.on('close', () => upstream.destroy());
  incoming.pipe(upstream);
}
