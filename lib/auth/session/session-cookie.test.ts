import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { environment, nowSeconds } from '@/lib/auth/provider/provider.fixture';
import { resetProcessState } from '@/lib/server/process-state.fixture';
import { sessionWith } from './session.fixture';

type Module = typeof import('./session-cookie');

/** Loads a new copy of the module, which reads the environment only once. */
async function load(changes: Record<string, string> = {}): Promise<Module> {
  vi.resetModules();
  for (const [name, value] of Object.entries({ ...environment, ...changes })) vi.stubEnv(name, value);
  return import('./session-cookie');
}

let cookies: Module;
beforeEach(async () => {
  cookies = await load();
});
afterEach(() => vi.unstubAllEnvs());

const name = 'authjs.session-token';
/** Makes a session with a long token. Cognito's tokens are longer for accounts in many groups. */
const long = (length: number) => sessionWith(3600, { accessToken: `a.${'x'.repeat(length)}.c` });
const kept = (all: { name: string; value: string }[]) => all.filter(({ value }) => value !== '');

describe('sessionCookies', () => {
  it.each([
    [0, 1],
    [3_000, 2],
    [8_000, 3],
  ])('a session with %d additional bytes is split into %d cookies that a browser accepts', async (length, count) => {
    const session = long(length);
    const written = await cookies.sessionCookies(session, []);
    expect(written.map((cookie) => cookie.name)).toEqual(
      count === 1 ? [name] : Array.from({ length: count }, (_, index) => `${name}.${index}`),
    );
    const attributes = '; Path=/; Max-Age=43200; HttpOnly; SameSite=lax; Secure';
    for (const cookie of written)
      expect(`__Host-${cookie.name}=${cookie.value}${attributes}`.length).toBeLessThan(4096);
    expect(await cookies.readSessionCookie(written)).toEqual(session);
  });

  it('when a session fits into one cookie again, its chunks expire, and no other cookie expires', async () => {
    const before = await cookies.sessionCookies(long(8_000), []);
    const other = { name: 'theme', value: 'dark' };
    const after = await cookies.sessionCookies(long(0), [...before, other]);
    expect(kept(after).map((cookie) => cookie.name)).toEqual([name]);
    const gone = after.filter(({ value }) => value === '');
    expect(gone.map((cookie) => cookie.name)).toEqual([0, 1, 2].map((index) => `${name}.${index}`));
    expect(gone.every(({ options }) => options.maxAge === 0)).toBe(true);
    expect(await cookies.readSessionCookie([...kept(after), other])).not.toBeNull();
  });

  it('when a session no longer fits into one cookie, the single cookie expires', async () => {
    const before = await cookies.sessionCookies(long(0), []);
    const after = await cookies.sessionCookies(long(8_000), before);
    expect(after.find((cookie) => cookie.name === name)).toMatchObject({ value: '', options: { maxAge: 0 } });
  });

  it('the session cookie expires 12 hours after the sign-in', async () => {
    const session = sessionWith(3600);
    const [fresh] = await cookies.sessionCookies(session, []);
    expect(fresh?.options.maxAge).toBeGreaterThan(43_190);
    const [old] = await cookies.sessionCookies({ ...session, startedAt: session.startedAt - 43_000 }, []);
    expect(old?.options.maxAge).toBeGreaterThan(190);
    expect(old?.options.maxAge).toBeLessThanOrEqual(200);
    const [over] = await cookies.sessionCookies({ ...session, startedAt: session.startedAt - 50_000 }, []);
    expect(over?.options.maxAge).toBe(0);
  });

  it('the session cookie contains the time of the last activity, and is set again when that time is three minutes old', async () => {
    const { recordActivity } = await import('./session-store');
    const written = (ago: number) => sessionWith(3600, { usedAt: nowSeconds() - ago });
    const [recent, old] = [written(100), written(180)];
    for (const session of [recent, old]) {
      expect(cookies.isOutdated(session, session)).toBe(false);
      recordActivity(session);
    }
    expect(cookies.isOutdated(recent, recent)).toBe(false);
    expect(cookies.isOutdated(old, old)).toBe(true);
    const next = await cookies.readSessionCookie(kept(await cookies.sessionCookies(old, [])));
    expect(next?.usedAt).toBeGreaterThan(old.usedAt + 179);
    expect(cookies.isOutdated(old, { ...old, renewals: 1 })).toBe(true);
  });

  it('GUARD-6 the session cookie is HttpOnly and SameSite, and under https also Secure and limited to this host', async () => {
    const [plain] = await cookies.sessionCookies(long(0), []);
    expect(plain?.options).toMatchObject({ httpOnly: true, sameSite: 'lax', path: '/', secure: false });
    const [secure] = await (await load({ AUTH_URL: 'https://office.example' })).sessionCookies(long(0), []);
    expect(secure?.name).toBe(`__Host-${name}`);
    expect(secure?.options).not.toHaveProperty('domain');
    expect(secure?.options).toMatchObject({ httpOnly: true, sameSite: 'lax', path: '/', secure: true });
  });
});

