import { e2eConfig } from '../../tools/test/e2e-config.mjs';
import { signIn, staff } from '../../tools/testing/browser.mjs';
import { untilLive } from '../support/screens';
import { app, openSession, signedOut } from '../support/session';
import { logOut, outsider, signInHosted } from '../support/sign-in';
import { expect, test } from '../support/test';

test.use({ storageState: signedOut });

const provider = `http://127.0.0.1:${e2eConfig.sandboxPort}`;

test('AUTH-1 single sign-on requests a code with PKCE, state and nonce, and returns to this origin', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  const requested = page.waitForRequest((request) => new URL(request.url()).pathname === '/oauth2/authorize');
  const returned = page.waitForRequest((request) => request.url().startsWith(`${app}/api/auth/callback/cognito`));
  await signInHosted(page);

  const authorize = new URL((await requested).url());
  expect(authorize.origin).toBe(provider);
  const { state, nonce, code_challenge, ...rest } = Object.fromEntries(authorize.searchParams);
  expect(rest).toEqual({
    response_type: 'code',
    client_id: expect.stringMatching(/\w{20}/),
    redirect_uri: `${app}/api/auth/callback/cognito`,
    scope: 'openid email profile',
    code_challenge_method: 'S256',
  });
  expect(state).toMatch(/.{20}/);
  expect(nonce).toMatch(/^[\w-]{20,}$/);
  expect(code_challenge).toMatch(/^[\w-]{43}$/);

  const callback = new URL((await returned).url());
  expect([...callback.searchParams.keys()].sort()).toEqual(['code', 'state']);
  expect(callback.searchParams.get('state')).toBe(state);

  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  const session = await openSession(await context.cookies());
  const { iss } = JSON.parse(Buffer.from(session?.accessToken.split('.')[1] ?? '', 'base64url').toString());
  expect(iss).toMatch(/\/eu-west-2_\w+$/);
});

test('AUTH-1 AUTH-3 signing out after single sign-on ends the session of the hosted page too', async ({ page }) => {
  await page.goto('/login?from=%2Fregions');
  await signInHosted(page);
  const leaving = page.waitForRequest((request) => new URL(request.url()).pathname === '/logout');
  await logOut(page);
  const { origin, searchParams } = new URL((await leaving).url());
  expect(origin).toBe(provider);
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: expect.stringMatching(/\w{20}/),
    logout_uri: `${app}/login`,
  });
  await expect(page).toHaveURL('/login');
  await page.getByRole('button', { name: 'Continue with single sign-on' }).click();
  await page.waitForURL((url) => url.origin === provider && url.pathname === '/login');
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('AUTH-1 if single sign-on returns a wrong state, a wrong code or a refusal, the app shows an error and nobody is signed in', async ({
  page,
  context,
}) => {
  const answers: Record<string, string>[] = [
    { code: 'forged', state: 'forged' },
    { code: 'forged' },
    { error: 'access_denied' },
  ];
  for (const answer of answers) {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with single sign-on' }).click();
    await page.waitForURL((url) => url.origin === provider && url.searchParams.has('state'));
    const state = new URL(page.url()).searchParams.get('state') ?? '';
    await page.goto(`/api/auth/callback/cognito?${new URLSearchParams({ state, ...answer })}`);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Single sign-on failed. Try again.');
    expect(await openSession(await context.cookies()), JSON.stringify(answer)).toBeUndefined();
  }
  await signIn(page);
  await expect(page).toHaveURL('/');
});

test('AUTH-2 a wrong password or a disabled account shows an error, and the form keeps the e-mail address', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  const email = page.getByLabel('E-mail');
  const password = page.getByLabel('Password', { exact: true });
  const submit = page.getByRole('button', { name: 'Sign in', exact: true });
  for (const [address, given] of [
    ['nobody@fairway.test', 'Wrong-1234'],
    ['disabled@fairway.test', staff.password],
    [staff.email, 'Wrong-1234'],
  ] as const) {
    await email.fill(address);
    await password.fill(given);
    await submit.click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Incorrect e-mail, username or password.');
    await expect(page.getByText('Use your staff account.')).toBeHidden();
    await expect(email).toHaveValue(address);
    await expect(password).toHaveValue('');
    await expect(password).toBeFocused();
    await expect(submit).toBeEnabled();
    expect(await openSession(await context.cookies())).toBeUndefined();
  }
  await password.fill(staff.password);
  await submit.click();
  await expect(page).toHaveURL('/');
});

