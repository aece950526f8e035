// Serves the sandbox's API with the names of ./dialect.mjs, to test the app with an unfamiliar API.

import { createServer } from 'node:http';
import { pipeline } from 'node:stream';
import { json } from 'node:stream/consumers';
import { forward } from '../../tools/testing/forward.mjs';
import { listenOnLoopback } from '../../tools/testing/loopback.mjs';
import { answerFromSandbox, queryForSandbox } from './translate.mjs';

/**
 * @param {{ port?: number, target: string }} options `target`: the sandbox's address with its base path, such as http://127.0.0.1:4000/api/v1
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export async function startForeignApi({ port, target }) {
  const { origin } = new URL(target);
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin);
    const query = queryForSandbox(url.searchParams);
    forward(request, response, {
      origin,
      path: query.size > 0 ? `${url.pathname}?${query}` : url.pathname,
      respond: async (answer) => {
        const { 'content-length': _, ...headers } = answer.headers;
        if (answer.statusCode !== 200 || !headers['content-type']?.includes('json')) {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          // When the sandbox breaks off its response, this server breaks off its own response too.
          return void pipeline(answer, response, (error) => error && response.destroy());
        }
        const body = answerFromSandbox(await json(answer));
        response.writeHead(200, headers);
        response.end(JSON.stringify(body));
      },
    });
  });
  const address = target.replace(origin, await listenOnLoopback(server, port));
  return { address, close: () => server.closeAllConnections() };
}
