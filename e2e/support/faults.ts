import { randomUUID } from 'node:crypto';
import { test as base } from '@playwright/test';
import { target } from '../../tools/testing/e2e-target';
import { giveSession, sha256, startSession } from './session';

type Answer = { status: number; headers?: Record<string, string>; body?: string };

export type Fault = {
  /** The fault applies to API requests whose decoded path and query contain this text. */
  match: string;
  /** SHA-256 of an access token; the fault applies only to requests with this token. Not needed if `match` has a mark. */
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

/** A request that the API received; its token is replaced by the token's SHA-256. */
export type Seen = { method: string; url: string; headers: Readonly<Record<string, string | undefined>> };

type Armed = { hits: () => Promise<number>; seen: () => Promise<Seen[]>; end: () => Promise<void> };
type Arm = (fault: Fault) => Promise<Armed>;

/** A unique search text; a fault that matches it applies only to this test's requests. */
export function mark(): string {
  return `zz${randomUUID().slice(0, 8)}`;
}

/**
 * Adds the fixture `fault`, which starts a fault between app and API. The fault ends when the test ends.
 * The fixture `bearer` limits faults to this test: other tests request the same records at the same time. It gives the
 * browser a session that no other test has, and is the SHA-256 of its access token.
 */
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
