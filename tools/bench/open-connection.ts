import { Agent } from 'node:http';
import { rawRequest } from '../testing/raw-request';
import { cookieHeader } from './browser';
import type { Site } from './visit';

/** One connection to a site that stays open: its page is requested with other queries, one after the other. */
export function openConnection({ url, cookies }: Site) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { pathname, port } = new URL(url);
  const headers = { cookie: cookieHeader(cookies), 'accept-encoding': 'gzip' };
  return {
    /** Until the last byte. */
    load: async (query: string): Promise<void> => {
      const path = `${pathname}?${query}`;
      const { status } = await rawRequest(path, { headers, port, agent });
      if (status !== 200) throw new Error(`${path} was answered with ${status}`);
    },
    close: () => agent.destroy(),
  };
}
