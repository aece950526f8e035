import { Agent, get } from 'node:http';
import { type ApiTime, timeUnderWay } from './api-times';
import type { Cookies } from './browser';

/** One page asked for by a client that keeps its connection, in ms to the last byte. */
export type AppTime = { whole: number; api: number };

/** Asks for pages of the list one after the other; `own` time is what is not spent in the API. */
export async function measureAppTime(
  url: string,
  { pages, times, cookies, apiTimes }: { pages: number; times: number; cookies: Cookies; apiTimes: string },
): Promise<AppTime[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const measured: AppTime[] = [];
  try {
    await takeApiTimes(apiTimes);
    for (let turn = 0; turn < times; turn++) {
      const whole = await timeToLastByte(`${url}?pageNumber=${(turn % pages) + 1}`, agent, cookie);
      const calls = await takeApiTimes(apiTimes);
      if (calls.length === 0) throw new Error('The page was made without a call of the API');
      measured.push({ whole, api: timeUnderWay(calls) });
    }
  } finally {
    agent.destroy();
  }
  return measured;
}

function timeToLastByte(url: string, agent: Agent, cookie: string): Promise<number> {
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

async function takeApiTimes(address: string): Promise<ApiTime[]> {
  return (await fetch(address)).json() as Promise<ApiTime[]>;
}
