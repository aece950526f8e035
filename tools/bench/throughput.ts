import { execFile } from 'node:child_process';
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

/** The resident memory of a process, in MB. */
export async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1_024;
}
