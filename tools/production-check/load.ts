import { type IncomingMessage, request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { must } from './finding';

export type Answer = { status: number; headers: IncomingMessage['headers']; body: string };

type Options = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  readRate?: number;
};

/** Sends one request on a new connection. Throws an error if the response is cut off. */
export async function ask(url: string, { readRate, body, ...options }: Options = {}): Promise<Answer> {
  const send = url.startsWith('https:') ? secureRequest : request;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    send(url, { ...options, agent: false, rejectUnauthorized: false, timeout: 60_000 }, resolve)
      .on('error', reject)
      .end(body);
  });
  const parts: Buffer[] = [];
  for await (const part of response) {
    parts.push(part);
    if (readRate) await new Promise((resolve) => setTimeout(resolve, (part.length / readRate) * 1000));
  }
  if (!response.complete) throw new Error('the response was cut off');
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts).toString() };
}

/** The paths that browser tabs request: a list, and several paths with smaller responses. */
const PATHS = ['/all-users?page=2', '/groups', '/events', '/all-users?search=smith', '/events/event-courses'].flatMap(
  (list) => [list, '/api/session', '/api/avatar', '/icon.svg', '/api/session'],
);

/** Sends requests at this rate until `stop` is called, which throws an error if a response was incomplete. */
export function startLoad(address: string, cookie: string, rate: number): { stop: () => Promise<string> } {
  const failed: string[] = [];
  const open = new Set<Promise<void>>();
  let sent = 0;
  const send = async (path: string) => {
    const at = new Date().toISOString();
    try {
      const { status, body } = await ask(address + path, { headers: { cookie, accept: 'text/html' } });
      const isPage = !/^\/(?:api\/|icon)/.test(path);
      const isComplete = !isPage || (body.endsWith('</html>') && !body.includes('Could not load'));
      if (status !== 200 || !isComplete) failed.push(`${at} ${path}: ${status}${isComplete ? '' : ', incomplete'}`);
    } catch (error) {
      failed.push(`${at} ${path}: ${error instanceof Error ? error.message : error}`);
    }
  };
  const timer = setInterval(() => {
    const one = send(PATHS[sent++ % PATHS.length] ?? '/');
    open.add(one);
    void one.finally(() => open.delete(one));
  }, 1000 / rate);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(open);
      must(failed.length === 0, `${failed.length} of ${sent} requests failed: ${failed.slice(0, 5).join('; ')}`);
      return `0 of ${sent} requests failed`;
    },
  };
}
