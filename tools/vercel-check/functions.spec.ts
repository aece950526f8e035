import { expect, test } from '@playwright/test';
import { appOutput, logLines } from '../../e2e/support/app-log';
import { readCsv } from '../../e2e/support/exports';
import { control } from '../../e2e/support/identity-provider';
import { aged, app, cookieHeader, openSession, sealSession, signedOut, startSession } from '../../e2e/support/session';
import { logOut } from '../../e2e/support/sign-in';
import { signIn } from '../testing/browser.mjs';

const isShared = Boolean(process.env.REDIS_URL);
const kind = isShared ? 'with REDIS_URL' : 'without REDIS_URL';

test.use({ storageState: signedOut });
test.afterEach(() => control('POST', 'reset'));

const cookieOf = async (session: Awaited<ReturnType<typeof startSession>>) => cookieHeader(await sealSession(session));

/** The instance that answered: the platform names it. */
const instanceOf = (answer: Response) => answer.headers.get('x-function-instance') ?? '';

test('VERCEL-1 requests of one session meet many processes, which end without warning, and all know the session', async () => {
  const cookie = await cookieOf(await startSession());
  const met: string[] = [];
  for (let index = 0; index < 24; index += 1) {
    const answer = await fetch(`${app}/api/session`, { headers: { cookie } });
    expect(await answer.json()).toMatchObject({ isAuthenticated: true });
    met.push(instanceOf(answer));
  }
  expect(new Set(met).size).toBeGreaterThan(3);
  expect(met.filter((one, index) => one === met[index - 1]).length).toBeLessThan(met.length / 2);
});

test('VERCEL-1 a renewal by one process is known to all others by the cookie', async () => {
  await control('POST', 'settings', { graceSeconds: 0 });
  let cookies = await sealSession(aged(await startSession()));
  for (let index = 0; index < 6; index += 1) {
    const answer = await fetch(`${app}/api/session`, { headers: { cookie: cookieHeader(cookies) } });
    expect(await answer.json()).toMatchObject({ isAuthenticated: true });
    const set = answer.headers.getSetCookie().filter((line) => line.startsWith('authjs.session-token'));
    if (set.length > 0) {
      cookies = set
        .map((line) => line.split(';')[0] ?? '')
        .map((pair) => ({ name: pair.split('=')[0] ?? '', value: pair.slice(pair.indexOf('=') + 1) }))
        .filter(({ value }) => value !== '');
    }
  }
  expect((await openSession(cookies))?.renewals).toBe(1);
});

test('VERCEL-1 an export of all rows streams', async () => {
  const cookie = await cookieOf(await startSession());
  const answer = await fetch(`${app}/api/export/users`, { headers: { cookie } });
  expect(answer.headers.get('content-length')).toBeNull();
  const { rows } = readCsv(Buffer.from(await answer.arrayBuffer()).toString());
  expect(rows.length).toBeGreaterThan(1000);
});

test('VERCEL-1 no process writes to its file system', () => {
  expect(appOutput()).toContain('"event":"request"');
  expect(appOutput()).not.toMatch(/ERR_ACCESS_DENIED|EROFS|EACCES/);
});

test('VERCEL-2 the start says whether state is shared', () => {
  const said = logLines().filter(({ event }) => event === 'sessions.not-shared');
  expect(said.length > 0).toBe(!isShared);
});

test(`VERCEL-2 ${kind} a copied cookie ${isShared ? 'ends with its session everywhere' : 'lives until its token expires'}`, async ({
  page,
}) => {
  await page.goto('/login');
  await signIn(page);
  const copied = cookieHeader(await page.context().cookies());
  const stolen = await openSession(await page.context().cookies());
  await logOut(page);
  await page.waitForURL('**/login**');
  const statuses = new Map<string, number>();
  for (let index = 0; index < 12; index += 1) {
    const answer = await fetch(`${app}/api/avatar`, { headers: { cookie: copied } });
    await answer.arrayBuffer();
    statuses.set(instanceOf(answer), answer.status);
  }
  const open = [...statuses.values()].filter((status) => status === 200);
  if (isShared) return expect(open).toEqual([]);
  expect(open.length, 'instances that still accept it').toBeGreaterThan(0);
  // The provider has revoked it: no renewal.
  const late = await fetch(`${app}/api/avatar`, {
    headers: { cookie: stolen ? await cookieOf(aged(stolen)) : '' },
    redirect: 'manual',
  });
  expect(late.status).toBe(401);
});
