import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page, Response } from '@playwright/test';
import { CliError } from '../../process/cli-error.mjs';
import { untilLive } from '../../testing/browser.mjs';
import { isCompleteAnswer } from '../client';
import { type Cookies, openPage, withFreshContext } from './browser';
import type { Sizes } from './table';

export type Target = { url: string; cookies: Cookies; cpu: number };

/** What can be measured on a screen. A list is ready when its rows appear, any other screen with its heading. */
type Features = { isList: boolean; actions: readonly Action[] };

type Action = 'Next page' | 'Sort' | 'Search' | 'Opening';

const linkOf = (page: Page, action: Action) => {
  const main = page.getByRole('main');
  if (action === 'Next page') return main.getByRole('link', { name: /^Next page/, disabled: false }).first();
  if (action === 'Search') return main.getByRole('searchbox').first();
  if (action === 'Sort') return main.getByRole('link', { name: /^Sort by /, disabled: false }).first();
  return main.locator('tbody').getByRole('link').first();
};

/** Loads the screen once to find out what can be measured and how large a first load is. */
export function survey(browser: Browser, target: Target): Promise<Features & { sizes: Sizes }> {
  return withFreshContext(browser, target.cookies, async (context) => {
    const page = await openPage(context);
    const scripts = new Map<string, Response>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.set(response.url(), response);
    });
    const html = await load(page, target.url);
    const bodies = await Promise.all([...scripts.values()].map((response) => response.body()));
    const sizes: Sizes = {
      scripts: bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0),
      scriptFiles: bodies.length,
      document: html.length,
      elements: await page.locator('*').count(),
    };
    const has = async (action: Action) => (await linkOf(page, action).count()) > 0;
    const actions: Action[] = [];
    for (const action of ['Next page', 'Sort', 'Search'] as const) if (await has(action)) actions.push(action);
    const isList = actions.length > 0;
    return { isList, actions: isList && (await has('Opening')) ? [...actions, 'Opening'] : actions, sizes };
  });
}

/** Loads the screen with an empty cache, then again for the second visit and each action. @returns ms by name */
export function measureVisit(browser: Browser, target: Target, { isList, actions }: Features) {
  return withFreshContext(browser, target.cookies, async (context) => {
    const first = isList ? 'First row' : 'First heading';
    const times = new Map<string, number>();
    await onScreen(context, target, async (page, live) => {
      times.set(first, await firstShown(page, isList));
      times.set('Live', live);
    });
    await onScreen(context, target, async (page, live) => {
      times.set(`Second visit, ${first.toLowerCase()}`, await firstShown(page, isList));
      times.set('Second visit, live', live);
    });
    for (const action of actions) {
      await onScreen(context, target, async (page) => {
        // A click on the order that the list already has would change no rows, so the second click is measured.
        const link = linkOf(page, action);
        if (action === 'Sort') await load(page, await link.evaluate((element) => (element as HTMLAnchorElement).href));
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        times.set(action, await timeOf(page, action));
      });
    }
    return times;
  });
}

async function timeOf(page: Page, action: Action): Promise<number> {
  const link = linkOf(page, action);
  if (action === 'Search') {
    const lastName = (await page.locator('tbody tr:last-child').getByRole('link').first().textContent()) ?? '';
    const [ms] = await Promise.all([page.evaluate(() => window.bench.searched()), link.fill(lastName.slice(0, 8))]);
    return ms;
  }
  if (action === 'Opening') return link.evaluate((element) => window.bench.openHeading(element as HTMLAnchorElement));
  return link.evaluate((element) => window.bench.swap(element as HTMLAnchorElement));
}

const firstShown = (page: Page, isList: boolean) =>
  page.evaluate((list) => (list ? window.bench.firstRow : window.bench.firstHeading), isList);

/** Runs a measurement in a new tab. */
async function onScreen(
  context: BrowserContext,
  { url, cpu }: Target,
  measure: (page: Page, live: number) => Promise<void>,
) {
  const page = await openPage(context, cpu);
  let live = Number.NaN;
  await load(page, url, async () => {
    live = await untilLive(page);
  });
  await measure(page, live);
  await page.close();
}

/**
 * Loads a URL until the network is idle.
 * @param started runs as soon as the response has begun
 * @returns the HTML
 */
async function load(page: Page, url: string, started?: () => Promise<void>): Promise<Buffer> {
  const response = await page.goto(url, { waitUntil: 'commit' });
  if (!response || response.request().redirectedFrom()) {
    throw new CliError(`${url} redirects to ${page.url()}. Give --path the address of a screen.`);
  }
  await started?.();
  await page.waitForLoadState('networkidle');
  const html = await response.body();
  if (!isCompleteAnswer({ status: response.status(), body: html.toString() }))
    throw new CliError(
      `${url} answered ${response.status()}, or a part of it failed to load. Open it in a browser to see which.`,
    );
  return html;
}
