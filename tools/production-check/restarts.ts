import type { Browser, BrowserContext, Page } from '@playwright/test';
import { signIn, untilLive } from '../testing/browser.mjs';
import { type Findings, must } from './finding';
import type { Installation } from './installation';
import { ask, startLoad } from './load';

/** Checks that restarts and upgrades lose no request, while pages are open and exports run. */
export async function checkRestarts(
  { check }: Findings,
  installation: Installation,
  { browser, two, rate }: { browser: Browser; two: string; rate: number },
): Promise<void> {
  const { address, faults } = installation;
  const context = await newContext(browser, address);
  const cookie = await signedInCookie(context);

  /** Restarts the instances under load, while a client reads an export slowly and the API delays a page. */
  const restarted = async (change?: Parameters<Installation['restart']>[0]) => {
    const load = startLoad(address, cookie, rate);
    const csv = ask(`${address}/api/export/friendly-rounds`, { headers: { cookie }, readRate: 500_000 });
    const body = JSON.stringify({ match: '/countries', delayMs: 6_000, times: 1 });
    await fetch(`${faults}/late`, { method: 'PUT', body });
    const late = ask(`${address}/countries`, { headers: { cookie, accept: 'text/html' } });
    const answers = Promise.all([late, csv]);
    // A request that fails during the restart is reported afterwards.
    answers.catch(() => undefined);
    try {
      await installation.restart(change);
      await new Promise((resolve) => setTimeout(resolve, 3_000));
    } finally {
      await fetch(`${faults}/late`, { method: 'DELETE' });
    }
    const [page, { headers, body: text }] = await answers;
    const counted = await load.stop();
    const isComplete = page.body.endsWith('</html>') && page.body.includes('England');
    must(isComplete, 'a page that was being streamed did not get its rows');
    const rows = text.split('\r\n').length - 2;
    must(rows === Number(headers['x-total-count']), `an export had only ${rows} of ${headers['x-total-count']} rows`);
    return `${counted}; an export of ${rows} rows and a page with slow rows were complete`;
  };

  await check('both instances restart', () => restarted());

  const list = await openTab(context, '/all-users');
  const link = await openTab(context, '/groups');
  const form = await openTab(await newContext(browser, address), '/login');
  await check('an upgrade to another build', () => restarted({ build: two }));
  await check('a list opened before the upgrade can turn pages', async () => {
    await list.getByRole('link', { name: 'Next page', exact: true }).click();
    await list.getByText(/^Page 2 of/).waitFor();
    return buildOf(list);
  });
  await check('a link on a page opened before the upgrade', async () => {
    await link.getByRole('link', { name: 'Dashboard' }).first().click();
    await link.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    const build = await buildOf(link);
    must(build === 'two', `the page runs build ${build}`);
    return 'loads the new build';
  });
  await check('a sign-in form opened before the upgrade still works', async () => {
    await signIn(form);
    return undefined;
  });
  await check('no request is lost when an instance is killed', async () => {
    const load = startLoad(address, cookie, rate);
    await installation.kill();
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    return load.stop();
  });
}

export const newContext = (browser: Browser, baseURL: string) =>
  browser.newContext({ baseURL, locale: 'en-GB', ignoreHTTPSErrors: true });

export async function signedInCookie(context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  await page.goto('/login');
  await signIn(page);
  await page.close();
  return cookiesOf(context);
}

export async function cookiesOf(context: BrowserContext): Promise<string> {
  return (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
}

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(path);
  await untilLive(page);
  return page;
}

/** The name of the build whose scripts the page runs. */
async function buildOf(page: Page): Promise<string> {
  await untilLive(page);
  return page.evaluate(() => (globalThis as { fairwayBuild?: string }).fairwayBuild ?? 'none');
}
