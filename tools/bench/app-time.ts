import { Agent } from 'node:http';
import { rawRequest } from '../testing/raw-request';
import { type ApiTime, timeInProgress } from './api-times';
import { cookieHeader } from './browser';
import type { Site } from './visit';

/** ms to the last byte of a page, on a connection that is open. */
export type AppTime = { whole: number; api: number };

/** Requests pages of the list one after the other; `api` is the part in which an API call was in progress. */
export async function measureAppTime(
  { url, cookies }: Site,
  { times, pageSize, apiTimes }: { times: number; pageSize: number; apiTimes: string },
): Promise<AppTime[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { pathname, port } = new URL(url);
  const headers = { cookie: cookieHeader(cookies), 'accept-encoding': 'gzip' };
  const measured: AppTime[] = [];
  try {
    await takeApiTimes(apiTimes);
    for (let turn = 0; turn < times; turn++) {
      const path = `${pathname}?pageSize=${pageSize}&pageNumber=${turn + 1}`;
      const started = performance.now();
      const { status } = await rawRequest(path, { headers, port, agent });
      const whole = performance.now() - started;
      if (status !== 200) throw new Error(`${path} was answered with ${status}`);
      const calls = await takeApiTimes(apiTimes);
      if (calls.length === 0) throw new Error('The app rendered the page without an API call');
      measured.push({ whole, api: timeInProgress(calls) });
    }
  } finally {
    agent.destroy();
  }
  return measured;
}

async function takeApiTimes(address: string): Promise<ApiTime[]> {
  return (await fetch(address)).json() as Promise<ApiTime[]>;
}
