import { type Answer, rawRequest } from '../../tools/testing/raw-request';
import { control } from '../support/identity-provider';
import { type SecondApp, startSecondApp } from '../support/second-app';
import { app, cookieHeader, openSession, type Session, sealSession, signedOut, startSession } from '../support/session';
import { expect, test } from '../support/test';

test.use({ storageState: signedOut });

const ports = [new URL(app).port];
let second: SecondApp;
test.beforeAll(async () => {
  test.setTimeout(90_000);
  // The cookies of one address: only the browser's jar connects the two processes.
  second = await startSecondApp({ AUTH_URL: app });
  ports[1] = second.port;
});
test.afterAll(() => second?.stop());
test.afterEach(() => control('POST', 'reset'));

/** A browser's jar: it keeps what responses set, in the order in which they arrive. */
async function createJar(session: Session) {
  const cookies = new Map((await sealSession(session)).map(({ name, value }) => [name, value]));
  const all = () => [...cookies].map(([name, value]) => ({ name, value }));
  const keep = ({ setCookies }: Answer) => {
    for (const line of setCookies) {
      const [pair = ''] = line.split(';');
      const [name, value] = [pair.slice(0, pair.indexOf('=')), decodeURIComponent(pair.slice(pair.indexOf('=') + 1))];
      if (value === '' || /Max-Age=0(;|$)/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
  };
  /** Follows redirects like a browser. */
  async function open(path: string, port: string | undefined, visited: string[] = []): Promise<Visit> {
    const answer = await rawRequest(path, { port, headers: { cookie: cookieHeader(all()), accept: 'text/html' } });
    keep(answer);
    const way = [...visited, `${answer.status} ${path}`];
    const next = answer.headers.location;
    if (next === undefined || way.length > 5) return { ...answer, way };
    const { pathname, search } = new URL(next, app);
    return open(pathname + search, port, way);
  }
  /** A request whose response never arrives. */
  const lose = (path: string, port: string | undefined) =>
    rawRequest(path, { port, headers: { cookie: cookieHeader(all()), accept: 'text/html' } });
  return { open, lose, session: () => openSession(all()) };
}

type Visit = Answer & { way: string[] };

test('AUTH-7 a page whose token the API refused leaves the renewed one in the browser, for every process', async () => {
  // Without grace a successor that only one process knows ends the sign-in.
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

test('AUTH-7 two processes without Redis, 500 requests, tokens that expire in between: nobody is signed out', async () => {
  test.setTimeout(240_000);
  await control('POST', 'settings', { accessTokenSeconds: 3 });
  const jar = await createJar(await startSession());
  const paths = ['/all-users', '/api/session', '/api/avatar', '/groups?pageNumber=2', '/api/choices/country'];
  const failed: string[] = [];
  const renewals = async () => (await jar.session())?.renewals ?? 0;
  // A quick machine goes on until enough tokens have expired.
  for (let index = 0; index < 500 || (await renewals()) <= 5; index += 5) {
    const isFine = (await jar.session())?.refusedAt === undefined;
    if (index % 50 === 0 && isFine) await control('POST', 'access-tokens', { refuse: 'issued-so-far' });
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

test('AUTH-7 on Vercel without Redis the start says what its access tokens may be', async () => {
  const vercel = await startSecondApp({ VERCEL: '1', AUTH_URL: app });
  try {
    expect(vercel.lines.some((line) => line.includes('"sessions.not-shared"'))).toBe(true);
    const session = await startSession();
    const old = await sealSession({ ...session, accessIssuedAt: 1, accessExpiresAt: 2 });
    expect(
      (await rawRequest('/api/session', { port: vercel.port, headers: { cookie: cookieHeader(old) } })).status,
    ).toBe(200);
    await expect.poll(() => vercel.lines.some((line) => line.includes('"sessions.long-tokens"'))).toBe(true);
  } finally {
    await vercel.stop();
  }
});
