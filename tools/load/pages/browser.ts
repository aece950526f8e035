import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from '@playwright/test';

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
/** CPU 4 × slower. */
const rate = 4;
/** Lighthouse's “Slow 4G”: 150 ms round trip, 1.6 Mbit/s down, 0.75 up. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** A page with the session's cookies, an empty cache and no open connection. */
export async function withFreshPage<T>(
  browser: Browser,
  { cookies }: Site,
  profile: Profile,
  measure: (page: Page) => Promise<T>,
) {
  const context = await browser.newContext({ viewport });
  try {
    await context.addCookies(cookies);
    await context.addInitScript({ path: inPage });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    if (profile !== 'usual') await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    if (profile === 'slow') {
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', network);
    }
    return await measure(page);
  } finally {
    await context.close();
  }
}
