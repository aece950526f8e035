import { signIn, staff } from '../../tools/testing/browser.mjs';
import { rawRequest } from '../../tools/testing/raw-request';
import { burst, unexpectedAnswers } from '../support/burst';
import { control } from '../support/identity-provider';
import { missingPrograms, type Replicas, startReplicas } from '../support/replicas';
import { startWithoutMiddleware } from '../support/second-app';
import { aged, cookieHeader, type Session, sealSession, secureName, signedOut, startSession } from '../support/session';
import { logOut } from '../support/sign-in';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });
test.skip(missingPrograms !== '', `not installed on this machine: ${missingPrograms}`);
test.use({ storageState: signedOut, ignoreHTTPSErrors: true });

let both: Replicas;
test.beforeAll(async () => {
  if (missingPrograms) return;
  both = await startReplicas();
});
test.afterAll(() => both?.stop());
test.beforeEach(() => control('POST', 'settings', { graceSeconds: 0 }));
test.afterEach(() => control('POST', 'reset'));

const cookieOf = async (session: Session) => cookieHeader(await sealSession(session, undefined, secureName));
const renewals = () => control('GET', 'refreshes');
const own = (name: string) => name.startsWith(secureName);

test('AUTH-7 a hundred requests with an expired token to two instances renew the token once', async () => {
  const cookie = await cookieOf(aged(await startSession()));
  expect(unexpectedAnswers(await burst(cookie, both.ports))).toEqual([]);
  expect(await renewals()).toEqual({ renewed: 1, refused: 0 });
});

test('AUTH-3 VERCEL-2 behind nginx session cookies travel over HTTPS only, and signing out ends the session on both instances', async ({
  page,
  context,
}) => {
  await page.goto(`${both.plainAddress}/all-users?pageSize=20`);
  await expect(page).toHaveURL(`${both.address}/login?${new URLSearchParams({ from: '/all-users?pageSize=20' })}`);
  await signIn(page);
  await expect(page).toHaveURL(`${both.address}/all-users?pageSize=20`);
  await expect(page.getByRole('row').nth(20)).toBeVisible();
  const cookies = await context.cookies();
  const session = cookies.filter(({ name }) => own(name));
  expect(session.length).toBeGreaterThan(0);
  expect(session.every(({ secure, httpOnly, sameSite }) => secure && httpOnly && sameSite === 'Lax')).toBe(true);
  expect(cookies.filter(({ name }) => /session-token/.test(name) && !own(name))).toEqual([]);
  const ofOthers = cookies.filter(
    ({ name, path, domain }) => !name.startsWith('__Host-') || path !== '/' || domain !== 'localhost',
  );
  expect(
    ofOthers.map(({ name }) => name),
    'GUARD-6 cookies without the __Host- prefix',
  ).toEqual([]);

  const cookie = cookieHeader(session);
  for (const port of both.ports)
    expect((await rawRequest('/api/session', { headers: { cookie }, port })).status).toBe(200);
  await logOut(page);
  await expect(page).toHaveURL(`${both.address}/login`);
  expect((await context.cookies()).filter(({ name }) => own(name))).toEqual([]);
  for (const port of both.ports) {
    const { status, body } = await rawRequest('/api/session', { headers: { cookie }, port });
    expect([status, body.includes(staff.email)]).toEqual([401, false]);
  }
});

test('GUARD-5 AUTH-3 a page of an instance without its middleware refuses a session that has ended on another instance', async ({
  request,
}) => {
  const session = await startSession();
  const bare = await startWithoutMiddleware({ REDIS_URL: both.redis.url });
  try {
    const headers = { cookie: cookieHeader(await sealSession(session)) };
    const page = async () => {
      const { status, headers: answered } = await rawRequest('/all-users', { port: bare.port, headers });
      return [status, answered.location];
    };
    expect(await page()).toEqual([200, undefined]);
    const ended = await request.delete(`${both.address}/api/session`, {
      headers: { cookie: await cookieOf(session), Origin: both.address },
    });
    expect(ended.status()).toBe(200);
    expect(await page()).toEqual([307, '/login']);
  } finally {
    await bare.stop();
  }
});

test('when Redis stops, an instance keeps working alone and reports that Redis is unreachable', async () => {
  const [, port] = both.ports;
  const health = async () => JSON.parse((await rawRequest('/healthz', { port })).body);
  expect(await health()).toEqual({ status: 'ok', redis: 'reachable' });
  await both.redis.stop();
  const session = await startSession();
  expect((await rawRequest('/all-users', { headers: { cookie: await cookieOf(session) }, port })).status).toBe(200);
  expect((await rawRequest('/all-users', { headers: { cookie: await cookieOf(aged(session)) }, port })).status).toBe(
    200,
  );
  expect(await health()).toEqual({ status: 'ok', redis: 'unreachable' });
});
