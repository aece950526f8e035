import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** One API call, by `performance.now()` of the sandbox. */
export type ApiTime = { from: number; to: number };

/**
 * Records when this process receives an API request and when it has sent the last byte of the response.
 * @returns gives the records since its last call
 */
export function recordApiTimes(apiPath: string): () => ApiTime[] {
  const open = new Map<IncomingMessage, number>();
  const recorded: ApiTime[] = [];
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (request.url?.startsWith(apiPath)) open.set(request, performance.now());
  });
  subscribe('http.server.response.finish', (message) => {
    const { request } = message as { request: IncomingMessage };
    const from = open.get(request);
    if (from === undefined) return;
    open.delete(request);
    recorded.push({ from, to: performance.now() });
  });
  return () => recorded.splice(0);
}

/** The time in which at least one call was in progress: parallel calls count once. */
export function timeInProgress(times: readonly ApiTime[]): number {
  let total = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const { from, to } of [...times].sort((a, b) => a.from - b.from)) {
    total += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return total;
}
