import { randomUUID } from 'node:crypto';
import { test as base } from '@playwright/test';
import { target } from '../../tools/testing/e2e-target';
import { giveSession, sha256, startSession } from './session';

type Answer = { status: number; headers?: Record<string, string>; body?: string };

export type Fault = {
  /** The fault applies to API requests that contain this text in their decoded path or query. */
  match: string;
  /** SHA-256 of an access token, to limit the fault to requests with it. Not needed if `match` contains a `mark()`. */
  bearer?: string;
  times?: number;
  delayMs?: number;
  /** Holds the request until the fault ends. */
  hold?: true;
  break?: 'hang' | 'reset' | 'cut';
  answer?: Answer;
  dropSearch?: boolean;
  patch?: { path: (string | number)[]; value: unknown }[];
};

/** A request that reached the API. The token's SHA-256 replaces the token. */
export type Seen = { method: string; url: string; headers: Readonly<Record<string, string | undefined>> };

type Armed = { hits: () => Promise<number>; seen: () => Promise<Seen[]>; end: () => Promise<void> };
type Arm = (fault: Fault) => Promise<Armed>;

/** A unique text to search for. A fault that matches it affects only this test. */
export function mark(): string {
  return `zz${randomUUID().slice(0, 8)}`;
}

/** The fixture `fault` makes API calls fail. `bearer` limits it to one test: the hash of a new session's access token. */
export const test = base.extend<{ fault: Arm; bearer: string }>({
  bearer: async ({ context }, use) => {
    const session = await startSession();
    await giveSession(context, session);
    await use(sha256(session.accessToken));
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern for fixtures
  fault: async ({}, use) => {
    const armed: string[] = [];
    await use(async (fault) => {
      if (!fault.bearer && !/zz[0-9a-f]{6}/.test(fault.match))
        throw new Error(`The fault of ${fault.match} would affect other tests: add a bearer, or match a mark`);
      const id = randomUUID();
      armed.push(id);
      await call('PUT', id, fault);
      const seen = async () => (await call('GET', id)).seen;
      return { seen, hits: async () => (await seen()).length, end: async () => void (await call('DELETE', id)) };
    });
    for (const id of armed) await call('DELETE', id);
  },
});

async function call(method: string, id: string, body?: unknown): Promise<{ seen: Seen[] }> {
  const response = await fetch(`http://127.0.0.1:${target().proxyPort}/__faults/${id}`, {
    method,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The fault proxy answered ${response.status}`);
  return response.json();
}