test('AUTH-2 an account can sign in by user name, and password managers recognise the user name field', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  const account = page.getByLabel('E-mail or username');
  await expect(account).toHaveAttribute('autocomplete', 'username');
  await signIn(page, { email: 'fergus.drummond', password: staff.password });
  await expect(page.getByRole('button', { name: 'Account of fergus@fairway.test' })).toBeVisible();
  expect((await openSession(await context.cookies()))?.email).toBe('fergus@fairway.test');
});

test('AUTH-2 ERR-1 an account outside the staff group can sign in, but gets No access and no data', async ({
  page,
}) => {
  await page.goto('/login');
  await signIn(page, outsider);
  for (const address of ['/', '/all-users', '/all-users/7f3c9a1e-0000-4000-8000-000000000001/friendly-rounds']) {
    const response = await page.goto(address);
    await expect(page.getByRole('main').getByText('No access', { exact: true }).first()).toBeVisible();
    const cells = page.getByRole('main').getByRole('cell');
    await expect(cells.filter({ hasText: /\d/, hasNotText: 'No access' })).toHaveCount(0);
    // The dashboard shows when its data was loaded, which is a date too.
    if (address === '/') continue;
    // Removes session times in the account menu and loading times in a list's links, which are dates too.
    const html = ((await response?.text()) ?? '').replace(/\\?"(since|until|createdUntil)\\?":\\?"[^"\\]*/g, '');
    expect(/\d{4}-\d\d-\d\d[ T]\d\d:\d\d/.test(html), 'the page contains a date of a row').toBe(false);
  }
});

test('GUARD-4 the sign-in screen shows “Loading...” while a user signs in', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.goto('/login');
  await page.route('**/login', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await page.getByLabel('E-mail').fill(staff.email);
  await page.getByLabel('Password', { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const loading = page.getByRole('button', { name: 'Loading...' });
  await expect(loading).toBeVisible();
  await expect(loading).toBeDisabled();
  release();
  await page.waitForURL((url) => url.pathname !== '/login');
});

test.describe(() => {
  test.use({ expectedErrors: [/Failed to fetch|ERR_FAILED/] });

  test('AUTH-2 ERR-7 if the server does not respond to the sign-in form, the form shows an error and keeps what was typed', async ({
    page,
  }) => {
    await page.goto('/login?from=%2Fgroups');
    await untilLive(page);
    await page.route('**/login?*', (route) => route.abort());
    const submit = page.getByRole('button', { name: 'Sign in', exact: true });
    await page.getByLabel('E-mail').fill(staff.email);
    await page.getByLabel('Password', { exact: true }).fill(staff.password);
    await submit.click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toHaveText('Fairway did not answer. Check your connection and try again.');
    await expect(page.getByLabel('E-mail')).toHaveValue(staff.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(staff.password);
    await page.unroute('**/login?*');
    await submit.click();
    await expect(page).toHaveURL('/groups');
  });
});

test('AUTH-2 VAL-1 an invalid e-mail address in the sign-in form gets the focus, and the form keeps the password', async ({
  page,
}) => {
  await page.goto('/login');
  const email = page.getByLabel('E-mail');
  const password = page.getByLabel('Password', { exact: true });
  await email.fill('staff@');
  await password.fill(staff.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(email).toHaveAccessibleDescription(/^Invalid email/);
  await expect(email).toBeFocused();
  await expect(password).toHaveValue(staff.password);

  await page.goto('/forgot-password');
  await untilLive(page);
  await page.getByLabel('E-mail').fill('staff@');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/^Invalid email/);
  await expect(page.getByLabel('E-mail')).toBeFocused();
});
