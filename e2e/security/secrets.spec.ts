import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Response } from '@playwright/test';
import { e2eConfig } from '../../tools/test/e2e-config.mjs';
import { signIn } from '../../tools/testing/browser.mjs';
import { rawRequest } from '../../tools/testing/raw-request';
import { appOutput, logLines } from '../support/app-log';
import { actionsOf } from '../support/build-manifest';
import { mark } from '../support/faults';
import { nightly } from '../support/nightly';
import { kinds, routerRequest } from '../support/requests';
import { visit } from '../support/screens';
import { aged, cookieOf, giveSession, openSession, type Session, signedOut, startSession } from '../support/session';
import { logOut, signInHosted } from '../support/sign-in';
import { expect, test } from '../support/test';

test.use({ storageState: signedOut, expectedErrors: [/status of 404/] });

/** Records the URLs, bodies and headers that the app sends to the browser, except the session cookie. */
function listen(page: Page): () => Promise<string[]> {
  const sent: Promise<string[]>[] = [];
  const onResponse = (response: Response) => void sent.push(textsOf(response));
  page.on('response', onResponse);
  page.on('request', (request) => sent.push(Promise.resolve([request.url(), request.postData() ?? ''])));
  return async () => {
    // Stops listening, because bodies cannot be read once the page is closed.
    page.off('response', onResponse);
    return (await Promise.all(sent)).flat();
  };
}

async function textsOf(response: Response): Promise<string[]> {
  const headers = (await response.headersArray()).filter(
    ({ name, value }) => name.toLowerCase() !== 'set-cookie' || !value.startsWith('authjs.session-token'),
  );
  const isRedirect = response.status() >= 300 && response.status() < 400;
  const body = isRedirect ? '' : await response.text().catch(() => '');
  return [JSON.stringify(headers), body];
}

/** Texts that must never appear: the app's secrets and two parts of each token, long enough to be unique. */
function secretsOf(sessions: readonly (Session | undefined)[]): Map<string, string> {
  const secrets = new Map<string, string>();
  for (const session of sessions) {
    for (const name of ['accessToken', 'refreshToken'] as const) {
      const token = session?.[name] ?? '';
      expect(token.length).toBeGreaterThan(100);
      secrets.set(`the ${name} number ${secrets.size}`, token.slice(-60, -10));
      secrets.set(`the beginning of the ${name} number ${secrets.size}`, token.split('.')[1]?.slice(40, 90) ?? token);
    }
  }
  const { clientSecret, authSecret } = JSON.parse(readFileSync(`${e2eConfig.dir}/identity.json`, 'utf8'));
  return secrets.set('the client secret', clientSecret).set('the secret of the cookies', authSecret);
}

function leaks(texts: readonly string[], secrets: Map<string, string>): string[] {
  return [...secrets].filter(([, secret]) => texts.some((text) => text.includes(secret))).map(([name]) => name);
}

