import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';

/** What `in-page.js` puts into every measured page. */
declare global {
  interface Window {
    bench: { firstRow: Promise<number>; swap: (label: string) => Promise<number>; shift: () => number };
  }
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;
export type Cookies = StorageState['cookies'];

const staff = { email: 'staff@fairway.test', password: 'Sandbox-Only-1' };
const inPage = fileURLToPath(new URL('in-page.js', import.meta.url));

export function launchBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    // Signals are the command's to handle: it ends its other children too.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
}

/** Signs in as a member of staff does, and takes the cookies away. */
export async function signIn(browser: Browser, app: string): Promise<Cookies> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${app}/login`);
  await page.getByLabel('E-mail').fill(staff.email);
  await page.getByLabel('Password', { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`${app}/`);
  const { cookies } = await context.storageState();
  await context.close();
  return cookies;
}

/** A browser that has never been here, but for the session: nothing cached, no connection open. */
export async function withFreshPage<T>(browser: Browser, cookies: Cookies, use: (page: Page) => Promise<T>) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.addCookies(cookies);
    await context.addInitScript({ path: inPage });
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}
