import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from '@playwright/test';

/** `paint`: the largest; `blocked`: by long tasks; both in ms. */
export type Vitals = { shift: number; paint: number; blocked: number };

/** `in-page.js` adds this to every measured page. */
declare global {
  interface Window {
    bench: {
      firstRow: Promise<number>;
      swap: (label: string) => Promise<number>;
      firstPart: Promise<number>;
      open: (selector: string) => Promise<number>;
      back: () => Promise<number>;
      answer: () => Promise<number>;
      vitals: () => Vitals;
      slowest: () => number;
    };
  }
}

export type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

export const cookieHeader = (cookies: Cookies) => cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/** This machine, one whose processor is slower, or the processor of a phone on a weak mobile connection. */
export type Profile = 'usual' | 'processor' | 'slow';

const inPage = fileURLToPath(new URL('in-page.js', import.meta.url));

/** CPU 4 × slower. */
const rate = 4;
/** Lighthouse's “Slow 4G”: 150 ms round trip, 1.6 Mbit/s down, 0.75 up. */
const network = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

const viewport = { width: 1440, height: 720 };

/** A page with the session's cookies, an empty cache and no open connection. */
export async function withFreshPage<T>(
  browser: Browser,
  { cookies, profile }: { cookies: Cookies; profile: Profile },
  measure: (page: Page) => Promise<T>,
) {
  const context = await browser.newContext({ viewport });
  try {
    await context.addCookies(cookies);
    await context.addInitScript({ path: inPage });
    const page = await context.newPage();
    if (profile !== 'usual') await slowDown(page, profile);
    return await measure(page);
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page, profile: 'processor' | 'slow'): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  if (profile === 'processor') return;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network });
}
