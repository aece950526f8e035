import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';

/** In ms but for `shift`: largest paint, and the time that long tasks blocked. */
export type Vitals = { shift: number; paint: number; blocked: number };

/** What `in-page.js` puts into every measured page. */
declare global {
  interface Window {
    bench: {
      firstRow: Promise<number>;
      swap: (label: string) => Promise<number>;
      answer: () => Promise<number>;
      vitals: () => Vitals;
      slowest: () => number;
    };
  }
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;
export type Cookies = StorageState['cookies'];

/** As a request without a browser sends them. */
export const cookieHeader = (cookies: Cookies) => cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/** The machine as it is, or a phone's processor on a weak mobile connection. */
export type Profile = 'usual' | 'slow';

const staff = { email: 'staff@fairway.test', password: 'Sandbox-Only-1' };
const inPage = fileURLToPath(new URL('in-page.js', import.meta.url));

/** 4 × slower, and the “Slow 4G” of Lighthouse: 150 ms there and back, 1.6 Mbit/s down, 0.75 up. */
const slow = { rate: 4, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

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
export async function withFreshPage<T>(
  browser: Browser,
  { cookies, profile }: { cookies: Cookies; profile: Profile },
  use: (page: Page) => Promise<T>,
) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.addCookies(cookies);
    await context.addInitScript({ path: inPage });
    const page = await context.newPage();
    if (profile === 'slow') await slowDown(page);
    return await use(page);
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const { rate, ...network } = slow;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network });
}
