import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { type Client, isCompleteAnswer } from './client';

export type Answered = {
  /** The HTTP status; 0 when there was no response. */
  status: number;
  ms: number;
  /** The time at which the response ended, in ms of `performance.now()`. */
  at: number;
  isComplete: boolean;
};

type Limits = {
  connections: number;
  seconds: number;
  /** Requests per second. Without a rate, each connection sends a request as soon as it has a response. */
  rate?: number;
};

/**
 * The number of bursts per second. A single run of autocannon would send all requests of a second at once, so several
 * runs, started one after another, share them.
 */
const BURSTS = 10;

/**
 * Sends requests for some seconds. Returns the responses that arrived in that time.
 * @param path returns the path of the nth request
 */
export async function load(
  client: Client,
  path: (index: number) => string,
  { connections, seconds, rate = 0 }: Limits,
): Promise<Answered[]> {
  const answered: Answered[] = [];
  let count = 0;
  const run = (own: Partial<autocannon.Options>) =>
    runOnce(client, () => path(count++), { connections, duration: seconds, ...own }, answered);
  const bursts = Math.min(BURSTS, Math.round(rate));
  const part = (total: number, index: number) => Math.floor((total + index) / bursts);
  if (bursts === 0) await run({});
  await Promise.all(
    Array.from({ length: bursts }, async (_, index) => {
      await delay((index * 1_000) / bursts);
      await run({ connections: part(connections, index) || 1, overallRate: part(Math.round(rate), index) });
    }),
  );
  return answered;
}

function runOnce(
  { app, headers, jar }: Client,
  next: () => string,
  options: Partial<autocannon.Options>,
  answered: Answered[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    let body = '';
    const requests: autocannon.Request[] = [
      {
        setupRequest: (request) => ({ ...request, path: next(), headers: headers() }),
        onResponse: (_, text, __, received) => {
          body = text;
          const lines = received?.['set-cookie'] ?? (received as Record<string, string> | undefined)?.['Set-Cookie'];
          if (lines) jar.take([lines].flat());
        },
      },
    ];
    const ended = (error: unknown) => (error ? reject(error) : resolve());
    const run = autocannon({ url: app, timeout: 60, sampleInt: 100, requests, ...options }, ended);
    // `body` belongs to this response: autocannon called `onResponse` for it just before.
    run.on('response', (_, status, __, ms) =>
      answered.push({ status, ms, at: performance.now(), isComplete: isCompleteAnswer({ status, body }) }),
    );
    run.on('reqError', () =>
      answered.push({ status: 0, ms: Number.POSITIVE_INFINITY, at: performance.now(), isComplete: false }),
    );
  });
}
