import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  ENDING_REFUSALS,
  environment,
  RENEWAL,
  refusal,
  renewed,
  retryableRefusals,
  startProvider,
} from '@/lib/auth/provider/provider.fixture';
import { sessionWith } from './session.fixture';

let provider: Awaited<ReturnType<typeof startProvider>>;
let fresh: typeof import('./fresh-token');
let ProviderUnavailable: typeof import('@/lib/auth/provider/provider').ProviderUnavailable;

beforeAll(async () => {
  provider = await startProvider();
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  vi.stubEnv('AUTH_COGNITO_ISSUER', provider.issuer);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  fresh = await import('./fresh-token');
  ({ ProviderUnavailable } = await import('@/lib/auth/provider/provider'));
});
afterEach(() => provider.reset());
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await provider.close();
});

type Reply = Parameters<typeof provider.answerWith>[0];

const outages: [what: string, reply: Reply][] = [
  ['answers with 503', () => ({ status: 503, body: { error: 'temporarily_unavailable' } })],
  ['answers with its own 500', () => ({ status: 500, body: { __type: 'InternalErrorException' } })],
  ['closes the connection', () => ({ body: null, hangUp: true })],
  ['answers with an HTML page', () => ({ body: null, raw: '<html>' })],
  ['answers without tokens', () => ({ body: {} })],
  ['answers with an empty body', () => ({ body: null, raw: '' })],
  ...retryableRefusals,
  ['answers with a 404 of another server', () => ({ status: 404, body: { message: 'no such page' } })],
];

describe('access tokens', () => {
  it.each([
    ['an hour is left', 3600, 3600],
    ['more than a minute is left', 62, 3600],
    ['more than a fifth of a short lifetime is left', 3, 10],
  ])('an access token is used unchanged when %s', async (_, left, life) => {
    const session = sessionWith(left, { accessIssuedAt: Math.floor(Date.now() / 1000) + left - life });
    expect(await fresh.getFreshToken(session)).toBe(session);
    expect(provider.received).toEqual([]);
  });

  it.each([
    ['less than a minute is left', 58, 3600],
    ['less than a fifth of a short lifetime is left', 1, 10],
    ['the token has expired', -5, 3600],
  ])('an access token is renewed when %s', async (_, left, life) => {
    const session = sessionWith(left, { accessIssuedAt: Math.floor(Date.now() / 1000) + left - life });
    const next = await fresh.getFreshToken(session);
    expect(next).toMatchObject({ sid: session.sid, renewals: 1, refreshToken: `${session.refreshToken}+` });
    expect(next.accessToken).not.toBe(session.accessToken);
    expect(provider.received).toEqual([{ operation: RENEWAL, refreshToken: session.refreshToken }]);
  });
});

