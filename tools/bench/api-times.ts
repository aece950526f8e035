import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** One answer of the API, in ms of this process's clock. */
export type ApiTime = { from: number; to: number };

/**
 * Notes when this process receives a request of the API and when it has handed over the last byte of the answer.
 * @returns takes what has been noted since the last call
 */
export function recordApiTimes(apiPath: string): () => ApiTime[] {
  const open = new Map<IncomingMessage, number>();
  const noted: ApiTime[] = [];
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (request.url?.startsWith(apiPath)) open.set(request, performance.now());
  });
  subscribe('http.server.response.finish', (message) => {
    const { request } = message as { request: IncomingMessage };
    const from = open.get(request);
    if (from === undefined) return;
    open.delete(request);
    noted.push({ from, to: performance.now() });
  });
  return () => noted.splice(0);
}

/** The time in which at least one of the calls was under way: calls beside each other count once. */
export function timeUnderWay(times: readonly ApiTime[]): number {
  let total = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const { from, to } of [...times].sort((a, b) => a.from - b.from)) {
    total += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return total;
}
