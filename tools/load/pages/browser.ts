import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from '@playwright/test';

/** `in-page.js` adds this to every measured page. */
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
      /** `paint`: the largest; `blocked`: by long tasks; both in ms. */
      vitals: () => { shift: number; paint: number; blocked: number };
      slowest: () => number;
    };
  }
}

/** What is measured, with the session's cookies. */
export type Site = {
  name: 'app' | 'floor' | 'swap' | 'bare';
  url: string;
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
};

/** Keeps what was measured. */
export type Note = (what: string, ...values: number[]) => void;

/** This machine, one whose processor is slower, or the processor of a phone on a weak mobile connection. */
export type Profile = 'usual' | 'processor' | 'slow';

const inPage = fileURLToPath(new URL('in-page.js', import.meta.url));
const viewport = { width: 1440, height: 720 };

/** `cpu`: how many times slower the processor is. */
type Throttling = { cpu?: number; network?: typeof slow4G };

/** Lighthouse's “Slow 4G”: 150 ms round trip, 1.6 Mbit/s down, 0.75 up. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

const throttling: Readonly<Record<Profile, Throttling>> = {
  usual: {},
  processor: { cpu: 4 },
  slow: { cpu: 4, network: slow4G },
};

/** A page with the session's cookies, an empty cache and no open connection. */
export function withFreshPage<T>(
  browser: Browser,
  { cookies }: Site,
  profile: Profile,
  measure: (page: Page) => Promise<T>,
) {
  return withFreshContext(browser, cookies, async (context) => measure(await openPage(context, throttling[profile])));
}

/** Pages with the session's cookies, which begin with an empty cache and no open connection. */
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

/** A page of the context on a slower machine or line. */
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
