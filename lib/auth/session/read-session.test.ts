import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { environment, nowSeconds, refusal, startProvider } from '@/lib/auth/provider/provider.fixture';
import { sessionWith } from './session.fixture';
import type { SessionToken } from './session-token';

const jar = vi.hoisted(() => new Map<string, string>());
const request = vi.hoisted(() => ({ path: '/all-users?q=smith' }));
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ 'x-fairway-path': request.path }),
  cookies: async () => ({
    getAll: () => [...jar].map(([name, value]) => ({ name, value })),
    set: (name: string, value: string) => (value === '' ? jar.delete(name) : jar.set(name, value)),
  }),
}));
vi.mock('./shared-state', async (importOriginal) => {
  const original = await importOriginal<typeof import('./shared-state')>();
  return { ...original, refreshSession: vi.fn(original.refreshSession) };
});
vi.mock('next/navigation', () => ({
  redirect: (to: string) => {
    throw new Error(`to ${to}`);
  },
}));

let provider: Awaited<ReturnType<typeof startProvider>>;
let app: typeof import('./read-session') &
  typeof import('./renew-session') &
  typeof import('./fresh-token') &
  typeof import('./shared-state') &
  typeof import('./session-cookie') &
  typeof import('@/lib/server/request-context');
beforeAll(async () => {
  provider = await startProvider();
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  vi.stubEnv('AUTH_COGNITO_ISSUER', provider.issuer);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const [session, renewal, fresh, shared, cookie, begun] = await Promise.all([
    import('./read-session'),
    import('./renew-session'),
    import('./fresh-token'),
    import('./shared-state'),
    import('./session-cookie'),
    import('@/lib/server/request-context'),
  ]);
  app = { ...session, ...renewal, ...fresh, ...shared, ...cookie, ...begun };
});
beforeEach(() => {
  provider.reset();
  request.path = '/all-users?q=smith';
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await provider.close();
});

/** Stores this session in the browser's cookies. */
async function give(session: SessionToken): Promise<SessionToken> {
  jar.clear();
  for (const { name, value } of await app.sessionCookies(session, [])) jar.set(name, value);
  return session;
}

const kept = () => app.readSessionCookie([...jar].map(([name, value]) => ({ name, value })));
const addressOf = async (going: Promise<unknown>) => {
  const { message } = await going.then(
    () => new Error('The test expected a redirect'),
    (error: Error) => error,
  );
  return message.replace(/^to /, '');
};

describe('the tokens of a page, which cannot set cookies', () => {
  it.each([30, -5])('AUTH-7 in a page, a token with %d s left is used unchanged', async (left) => {
    const { accessToken } = await give(sessionWith(left));
    expect(await app.sessionTokens().get()).toBe(accessToken);
    expect(provider.received).toEqual([]);
  });

  it('AUTH-7 in a page, a refused token is renewed by a redirect to a handler, which redirects back', async () => {
    const { accessToken, sid } = await give(sessionWith(3600));
    const address = await addressOf(app.sessionTokens().get(accessToken));
    expect(provider.received).toEqual([]);
    const url = new URL(address, 'http://app');
    expect(url.pathname).toBe('/api/session/renew');
    expect(address).not.toContain(accessToken.slice(-20));

    request.path = address;
    const { searchParams } = url;
    expect(await addressOf(app.renewForPage(searchParams.get('token'), searchParams.get('from')))).toBe(
      '/all-users?q=smith',
    );
    expect(await kept(), 'in the browser').toMatchObject({ sid, renewals: 1 });
    expect(provider.received).toHaveLength(1);
    expect(await addressOf(app.renewForPage(searchParams.get('token'), '/groups')), 'a late page').toBe('/groups');
    expect(provider.received).toHaveLength(1);
  });

  it('AUTH-7 if the API refuses a page’s token twice within a minute, the session ends; later, the token is renewed again', async () => {
    const again = await give(sessionWith(3600, { refusedAt: nowSeconds() - 61 }));
    expect(await addressOf(app.sessionTokens().get(again.accessToken))).toMatch('/api/session/renew');
    const { accessToken } = await give(sessionWith(3600, { refusedAt: nowSeconds() - 5 }));
    const url = new URL(await addressOf(app.sessionTokens().get(accessToken)), 'http://app');
    request.path = url.pathname + url.search;
    expect(await addressOf(app.renewForPage(url.searchParams.get('token'), url.searchParams.get('from')))).toBe(
      '/login?reason=refused&from=%2Fall-users%3Fq%3Dsmith',
    );
    expect(await kept(), 'in the browser, for a process that knows nothing of the end').toBeNull();
    expect(provider.received).toEqual([]);
  });

  it('AUTH-7 /api/session/renew ignores the token of another session and does not redirect to another site', async () => {
    await give(sessionWith(3600));
    expect(await addressOf(app.renewForPage('another', '//evil.example'))).toBe('/');
    expect(await addressOf(app.renewForPage(null, null))).toBe('/');
    jar.clear();
    expect(await addressOf(app.renewForPage('x', '/groups'))).toBe('/login?from=%2Fgroups');
    expect(provider.received).toEqual([]);
  });

  it('AUTH-7 if the provider refuses a renewal, the page redirects to sign-in, which leads back to the page', async () => {
    const { accessToken } = await give(sessionWith(3600));
    const url = new URL(await addressOf(app.sessionTokens().get(accessToken)), 'http://app');
    provider.answerWith(refusal('NotAuthorizedException'));
    expect(await addressOf(app.renewForPage(url.searchParams.get('token'), '/groups'))).toBe(
      '/login?reason=expired&from=%2Fgroups',
    );
  });
});