describe('token renewal', () => {
  it('AUTH-7 one renewal serves all concurrent calls', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    provider.answerWith(async (token) => {
      await held;
      return renewed()(token);
    });
    const session = sessionWith(-1);
    const all = Promise.all(Array.from({ length: 20 }, () => fresh.getFreshToken({ ...session })));
    await vi.waitFor(() => expect(provider.received).toHaveLength(1), 30_000);
    release();
    const tokens = await all;
    expect(provider.received).toHaveLength(1);
    expect(new Set(tokens.map(({ accessToken }) => accessToken)).size).toBe(1);
  });

  it('AUTH-7 one renewal also serves later requests with the old cookie', async () => {
    const session = sessionWith(-1);
    const first = await fresh.getFreshToken(session);
    expect(await fresh.getFreshToken({ ...session })).toBe(first);
    expect(provider.received).toHaveLength(1);
  });

  it.each([
    ['ends the session', refusal('NotAuthorizedException'), 'SessionEnded'],
    ['gets no response', outages[0]?.[1], 'ProviderUnavailable'],
  ])(
    'AUTH-7 bundles of the app that share a renewal which %s each get an error of their own',
    async (_, reply, name) => {
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      provider.answerWith(async (token) => {
        await held;
        return (reply as Reply)(token);
      });
      vi.resetModules();
      const other = await import('./fresh-token');
      const { ProviderUnavailable: unavailable } = await import('@/lib/auth/provider/provider');
      const session = sessionWith(-1);
      const both = [fresh, other].map((bundle) =>
        bundle.getFreshToken({ ...session }).catch((error: unknown) => error),
      );
      await vi.waitFor(() => expect(provider.received).toHaveLength(1), 30_000);
      release();
      const [own, others] = await Promise.all(both);
      expect(own).toMatchObject({ name });
      expect(others).toBeInstanceOf(name === 'SessionEnded' ? other.SessionEnded : unavailable);
      expect(provider.received).toHaveLength(1);
    },
  );

  it('AUTH-7 two sessions do not share a token renewal', async () => {
    await Promise.all([fresh.getFreshToken(sessionWith(-1)), fresh.getFreshToken(sessionWith(-1))]);
    expect(provider.received).toHaveLength(2);
  });

  it('AUTH-7 if the provider rotates refresh tokens, each is used once; otherwise one token serves every renewal', async () => {
    const session = sessionWith(-1);
    provider.answerWith(renewed({ seconds: 0 }));
    await fresh.getFreshToken(session);
    await fresh.getFreshToken(session);
    expect(provider.received.map(({ refreshToken }) => refreshToken)).toEqual([
      session.refreshToken,
      `${session.refreshToken}+`,
    ]);
    const other = sessionWith(-1);
    provider.answerWith(renewed({ seconds: 0, rotate: false }));
    await fresh.getFreshToken(other);
    await fresh.getFreshToken(other);
    expect(provider.received.slice(2).map(({ refreshToken }) => refreshToken)).toEqual([
      other.refreshToken,
      other.refreshToken,
    ]);
  });

  it('AUTH-7 if another process has renewed the tokens in the cookie, this process does not renew them again', async () => {
    const session = sessionWith(-1);
    await fresh.getFreshToken(session);
    const fromElsewhere = { ...sessionWith(3600), sid: session.sid, renewals: 5 };
    expect(await fresh.getFreshToken(fromElsewhere)).toBe(fromElsewhere);
    expect(provider.received).toHaveLength(1);
  });
});

describe('a provider whose clock is wrong', () => {
  it.each([
    ['five minutes ahead', 300, 3600],
    ['five minutes behind', -300, 3600],
    ['five minutes ahead, with tokens that live a minute', 300, 60],
    ['five minutes behind, with tokens that live a minute', -300, 60],
  ])(
    'if the provider’s clock is %s, one renewal is enough, and the new token is used for its full lifetime',
    async (_, clockOff, seconds) => {
      provider.answerWith(renewed({ clockOff, seconds }));
      const session = sessionWith(-1);
      const next = await fresh.getFreshToken(session);
      expect(next.accessExpiresAt - next.accessIssuedAt).toBe(seconds);
      expect(Math.abs(next.accessIssuedAt - Math.floor(Date.now() / 1000))).toBeLessThan(30);
      for (let index = 0; index < 5; index++) expect(await fresh.getFreshToken({ ...session })).toBe(next);
      expect(await fresh.getFreshToken(next)).toBe(next);
      expect(provider.received).toHaveLength(1);
    },
  );
});

describe('a renewal to which the provider does not respond', () => {
  it('with rotating refresh tokens, a renewal without a response is repeated only once, and then the session ends', async () => {
    const used = new Set<string>();
    provider.answerWith((token) => {
      if (used.has(token)) return refusal('RefreshTokenReuseException')();
      used.add(token);
      return { body: null, hangUp: true };
    });
    const session = sessionWith(-1);
    await expect(fresh.getFreshToken(session)).rejects.toBeInstanceOf(ProviderUnavailable);
    for (let index = 0; index < 5; index++) {
      await expect(fresh.getFreshToken({ ...session })).rejects.toBeInstanceOf(fresh.SessionEnded);
    }
    expect(provider.received).toHaveLength(2);
  });

  it('without rotating refresh tokens, a renewal without a response can be repeated', async () => {
    provider.answerWith(() => ({ body: null, hangUp: true }));
    const session = sessionWith(-1);
    await expect(fresh.getFreshToken(session)).rejects.toBeInstanceOf(ProviderUnavailable);
    provider.answerWith(renewed({ rotate: false }));
    expect((await fresh.getFreshToken(session)).renewals).toBe(1);
  });
});

