import { apiPath, createApi } from '@/sandbox/api/app';
import type { OpenDatabase } from '@/sandbox/db/database';

const staff = { sub: 'staff', username: 'staff@fairway.test', groups: ['admin'] };

export type Client = {
  /** Sends a request and reads the complete response. */
  get: <Answer>(path: string) => Promise<{ ms: number; answer: Answer }>;
  /** Reads a stream and discards its content. Calls `chunk` for every chunk. */
  drain: (path: string, chunk: () => void) => Promise<{ ms: number; headers: Headers }>;
};

/** Calls the API's handlers directly, without a network. Times are measured from the request to the last byte. */
export function createClient({ forRequest }: OpenDatabase): Client {
  const api = createApi({ databaseFor: forRequest, verifyAccessToken: async () => staff });
  const request = async (path: string) => {
    const response = await api.request(apiPath + path, { headers: { Authorization: 'Bearer staff' } });
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  return {
    get: async (path) => {
      const started = performance.now();
      const text = await (await request(path)).text();
      return { ms: performance.now() - started, answer: JSON.parse(text) };
    },
    drain: async (path, chunk) => {
      const started = performance.now();
      const { body, headers } = await request(path);
      for await (const _ of body ?? []) chunk();
      return { ms: performance.now() - started, headers };
    },
  };
}
