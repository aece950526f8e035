import { randomBytes } from 'node:crypto';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { launchBrowser, signIn, submitSignIn } from '../../testing/browser.mjs';
import { freePort } from '../../testing/loopback.mjs';
import type { Figure, Report } from '../figures';
import type { Run } from '../scenario';
import { startBuilds } from './builds';

/** Open tabs of one build after the next is deployed: with the same key of server actions, then with another. */
export async function soakVersions({ processes, browser: executablePath, settings }: Run): Promise<Report> {
  const builds = await startBuilds(processes, await freePort(), settings);
  const browser = await launchBrowser(executablePath);
  try {
    const key = newKey();
    await builds.make('one', key);
    await builds.make('two', key);
    await builds.make('three', newKey());

    const app = await builds.serve('one');
    const context = () => browser.newContext({ baseURL: app, locale: 'en-GB' });
    const session = await context();
    await signIn(await openTab(session, '/login'));
    const link = await openTab(session, '/groups');
    const list = await openTab(session, '/all-users');
    const menu = await openTab(session, '/events');
    const dialog = await openTab(session, '/events/friendly-rounds');
    const form = await openTab(await context(), '/login');
    await builds.serve('two');
    const shared = [
      await figure('a link', 'two', () => followed(link)),
      await figure('turning a page', 'two', () => turnedPage(list)),
      await figure('a menu whose script is gone', 'reported, then two', () => openedMenu(menu)),
      await figure('a dialog whose script is gone', 'reported, then two', () => openedDialog(dialog)),
      await figure('a form, the key shared', 'signed in', () => posted(form)),
    ];

    const other = await openTab(await context(), '/login');
    await builds.serve('three');
    const apart = await figure('a form, another key', 'reported, then three', () => refused(other));
    return { title: 'Tabs of build one, after two and three', figures: [...shared, apart] };
  } finally {
    await browser.close();
    await builds.remove();
  }
}

const newKey = () => randomBytes(32).toString('base64');

/** The outcome in a word, or the error that prevented it. */
async function figure(what: string, expected: string, run: () => Promise<string>): Promise<Figure> {
  const value = await run().catch((error: Error) => error.message.split('\n')[0] ?? 'failed');
  return [what, value, expected, value === expected];
}

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(path);
  await untilLive(page);
  return page;
}

async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__react')),
  );
}

/** Which build the page runs. */
async function buildOf(page: Page): Promise<string> {
  await untilLive(page);
  return page.evaluate(() => (globalThis as { fairwayBuild?: string }).fairwayBuild ?? 'none');
}

async function followed(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  return buildOf(page);
}

async function turnedPage(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Next page', exact: true }).click();
  await page.getByText(/^Page 2 of/).waitFor();
  return buildOf(page);
}

const openedMenu = (page: Page) =>
  reopened(page, {
    trigger: page.getByRole('button', { name: 'More', exact: true }),
    failure: 'The menu could not be loaded',
    opened: page.getByRole('menu', { name: 'List' }),
  });

const openedDialog = (page: Page) =>
  reopened(page, {
    trigger: page.locator('main button[aria-haspopup=dialog]').first(),
    failure: 'could not be loaded',
    opened: page.getByRole('dialog'),
  });

/** The rows stay; after a reload, the new build opens it. */
async function reopened(
  page: Page,
  { trigger, failure, opened }: { trigger: Locator; failure: string; opened: Locator },
): Promise<string> {
  const rows = await page.getByRole('row').count();
  await trigger.click();
  await page.getByText(failure).first().waitFor();
  if ((await page.getByRole('row').count()) !== rows) return 'the rows are gone';
  await page.reload();
  await untilLive(page);
  await trigger.click();
  await opened.waitFor();
  return `reported, then ${await buildOf(page)}`;
}

async function posted(page: Page): Promise<string> {
  await signIn(page);
  return 'signed in';
}

async function refused(page: Page): Promise<string> {
  await submitSignIn(page);
  await page.getByText('The app has been updated since this page was opened.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('E-mail').waitFor();
  return `reported, then ${await buildOf(page)}`;
}
