import { createServer } from 'node:http';
import { forward } from '../testing/forward.mjs';
import { listenOnLoopback } from '../testing/loopback.mjs';

/** Starts a proxy that delays each request to the API. @returns the API's address through the proxy */
export async function startDelay(api: string, ms: number): Promise<string> {
  const { origin } = new URL(api);
  const server = createServer((request, response) => setTimeout(() => forward(request, response, { origin }), ms));
  return api.replace(origin, await listenOnLoopback(server));
}
