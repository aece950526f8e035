import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from '@playwright/test';

/** `in-page.js` adds this object to every measured page. */
declare global {
  interface Window {
    bench: {
      firstRow: Promise<number>;
      firstHeading: Promise<number>;
      swap: (target: string | HTMLAnchorElement) => Promise<number>;
      firstPart: Promise<number>;
      open: (selector: string) => Promise<number>;
      openHeading: (link: HTMLAnchorElement) => Promise<number>;
      back: () => Promise<number>;
      answer: () => Promise<number>;
      /**
       * `shift`: the layout shift. `paint`: ms until the largest contentful paint. `blocked`: ms for which long tasks
       * blocked the page.
       */
      vitals: () => { shift: number; paint: number; blocked: number };
      slowest: () => number;
    };
  }
}

/** A screen that is measured, with the cookies of a session. */
export type Site = { url: string; cookies: Awaited<ReturnType<BrowserContext['cookies']>> };

export type Note = (what: string, ...values: number[]) => void;

/** The browser's speed: that of this machine, of a slower processor, or of a phone on a weak mobile connection. */
export type Profile = 'usual' | 'processor' | 'slow';

const inPage = fileURLToPath(new URL('in-page.js', import.meta.url));
const viewport = { width: 1440, height: 720 };

/** `cpu` is the factor by which the browser's processor is slowed down. */
type Throttling = { cpu?: number; network?: typeof slow4G };

/** The “Slow 4G” profile of Lighthouse: 150 ms round trip, 1.6 Mbit/s down, 0.75 Mbit/s up. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

const throttling: Readonly<Record<Profile, Throttling>> = {
  usual: {},
  processor: { cpu: 4 },
  slow: { cpu: 4, network: slow4G },
};

/** Runs a measurement on a page with the session's cookies, an empty cache and no open connection. */
export function withFreshPage<T>(
  browser: Browser,
  { cookies }: Site,
  profile: Profile,
  measure: (page: Page) => Promise<T>,
) {
  return withFreshContext(browser, cookies, async (context) => measure(await openPage(context, throttling[profile])));
}

/** Runs a measurement in a browser context with the session's cookies, an empty cache and no open connection. */
export async function withFreshContext<T>(
  browser: Browser,
  cookies: Site['cookies'],
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

/** Opens a page of the context, with a slower processor or network if requested. */
export async function openPage(context: BrowserContext, { cpu = 1, network }: Throttling = {}): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  if (cpu !== 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (network) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
  }
  return page;
}
