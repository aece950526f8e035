import { identityConfig } from '../../tools/test/e2e-config.mjs';
import { signIn } from '../../tools/testing/browser.mjs';
import { type Answer, rawRequest } from '../../tools/testing/raw-request';
import { readCsv } from '../support/exports';
import { control } from '../support/identity-provider';
import { type SecondApp, startSecondApp } from '../support/second-app';
import {
  aged,
  cookieHeader,
  cookieOf,
  cookiesIn,
  openSession,
  type Session,
  sealSession,
  signedOut,
  startSession,
} from '../support/session';
import { logOut } from '../support/sign-in';
import { expect, test } from '../support/test';

test.use({ storageState: signedOut });

const ports = [String(identityConfig.port)];
let second: SecondApp;

/** Starts a second process that resembles a Vercel function: VERCEL is set, and it may not write files. */
async function startFunction() {
  const wall = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';
  const NODE_OPTIONS = `${wall} --allow-fs-read=* --allow-worker --allow-addons`;
  // Both processes accept the same cookies, but share no memory, files or Redis.
  second = await startSecondApp({ VERCEL: '1', AUTH_URL: identityConfig.address, NODE_OPTIONS });
  ports[1] = second.port;
}

test.beforeAll(async () => {
  await startFunction();
});
test.afterAll(() => second?.stop());
test.afterEach(() => control('POST', 'reset'));

/** Keeps cookies as a browser does, in the order in which responses arrive. */
async function createJar(session: Session) {
  const cookies = new Map((await sealSession(session)).map(({ name, value }) => [name, value]));
  const all = () => [...cookies].map(([name, value]) => ({ name, value }));
  const keep = ({ setCookies }: Answer) => {
    for (const { name, value } of cookiesIn(setCookies)) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
  };
  /** Follows redirects as a browser does. */
  async function open(path: string, port: string | undefined, visited: string[] = []): Promise<Visit> {
    const answer = await rawRequest(path, { port, headers: { cookie: cookieHeader(all()), accept: 'text/html' } });
    keep(answer);
    const way = [...visited, `${answer.status} ${path}`];
    const next = answer.headers.location;
    if (next === undefined || way.length > 5) return { ...answer, way };
    const { pathname, search } = new URL(next, identityConfig.address);
    return open(pathname + search, port, way);
  }
  /** Sends a request and ignores the cookies of the response, as if it were lost. */
  const lose = (path: string, port: string | undefined) =>
    rawRequest(path, { port, headers: { cookie: cookieHeader(all()), accept: 'text/html' } });
  return { open, lose, session: () => openSession(all()) };
}

type Visit = Answer & { way: string[] };

test('AUTH-7 after the API refused a token, the browser gets a renewed one, which every process accepts', async () => {
  // From here, each refresh token works only once, so the session would end if one process missed a new token.
  await control('POST', 'settings', { graceSeconds: 0 });
  const jar = await createJar(await startSession());
  await control('POST', 'access-tokens', { refuse: 'issued-so-far' });
  const first = await jar.open('/all-users', ports[0]);
  expect(first.status, first.way.join(', ')).toBe(200);
  expect((await jar.session())?.renewals).toBe(1);
  const next = await jar.open('/all-users', ports[1]);
  expect(next.status, next.way.join(', ')).toBe(200);
  expect(next.body).not.toContain('name="password"');
});

test('AUTH-7 VERCEL-1 two processes without Redis keep a user signed in through 200 requests while tokens expire @nightly', async () => {
  test.setTimeout(240_000);
  await control('POST', 'settings', { accessTokenSeconds: 3 });
  const jar = await createJar(await startSession());
  const paths = ['/all-users', '/api/session', '/api/avatar', '/groups?pageNumber=2', '/api/choices/country'];
  const failed: string[] = [];
  const renewals = async () => (await jar.session())?.renewals ?? 0;
  // Sends at least 200 requests, and continues until the tokens have been renewed more than five times.
  for (let index = 0; index < 200 || (await renewals()) <= 5; index += 5) {
    const isFine = (await jar.session())?.refusedAt === undefined;
    if (index % 20 === 0 && isFine) await control('POST', 'access-tokens', { refuse: 'issued-so-far' });
    if (index % 25 === 0) await jar.lose('/all-users', ports[index % 2]);
    const visits = await Promise.all(
      paths.map((path, offset) => jar.open(path, ports[(index + offset + (index % 10 < 5 ? 0 : 1)) % 2])),
    );
    for (const { status, way } of visits) {
      if (status === 401 || way.some((step) => step.includes('/login'))) failed.push(way.join(', '));
    }
  }
  expect(failed).toEqual([]);
  expect(await renewals()).toBeGreaterThan(5);
});

test('AUTH-7 VERCEL-2 on Vercel without Redis, the log warns that sessions are not shared and that tokens live too long', async () => {
  const said = (event: string) => second.lines.some((line) => line.includes(`"${event}"`));
  await expect.poll(() => said('sessions.not-shared')).toBe(true);
  const session = await startSession();
  const old = await sealSession({ ...session, accessIssuedAt: 1, accessExpiresAt: 2 });
  expect((await rawRequest('/api/session', { port: ports[1], headers: { cookie: cookieHeader(old) } })).status).toBe(
    200,
  );
  await expect.poll(() => said('sessions.long-tokens')).toBe(true);
});

test('VERCEL-1 a process that may not write files streams exports and accepts sessions from before its start', async () => {
  const jar = await createJar(aged(await startSession()));
  expect((await jar.open('/all-users', ports[1])).status).toBe(200);
  await second.stop();
  await startFunction();
  expect((await jar.open('/groups', ports[1])).status).toBe(200);
  expect((await jar.session())?.renewals).toBe(1);
  const exported = await jar.open('/api/export/users', ports[1]);
  expect(exported.headers['content-length']).toBeUndefined();
  expect(readCsv(exported.body).rows.length).toBeGreaterThan(1000);
  expect(second.lines.join('\n')).not.toMatch(/ERR_ACCESS_DENIED|EROFS|EACCES/);
});

test('VERCEL-2 without Redis, a copied cookie stays valid in another process after sign-out until its token expires', async ({
  page,
}) => {
  await page.goto('/login?from=%2Fregions');
  await signIn(page);
  const cookies = await page.context().cookies();
  const session = await openSession(cookies);
  if (!session) throw new Error('Signing in created no session');
  await logOut(page);
  await page.waitForURL('**/login**');
  const statusOf = async (cookie: string, port: string | undefined) =>
    (await rawRequest('/api/avatar', { port, headers: { cookie } })).status;
  expect(await statusOf(cookieHeader(cookies), ports[0])).toBe(401);
  expect(await statusOf(cookieHeader(cookies), ports[1])).toBe(200);
  // The provider has revoked the session and renews its token no more.
  expect(await statusOf(await cookieOf(aged(session)), ports[1])).toBe(401);
});
