/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */

export const staff = { email: 'staff@fairway.test', password: 'Sandbox-Only-1' };

/** @param {string} executablePath @returns {Promise<Browser>} */
export async function launchBrowser(executablePath) {
  const { chromium } = await import('@playwright/test');
  return chromium.launch({
    executablePath,
    // This process handles the signals itself, because it must also end its other children.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
}

/**
 * Fills in the open sign-in form and submits it.
 * @param {Page} page
 * @param {typeof staff} [account]
 */
export async function submitSignIn(page, { email, password } = staff) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs in on the open sign-in screen and waits for the next screen.
 * @param {Page} page @param {typeof staff} [account] */
export async function signIn(page, account = staff) {
  await submitSignIn(page, account);
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Signs in and returns the cookies of the new session.
 * @param {Browser} browser @param {string} app @param {typeof staff} [account] */
export async function signInForCookies(browser, app, account = staff) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${app}/login`);
    await signIn(page, account);
    return await context.cookies();
  } finally {
    await context.close();
  }
}

/** Waits until React has hydrated the main part of the page.
 * @param {Page} page @returns {Promise<number>} ms since the start of the navigation */
export async function untilLive(page) {
  const live = await page.waitForFunction(
    () =>
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')) && performance.now(),
  );
  return /** @type {Promise<number>} */ (live.jsonValue());
}
