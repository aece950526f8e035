import { request } from 'node:http';

/** @typedef {import('node:http').IncomingMessage} Incoming */

/**
 * Sends a request on and its response back.
 * @param {Incoming} incoming @param {import('node:http').ServerResponse} outgoing
 * @param {object} options
 * @param {string | URL} options.origin where to
 * @param {string} [options.path] by default that of the request
 * @param {import('node:http').OutgoingHttpHeaders} [options.headers] in addition to those of the request
 * @param {Buffer} [options.body] where it has been read already
 * @param {(response: Incoming) => void} [options.onResponse]
 * @param {(response: Incoming) => unknown} [options.respond] instead of sending the response back as it is
 * @param {(error: Error) => void} [options.onError]
 */
export function forward(
  incoming,
  outgoing,
  { origin, path = incoming.url ?? '/', headers, body, onResponse, respond, onError },
) {
  const { host } = new URL(origin);
  const sent = { path, method: incoming.method, headers: { ...incoming.headers, host, ...headers } };
  const upstream = request(origin, sent, (response) => {
    onResponse?.(response);
    if (respond) return void Promise.resolve(respond(response)).catch(() => outgoing.destroy());
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  upstream.on('error', (error) => {
    onError?.(error);
    outgoing.destroy();
  });
  outgoing.on('close', () => upstream.destroy());
  if (body) upstream.end(body);
  else incoming.pipe(upstream);
}