/** Returns the token that the API client of a handler gets. */
async function tokenOfHandler(refused?: string): Promise<string> {
  let token = '';
  await app.withRenewal(async () => {
    token = await app.sessionTokens().get(refused);
    return new Response();
  })();
  return token;
}

describe('the tokens of a handler, which can set cookies', () => {
  it('AUTH-7 a handler renews a refused token and sets the cookie', async () => {
    request.path = '/api/choices/country';
    const { accessToken } = await give(sessionWith(3600));
    const next = await tokenOfHandler(accessToken);
    expect(next).not.toBe(accessToken);
    expect(await kept()).toMatchObject({ accessToken: next, renewals: 1 });
  });

  it('AUTH-7 once its response has begun, a handler renews no tokens, but uses those that the process has renewed since', async () => {
    request.path = '/api/export/users';
    const session = await give(sessionWith(-1));
    await app.inBegunResponse(async () => {
      expect(await tokenOfHandler()).toBe(session.accessToken);
      await expect(tokenOfHandler(session.accessToken)).rejects.toMatchObject({
        name: 'TokenUnavailable',
        message: expect.stringContaining('Reload the page'),
      });
      expect(provider.received).toEqual([]);
    });
    const renewed = await tokenOfHandler();
    expect(renewed).not.toBe(session.accessToken);
    await app.inBegunResponse(async () => expect(await tokenOfHandler(session.accessToken)).toBe(renewed));
    expect(provider.received).toHaveLength(1);
  });
});

describe('watchSession during a stream', () => {
  it('LIMIT-2 a running stream knows its account and notices the end of the session', async () => {
    jar.clear();
    expect(await app.watchSession()).toBeNull();
    const session = await give(sessionWith(3000));
    const watch = await app.watchSession();
    expect([watch?.account, await watch?.hasEnded()]).toEqual([session.sub, false]);
    await app.endSession(session, 'signed-out');
    expect(await watch?.hasEnded()).toBe(true);
  });

  it('LIMIT-2 a running stream checks every five seconds whether another process has ended the session', async () => {
    await give(sessionWith(3000));
    const watch = await app.watchSession();
    vi.mocked(app.refreshSession).mockClear();
    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const seconds of [0, 4, 6, 10, 12]) {
      vi.setSystemTime(start + seconds * 1_000);
      await watch?.hasEnded();
    }
    vi.useRealTimers();
    expect(app.refreshSession).toHaveBeenCalledTimes(2);
  });
});
