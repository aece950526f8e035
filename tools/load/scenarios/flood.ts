import { type Client, CONNECTIONS, isCompleteAnswer } from '../client';
import { type Row, some } from '../report';
import { type Answered, load } from '../send';
import { quantile } from '../statistics';

const PROBES = ['/healthz', '/login?reason=late'];

/**
 * For this many milliseconds before a flood, requests to /healthz open its connections, of which the busy process would
 * accept hardly any.
 */
export const OPENING_MS = 3_000;

const pageOf = (index: number) => `/all-users?pageNumber=${1 + (index % 50)}`;

/** The screens per second that eight connections get, each of which sends a request after each response. */
export async function capacity(client: Client): Promise<number> {
  const screens = await load(client, pageOf, { connections: 8, seconds: 10 });
  return withStatus(screens, 200).length / 10;
}

/**
 * The rate of a flood, at which the app must reject some requests. It is five times the app's capacity, and at least
 * one request per second on each connection.
 */
export const floodRate = (capacity: number): number => Math.max(5 * capacity, CONNECTIONS);

type Limits = { rate: number; seconds: number };

/** Sends a flood of requests for screens, starting after OPENING_MS. */
export const flood = (client: Client, limits: Limits) => loadOpened(client, pageOf, CONNECTIONS, limits);

/** Requests pages that must respond even during a flood. */
export const probe = (client: Client, limits: Limits) =>
  loadOpened(client, (index) => PROBES[index % PROBES.length] ?? '/', 16, limits);

async function loadOpened(client: Client, path: (index: number) => string, connections: number, limits: Limits) {
  const start = performance.now() + OPENING_MS;
  const screens = await load(client, (index) => (performance.now() < start ? '/healthz' : path(index)), {
    connections,
    rate: limits.rate,
    seconds: limits.seconds + OPENING_MS / 1_000,
  });
  return screens.filter(({ status, at, ms }) => status === 0 || at - ms >= start);
}

/** The ms until the app serves a complete screen again; NaN if it serves none within a minute. */
export async function recovery(client: Client): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < 60_000) {
    const answer = await client.request('/groups').catch(() => null);
    if (answer && isCompleteAnswer(answer)) return performance.now() - started;
  }
  return Number.NaN;
}

export const withStatus = (screens: readonly Answered[], wanted: number) =>
  screens.filter(({ status }) => status === wanted);

/** Counts responses by key, such as the status: `200: 2, 500: 1`. */
export function countEach(screens: readonly Answered[], keyOf: (screen: Answered) => number | string): string {
  const counts = new Map<number | string, number>();
  for (const screen of screens) counts.set(keyOf(screen), (counts.get(keyOf(screen)) ?? 0) + 1);
  return [...counts].map((pair) => pair.join(': ')).join(', ');
}

/** @param parts the quantiles, such as 0.5 for the median */
export function times(timed: readonly Answered[], ...parts: number[]): string {
  const ms = timed.map((one) => one.ms);
  return parts.map((part) => `${quantile(ms, part).toFixed(0)} ms`).join(', ');
}

/**
 * The results of an overloaded app, which must reject what exceeds its capacity, serve the pages that must always
 * respond, and recover.
 */
export function floodFigures(screens: readonly Answered[], probes: readonly Answered[], recoveryMs: number): Row[] {
  const shed = withStatus(screens, 503);
  const others = screens.filter(({ status }) => status !== 200 && status !== 503);
  const failed = probes.length - withStatus(probes, 200).length;
  return [
    some('shed with 503', shed.length),
    ['shed, median and 95%', times(shed, 0.5, 0.95)],
    ['other statuses', countEach(others, ({ status }) => status) || 'none', 'none', others.length === 0],
    ['/login and /healthz without 200', `${failed} of ${probes.length}`, 'none', failed === 0],
    ['a complete screen again after', `${recoveryMs.toFixed(0)} ms`, '≤ 5 s', recoveryMs <= 5_000],
  ];
}