describe('a token that the API has refused', () => {
  it('AUTH-7 a token that the API has refused is renewed even before it expires', async () => {
    const session = sessionWith(3600);
    const next = await fresh.getFreshToken(session, session.accessToken);
    expect(next.accessToken).not.toBe(session.accessToken);
    expect(provider.received).toHaveLength(1);
  });

  it('AUTH-7 a refused token is renewed once for all calls that used it', async () => {
    const session = sessionWith(3600);
    const [first, second] = await Promise.all([
      fresh.getFreshToken(session, session.accessToken),
      fresh.getFreshToken(session, session.accessToken),
    ]);
    const late = await fresh.getFreshToken(session, session.accessToken);
    expect(provider.received).toHaveLength(1);
    expect(second).toBe(first);
    expect(late).toBe(first);
  });

  it.each(outages)(
    'AUTH-7 a token that the API has refused is not used again, even when the provider %s',
    async (_, reply) => {
      provider.answerWith(reply);
      const session = sessionWith(3600);
      await expect(fresh.getFreshToken(session, session.accessToken)).rejects.toBeInstanceOf(ProviderUnavailable);
    },
  );
});

describe('an outage of the provider ends no session, but a refusal does', () => {
  it.each(outages)('a valid token is still used when the provider %s', async (_, reply) => {
    provider.answerWith(reply);
    const session = sessionWith(30);
    expect(await fresh.getFreshToken(session)).toBe(session);
    expect(provider.received).toHaveLength(1);
  });

  it.each(outages)('a session with an expired token does not end when the provider %s', async (_, reply) => {
    provider.answerWith(reply);
    const session = sessionWith(-1);
    await expect(fresh.getFreshToken(session)).rejects.toBeInstanceOf(ProviderUnavailable);
    provider.answerWith(renewed());
    expect((await fresh.getFreshToken(session)).renewals).toBe(1);
  });

  it.each(ENDING_REFUSALS)(
    'AUTH-6 if the provider refuses a renewal with %s, the session ends, and the provider gets no further request',
    async (code) => {
      provider.answerWith(refusal(code));
      const session = sessionWith(30);
      await expect(fresh.getFreshToken(session)).rejects.toBeInstanceOf(fresh.SessionEnded);
      provider.answerWith(renewed());
      await expect(fresh.getFreshToken(session)).rejects.toBeInstanceOf(fresh.SessionEnded);
      expect(provider.received).toHaveLength(1);
    },
  );
});

describe('a session that has ended', () => {
  it('AUTH-3 an ended session gets no token, even if a copy of its cookie is sent', async () => {
    const session = sessionWith(3600);
    fresh.endSession(session, 'signed-out');
    await expect(fresh.getFreshToken({ ...session, renewals: 9 })).rejects.toBeInstanceOf(fresh.SessionEnded);
    expect(provider.received).toEqual([]);
  });

  it('AUTH-3 the end of a session is logged once, with the reason', async () => {
    const print = vi.mocked(process.stdout.write);
    print.mockClear();
    const left = sessionWith(3600);
    const idle = sessionWith(3600, { usedAt: 0 });
    await fresh.endSession(left, 'signed-out');
    for (const session of [left, idle, idle]) await expect(fresh.getFreshToken(session)).rejects.toThrow();
    const lines = print.mock.calls.map(([line]) => JSON.parse(String(line)));
    expect(lines.map(({ event, reason }) => [event, reason])).toEqual([
      ['session.ended', 'signed-out'],
      ['session.ended', 'idle'],
    ]);
  });

  it('AUTH-3 a session that ends during a renewal stays ended, even if the renewal succeeds', async () => {
    const session = sessionWith(-1);
    provider.answerWith((token) => {
      fresh.endSession(session, 'signed-out');
      return renewed()(token);
    });
    await expect(fresh.getFreshToken(session)).rejects.toBeInstanceOf(fresh.SessionEnded);
    await expect(fresh.getFreshToken(session)).rejects.toBeInstanceOf(fresh.SessionEnded);
  });

  it('AUTH-3 a session ends 12 hours after it began', async () => {
    const startedAt = Math.floor(Date.now() / 1000) - 43_200;
    await expect(fresh.getFreshToken(sessionWith(3600, { startedAt }))).rejects.toBeInstanceOf(fresh.SessionEnded);
    expect(await fresh.getFreshToken(sessionWith(3600, { startedAt: startedAt + 60 }))).toBeDefined();
  });
});
