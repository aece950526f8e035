import { execFile } from 'node:child_process';
import { Agent, get } from 'node:http';
import { promisify } from 'node:util';
import { cookieHeader } from './browser';
import { quantile } from './figures';
import type { Site } from './visit';

/** Answers a second, and how long they took in ms. */
export type Throughput = { perSecond: number; p50: number; p99: number };

const connections = 32;

/** As many answers as a server gives in this time to so many clients, each of which asks again when it is answered. */
export async function measureThroughput(
  { url, cookies }: Site,
  { ms, query }: { ms: number; query: (turn: number) => string },
): Promise<Throughput> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const cookie = cookieHeader(cookies);
  const times: number[] = [];
  const began = performance.now();
  let turn = 0;
  const client = async () => {
    while (performance.now() - began < ms) {
      times.push(await timeToLastByte(`${url}?${query(turn++)}`, agent, cookie));
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, client));
  } finally {
    agent.destroy();
  }
  const seconds = (performance.now() - began) / 1_000;
  return { perSecond: times.length / seconds, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

/** ms; every answer must be a page. */
export function timeToLastByte(url: string, agent: Agent, cookie: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const request = get(url, { agent, headers: { cookie, 'accept-encoding': 'gzip' } }, (response) => {
      response.once('error', reject);
      response.once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - started);
        else reject(new Error(`${url} was answered with ${response.statusCode}`));
      });
      response.resume();
    });
    request.once('error', reject);
  });
}

/** The resident memory of a process, in MB. */
export async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1_024;
}
