import { type ApiTime, timeInProgress } from './api-times';
import { openConnection } from './open-connection';
import type { Site } from './visit';

/** ms to the last byte of a page, on a connection that is open. */
export type AppTime = { whole: number; api: number };

/** Requests pages of the list one after the other; `api` is the part in which an API call was in progress. */
export async function measureAppTime(
  site: Site,
  { times, pageSize, apiTimes }: { times: number; pageSize: number; apiTimes: string },
): Promise<AppTime[]> {
  const connection = openConnection(site);
  const measured: AppTime[] = [];
  try {
    await takeApiTimes(apiTimes);
    for (let turn = 0; turn < times; turn++) {
      const started = performance.now();
      await connection.load(`pageSize=${pageSize}&pageNumber=${turn + 1}`);
      const whole = performance.now() - started;
      const calls = await takeApiTimes(apiTimes);
      if (calls.length === 0) throw new Error('The app rendered the page without an API call');
      measured.push({ whole, api: timeInProgress(calls) });
    }
  } finally {
    connection.close();
  }
  return measured;
}

async function takeApiTimes(address: string): Promise<ApiTime[]> {
  return (await fetch(address)).json() as Promise<ApiTime[]>;
}