for (const [way, enter] of [
  ['a password', signIn],
  ['single sign-on', signInHosted],
] as const) {
  test(`Security: after ${way} no page, RSC response, script, URL, browser storage or log contains a token${nightly(enter === signIn)}`, async ({
    page,
    context,
    keenest,
  }) => {
    const sent = listen(page);
    await page.goto('/login');
    await enter(page);
    const first = await openSession(await context.cookies());
    await visit(page, '/all-users');
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/pageNumber=2/);
    await page.getByRole('searchbox').fill(keenest.uid);
    await page.getByRole('link', { name: keenest.name }).click();
    await expect(page.getByRole('heading', { name: 'Friendly rounds' })).toBeVisible();
    await page.goto('/there/is/nothing');
    await page.goto('/api/session');
    if (first) await giveSession(context, aged(first));
    await page.goto('/');
    const second = await openSession(await context.cookies());
    expect(second?.renewals).toBe(1);
    const storage = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state, name]),
    );
    await logOut(page);
    await expect(page).toHaveURL('/login');
    const otherCookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`);

    const secrets = secretsOf([first, second]);
    const texts = await sent();
    expect(texts.join('').length).toBeGreaterThan(500_000);
    expect(leaks(texts, secrets)).toEqual([]);
    expect(leaks([storage, ...otherCookies], secrets)).toEqual([]);
    expect(leaks([appOutput()], secrets)).toEqual([]);
  });
}

test('Security: error messages, files, refusals, redirects and their log lines contain no token or secret', async ({
  fault,
}) => {
  const session = await startSession();
  const stale = aged(await startSession());
  const own = { cookie: await cookieOf(session) };
  const bearer = { authorization: `Bearer ${session.accessToken}` };
  const [broken, refused, lost] = [mark(), mark(), mark()];
  // Simulates an API whose error message repeats the request's token.
  const echo = JSON.stringify({ error: { code: 'x', message: `Bad token: ${session.accessToken}` }, ...bearer });
  const headers = { 'www-authenticate': `Bearer ${session.accessToken}`, 'x-token': session.accessToken };
  await fault({ match: broken, answer: { status: 200, headers, body: echo } });
  await fault({ match: refused, answer: { status: 403, headers, body: JSON.stringify({ error: { code: 'x' } }) } });
  await fault({ match: lost, break: 'reset' });

  const screens = [
    ...[broken, refused, lost].map((text) => `/all-users?q=${text}`),
    ...[broken, refused, lost].map((text) => `/all-users/${text}/friendly-rounds`),
    '/there/is/nothing',
    '/%E0%A4%A',
    '/login',
    '/login?error=Configuration',
  ];
  const handlers = [
    ...[broken, refused, lost].flatMap((text) => [`/api/export/rounds?uid=${text}`, `/api/users/${text}/email`]),
    ...[broken, refused, lost].map((text) => `/api/live/events/${text}`),
    '/api/export/regions',
    '/api/session',
    '/api/auth/session',
    '/api/auth/csrf',
    '/api/auth/providers',
    '/api/auth/signin',
    '/api/auth/callback/cognito?code=x&state=y',
    '/api/auth/error?error=Configuration',
  ];
  const { 'a document': document = {}, 'an RSC request': move = {} } = kinds;
  const requested = [
    ...screens.flatMap((path) => [document, move].map((kind) => ({ path, kind }))),
    ...handlers.flatMap((path) => [document, {}].map((kind) => ({ path, kind }))),
    ...['/', '/login'].flatMap((path) =>
      actionsOf().map((id) => ({
        path,
        kind: { method: 'POST', headers: { 'Next-Action': id, Origin: 'https://evil.example' }, body: '[]' },
      })),
    ),
  ];
  const texts: string[] = [];
  const note = async (path: string, kind: typeof document, from: Record<string, string>) => {
    const { status, headers, setCookies, body } = await routerRequest(path, {
      ...kind,
      headers: { ...kind.headers, ...from },
    });
    const others = setCookies.filter((line) => !line.startsWith('authjs.session-token'));
    texts.push(`${status} ${JSON.stringify({ ...headers, 'set-cookie': others })} ${body}`);
  };
  for (const { path, kind } of requested) await note(path, kind, own);
  for (const path of ['/', '/api/session', '/all-users']) {
    await note(path, document, { cookie: await cookieOf(stale) });
  }
  expect(texts.filter((text) => text.startsWith('200')).length).toBeGreaterThan(10);
  expect(
    texts.filter((text) => text.includes('Request failed') || text.includes('The export failed')).length,
  ).toBeGreaterThan(3);
  expect(leaks(texts, secretsOf([session, stale]))).toEqual([]);
  expect(leaks([appOutput()], secretsOf([session, stale]))).toEqual([]);
  expect(texts.filter((text) => /node_modules|at \w+ \(\/|AUTH_SECRET|COGNITO_SECRET/.test(text))).toEqual([]);
});

test('Security: the build’s browser files contain no source map and no name of a secret', () => {
  const folder = '.next/static';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(5);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  const secrets = secretsOf([]);
  for (const file of files.filter((name) => /\.(js|css|json)$/.test(name))) {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(leaks([text], secrets), file).toEqual([]);
    expect(/AUTH_SECRET|COGNITO_SECRET|REDIS_URL|sourceMappingURL=(?!data:)/.test(text), file).toBe(false);
  }
});

test('Security: a single sign-on callback that was never requested is logged as a warning, not as a failure', async () => {
  for (const [query, cookie] of [
    ['', ''],
    ['', 'authjs.callback-url =x'],
    ['&callbackUrl=javascript:x', ''],
  ] as const) {
    const answer = await rawRequest(`/api/auth/callback/cognito?code=x&state=y${query}`, { headers: { cookie } });
    expect([answer.status, answer.headers.location]).toEqual([302, expect.stringContaining('/login?error=')]);
    const id = answer.headers['x-request-id'];
    const about = () => logLines().filter(({ request }) => request === id);
    await expect.poll(() => about().map(({ event }) => event)).toContain('request');
    expect(about().filter(({ event }) => event !== 'request')).toEqual([
      expect.objectContaining({ level: 'warn', event: 'auth.stray-callback' }),
    ]);
  }
});
