import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from '@playwright/test';

/** `in-page.js` adds this object to every measured page. */
declare global {
  interface Window {
    bench: {
      firstRow: Promise<number>;
      firstHeading: Promise<number>;
      swap: (link: HTMLAnchorElement) => Promise<number>;
      searched: () => Promise<number>;
      openHeading: (link: HTMLAnchorElement) => Promise<number>;
    };
  }
}

export type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

const inPage = fileURLToPath(new URL('in-page.js', import.meta.url));
const viewport = { width: 1440, height: 720 };

/** Runs a measurement in a browser context with the session's cookies, an empty cache and no open connection. */
export async function withFreshContext<T>(
  browser: Browser,
  cookies: Cookies,
  measure: (context: BrowserContext) => Promise<T>,
) {
  const context = await browser.newContext({ viewport });
  try {
    await context.addCookies(cookies);
    await context.addInitScript({ path: inPage });
    return await measure(context);
  } finally {
    await context.close();
  }
}

/** @param cpu the factor by which the browser's processor is slowed down */
export async function openPage(context: BrowserContext, cpu = 1): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  if (cpu !== 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return page;
}
