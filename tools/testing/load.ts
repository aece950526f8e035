import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';

export type Timed = {
  /** 0 without a response. */
  status: number;
  body: string;
  ms: number;
  /** When the response ended, as of `performance.now()`. */
  at: number;
};

type Load = {
  /** Of the request with this number. */
  path: (index: number) => string;
  headers: () => Record<string, string>;
  onSetCookie?: (lines: readonly string[]) => void;
  connections: number;
  seconds: number;
  /** Requests a second; without it, each connection requests as soon as it has its response. */
  rate?: number;
};

/** Bursts a second: one client sends all that a second allows at the start of it. */
const BURSTS = 10;

/** Sends requests for some seconds; drops those without a response at the end. @returns the seconds that it took */
export async function sendLoad(
  url: string,
  { connections, seconds, rate, ...load }: Load,
  onResponse: (response: Timed) => void,
): Promise<number> {
  let count = 0;
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1_000;
  const next = () => load.path(count++);
  if (!rate) return runClient(url, { ...load, connections, duration: seconds, next }, onResponse).then(elapsed);
  const bursts = Math.min(BURSTS, Math.round(rate));
  const part = (total: number, index: number) => Math.floor((total + index) / bursts);
  await Promise.all(
    Array.from({ length: bursts }, async (_, index) => {
      await delay((index * 1_000) / bursts);
      const own = { connections: part(connections, index) || 1, overallRate: part(Math.round(rate), index) };
      await runClient(url, { ...load, ...own, duration: seconds, next }, onResponse);
    }),
  );
  return elapsed();
}

type Client = Pick<Load, 'headers' | 'onSetCookie'> & {
  connections: number;
  duration: number;
  overallRate?: number;
  next: () => string;
};

function runClient(
  url: string,
  { headers, onSetCookie, next, ...options }: Client,
  onResponse: (response: Timed) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let body = '';
    const requests: autocannon.Request[] = [
      {
        setupRequest: (request) => ({ ...request, path: next(), headers: headers() }),
        onResponse: (_, text, __, received) => {
          body = text;
          const lines = received?.['set-cookie'] ?? (received as Record<string, string> | undefined)?.['Set-Cookie'];
          if (lines) onSetCookie?.([lines].flat());
        },
      },
    ];
    const run = autocannon({ url, timeout: 60, sampleInt: 100, requests, ...options }, (error: unknown) => {
      if (error) reject(error);
      else resolve();
    });
    const now = () => performance.now();
    // `onResponse` of the same response has run just before.
    run.on('response', (_, status, __, ms) => onResponse({ status, body, ms, at: now() }));
    run.on('reqError', () => onResponse({ status: 0, body: '', ms: Number.POSITIVE_INFINITY, at: now() }));
  });
}