describe('readSessionCookie', () => {
  it('the chunks of a session cookie are accepted in any order', async () => {
    const session = long(8_000);
    const written = await cookies.sessionCookies(session, []);
    expect(await cookies.readSessionCookie(written.toReversed())).toEqual(session);
  });

  it('a valid session is found among broken old cookies', async () => {
    const session = long(0);
    const written = await cookies.sessionCookies(session, []);
    expect(await cookies.readSessionCookie([...written, { name: `${name}.0`, value: 'stale' }])).toEqual(session);
  });

  it.each([
    ['an empty cookie jar', []],
    ['other cookies', [{ name: 'theme', value: 'dark' }]],
    ['an empty value', [{ name, value: '' }]],
    ['garbage', [{ name, value: 'x'.repeat(15_000) }]],
    ['a name with only the same prefix', [{ name: `${name}.0x`, value: 'x' }]],
    ['chunks without the first one', [{ name: `${name}.1`, value: 'x' }]],
  ])('no session is found in %s', async (_, all) => {
    expect(await cookies.readSessionCookie(all)).toBeNull();
  });

  it('no session is found if a chunk is missing, changed or surplus, or if chunks of two copies are mixed', async () => {
    const session = long(8_000);
    const written = await cookies.sessionCookies(session, []);
    const other = await cookies.sessionCookies(session, []);
    const changed = written.map((cookie, index) =>
      index === 1 ? { ...cookie, value: `A${cookie.value.slice(1)}` } : cookie,
    );
    for (const broken of [
      written.slice(1),
      written.slice(0, -1),
      written.filter((_, index) => index !== 1),
      changed[1]?.value === written[1]?.value ? [] : changed,
      [...written, { name: `${name}.${written.length}`, value: 'stale' }],
      [...written.slice(0, 2), ...other.slice(2)],
    ]) {
      expect(await cookies.readSessionCookie(broken)).toBeNull();
    }
  });

  it.each([0, 1, 10, 0.25, 0.5, 0.75, -10, -3])(
    'no session is found in a cookie with one changed byte (position %d)',
    async (at) => {
      const written = await cookies.sessionCookies(long(8_000), []);
      const length = written.reduce((sum, { value }) => sum + value.length, 0);
      let place = at < 0 ? length + at : at < 1 ? Math.floor(length * at) : at;
      const changed = written.map(({ name: own, value }) => {
        const here = place >= 0 && place < value.length;
        const byte = value[place] === 'A' ? 'B' : 'A';
        const next = here ? value.slice(0, place) + byte + value.slice(place + 1) : value;
        place -= value.length;
        return { name: own, value: next };
      });
      expect(await cookies.readSessionCookie(changed)).toBeNull();
    },
  );

  it.each([
    ['unsigned', { alg: 'none' }],
    ['unsigned, but claims to be encrypted', { alg: 'none', enc: 'A256CBC-HS512' }],
    ['signed with the sender’s own key', { alg: 'HS256' }],
    ['encrypted with a public key', { alg: 'RSA-OAEP', enc: 'A256GCM' }],
  ])('no session is found in a token that is %s', async (_, header) => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const payload = part(long(0));
    for (const value of [
      `${part(header)}.${payload}.`,
      `${part(header)}.${payload}.c2ln`,
      `${part(header)}..a.${payload}.b`,
    ]) {
      expect(await cookies.readSessionCookie([{ name, value }])).toBeNull();
    }
  });

  it('no session is found in an expired token', async () => {
    const { encode } = await import('next-auth/jwt');
    const sealed = (maxAge: number) => encode({ token: long(0), secret: environment.AUTH_SECRET, salt: name, maxAge });
    expect(await cookies.readSessionCookie([{ name, value: await sealed(60) }])).not.toBeNull();
    expect(await cookies.readSessionCookie([{ name, value: await sealed(-60) }])).toBeNull();
  });

  it('GUARD-6 of two cookies with the same name only one is read, and chunks are preferred to a single cookie', async () => {
    const [session, other] = [long(0), long(8_000)];
    const [one, several] = [await cookies.sessionCookies(session, []), await cookies.sessionCookies(other, [])];
    expect(await cookies.readSessionCookie([...one, ...one])).toEqual(session);
    expect(await cookies.readSessionCookie([...one, ...several]), 'GUARD-6').toEqual(other);
    const again = await cookies.sessionCookies(other, []);
    expect(await cookies.readSessionCookie([...several, ...again.slice(0, 1)])).toBeNull();
  });

  it('no session is found in a cookie that another secret has encrypted', async () => {
    const foreign = await (await load({ AUTH_SECRET: 'another secret of more than 32 characters' })).sessionCookies(
      long(0),
      [],
    );
    expect(await (await load()).readSessionCookie(foreign)).toBeNull();
  });

  it('AUTH-15 a secret is replaced in steps, each of which can decrypt sessions of the previous and the next step', async () => {
    const [former, next] = [environment.AUTH_SECRET, 'the next secret of more than thirty-two characters'];
    const steps = [former, `${former},${next}`, `${next},${former}`, next];
    const written: Awaited<ReturnType<Module['sessionCookies']>>[] = [];
    for (const AUTH_SECRET of steps) written.push(await (await load({ AUTH_SECRET })).sessionCookies(long(0), []));
    const read: boolean[][] = [];
    for (const AUTH_SECRET of steps) {
      const { readSessionCookie } = await load({ AUTH_SECRET });
      resetProcessState('sessions');
      read.push(await Promise.all(written.map(async (all) => (await readSessionCookie(all)) !== null)));
    }
    expect(read).toEqual([
      [true, true, false, false],
      [true, true, true, true],
      [true, true, true, true],
      [false, false, true, true],
    ]);
  });

  it('no session is found in a sign-in ticket, although the same secret has encrypted it', async () => {
    const { sealSession } = await import('./session-token');
    const ticket = await sealSession(long(0), 'sign-in-ticket');
    expect(await cookies.readSessionCookie([{ name, value: ticket }])).toBeNull();
  });

  it('no session is found in a token with other fields than a session', async () => {
    const { encode } = await import('next-auth/jwt');
    const sealed = await encode({ token: { sub: 's1' }, secret: environment.AUTH_SECRET, salt: name });
    expect(await cookies.readSessionCookie([{ name, value: sealed }])).toBeNull();
  });
});

describe('expiredSessionCookies', () => {
  it('GUARD-6 session cookies with other prefixes, set by an older version or another host, expire too', async () => {
    const secure = await load({ AUTH_URL: 'https://office.example' });
    const present = [name, `__Secure-${name}.0`, `__Host-${name}.0`, `__Other-${name}`].map((each) => ({
      name: each,
      value: 'v',
    }));
    expect(secure.expiredSessionCookies(present).map((cookie) => cookie.name)).toEqual([
      name,
      `__Secure-${name}.0`,
      `__Host-${name}.0`,
    ]);
  });

  it('AUTH-3 signing out expires all chunks of the session cookie, and no other cookie', () => {
    const present = [name, `${name}.0`, `${name}.9`, `${name}.10`, `${name}.x`, 'authjs.csrf-token', 'theme'].map(
      (each) => ({
        name: each,
        value: 'v',
      }),
    );
    expect(
      cookies.expiredSessionCookies(present).map((cookie) => [cookie.name, cookie.value, cookie.options.maxAge]),
    ).toEqual([
      [name, '', 0],
      [`${name}.0`, '', 0],
      [`${name}.9`, '', 0],
    ]);
  });
});
