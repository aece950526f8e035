import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { type Agent, get, type IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { sendLoad, type Timed } from '../testing/load';
import { quantile } from '../testing/statistics';
import { cookieHeader } from './browser';
import type { Site } from './visit';

/** Responses a second, and their ms. */
export type Throughput = { perSecond: number; p50: number; p99: number };

/** The throughput for 32 connections, each of which requests as soon as it has its response. */
export async function measureThroughput(
  { url, cookies }: Site,
  { seconds, query }: { seconds: number; query: (turn: number) => string },
): Promise<Throughput> {
  const { pathname } = new URL(url);
  const headers = { cookie: cookieHeader(cookies), 'accept-encoding': 'gzip' };
  const times: number[] = [];
  const failed: number[] = [];
  const note = ({ status, ms }: Timed) => {
    times.push(ms);
    if (status !== 200) failed.push(status);
  };
  const path = (turn: number) => `${pathname}?${query(turn)}`;
  const elapsed = await sendLoad(url, { path, headers: () => headers, connections: 32, seconds }, note);
  if (failed.length > 0) throw new Error(`${url} was answered with ${failed[0]}`);
  return { perSecond: times.length / elapsed, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

/** ms from the request to the last byte. */
export async function timeToLastByte(url: string, agent: Agent, cookie: string): Promise<number> {
  const started = performance.now();
  const request = get(url, { agent, headers: { cookie, 'accept-encoding': 'gzip' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  for await (const _ of response);
  if (response.statusCode !== 200) throw new Error(`${url} was answered with ${response.statusCode}`);
  return performance.now() - started;
}

/** The resident memory of a process, in MB. */
export async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1_024;
}
