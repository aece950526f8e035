import { expect, test } from '@playwright/test';
import { type Answer, rawRequest } from '../../tools/testing/raw-request';
import { cookieHeader, isSessionCookie, sealSession, startSession } from '../support/session';

type Cookies = { name: string; value: string }[];

let sound: Cookies;
test.beforeAll(async () => {
  sound = await sealSession(await startSession());
});

const name = 'authjs.session-token';

const broken: Readonly<Record<string, () => Cookies>> = {
  'its last chunk missing': () => sound.slice(0, -1),
  'markup in it': () => [{ name, value: '<script>alert(1)</script>' }],
};

/** The names of the cookies that this response deletes. */
function expired({ setCookies }: Answer): string[] {
  return setCookies.filter((line) => /=; .*Max-Age=0/i.test(line)).map((line) => line.split('=')[0] ?? '');
}

for (const [what, make] of Object.entries(broken)) {
  test(`GUARD-1 a session cookie with ${what} is refused and deleted, without a redirect loop`, async () => {
    const cookies = make();
    const headers = { cookie: cookieHeader(cookies) };
    const screen = await rawRequest('/all-users', { headers });
    expect(screen.status).toBe(307);
    expect(screen.headers.location).toBe('/login?from=%2Fall-users');
    const own = cookies.map((cookie) => cookie.name).filter(isSessionCookie);
    expect(expired(screen).sort()).toEqual(own.sort());

    const login = await rawRequest('/login?from=%2Fall-users', { headers });
    expect(login.status).toBe(200);
    expect(login.body).toContain('name="password"');
    expect(expired(login).sort()).toEqual(own.sort());

    const handler = await rawRequest('/api/session', { headers });
    expect(handler.status).toBe(401);
  });
}

test('GUARD-1 a session cookie that cannot be decoded is invalid', async () => {
  const headers = { cookie: `${name}=%E0%A4%A%` };
  expect((await rawRequest('/all-users', { headers })).headers.location).toBe('/login?from=%2Fall-users');
  expect((await rawRequest('/login', { headers })).status).toBe(200);
  expect((await rawRequest('/api/session', { headers })).status).toBe(401);
});

test('GUARD-1 cookies that are too long get 431', async () => {
  const cookies = Array.from({ length: 5 }, (_, index) => ({ name: `${name}.${index}`, value: 'z'.repeat(3_900) }));
  expect((await rawRequest('/all-users', { headers: { cookie: cookieHeader(cookies) } })).status).toBe(431);
});
