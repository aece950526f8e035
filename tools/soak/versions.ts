import { randomBytes } from 'node:crypto';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { Processes } from '../process/processes.mjs';
import { freePort } from '../test/redis.mjs';
import { startBuilds } from './builds';
import { staff } from './client';
import type { Figure, Report } from './figures';

type Where = { processes: Processes; browser: string; settings: Record<string, string> };

/** Tabs of one build that meet the next one at the same address: with the key of its forms shared, then with another. */
export async function soakVersions({ processes, browser: executablePath, settings }: Where): Promise<Report> {
  const builds = await startBuilds(processes, await freePort(), settings);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const key = newKey();
    await builds.make('one', key);
    await builds.make('two', key);
    await builds.make('three', newKey());

    const app = await builds.serve('one');
    const context = () => browser.newContext({ baseURL: app, locale: 'en-GB' });
    const staffs = await context();
    await signIn(await openTab(staffs, '/login'), app);
    const link = await openTab(staffs, '/groups');
    const list = await openTab(staffs, '/all-users');
    const menu = await openTab(staffs, '/events');
    const dialog = await openTab(staffs, '/events/friendly-rounds');
    const form = await openTab(await context(), '/login');
    await builds.serve('two');
    const shared = [
      await figure('a link', 'two', () => followed(link)),
      await figure('turning a page', 'two', () => turnedPage(list)),
      await figure('a menu whose script is gone', 'told, then two', () => openedMenu(menu)),
      await figure('a dialog whose script is gone', 'told, then two', () => openedDialog(dialog)),
      await figure('a form, the key shared', 'signed in', () => posted(form, app)),
    ];

    const strange = await openTab(await context(), '/login');
    await builds.serve('three');
    const apart = await figure('a form, another key', 'told, then three', () => refused(strange));
    return { title: 'Tabs of an older build', figures: [...shared, apart] };
  } finally {
    await browser.close();
    await builds.remove();
  }
}

const newKey = () => randomBytes(32).toString('base64');

/** What came of it in a word; a step that could not be taken is told as that. */
async function figure(what: string, expected: string, run: () => Promise<string>): Promise<Figure> {
  const value = await run().catch((error: Error) => error.message.split('\n')[0] ?? 'failed');
  return { what, value, limit: expected, met: value === expected };
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

async function signIn(page: Page, app: string): Promise<void> {
  await page.getByLabel('E-mail').fill(staff.email);
  await page.getByLabel('Password', { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`${app}/`);
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

/** The rows stay where they are; the page that the new build sends has its menu. */
async function openedMenu(page: Page): Promise<string> {
  const rows = await page.getByRole('row').count();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByText('The menu could not be loaded').first().waitFor();
  if ((await page.getByRole('row').count()) !== rows) return 'the rows are gone';
  await page.reload();
  await untilLive(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menu', { name: 'List' }).waitFor();
  return `told, then ${await buildOf(page)}`;
}

async function openedDialog(page: Page): Promise<string> {
  const rows = await page.getByRole('row').count();
  await page.locator('main button[aria-haspopup=dialog]').first().click();
  await page.getByText('could not be loaded').first().waitFor();
  if ((await page.getByRole('row').count()) !== rows) return 'the rows are gone';
  await page.reload();
  await untilLive(page);
  await page.locator('main button[aria-haspopup=dialog]').first().click();
  await page.getByRole('dialog').waitFor();
  return `told, then ${await buildOf(page)}`;
}

async function posted(page: Page, app: string): Promise<string> {
  await signIn(page, app);
  return 'signed in';
}

async function refused(page: Page): Promise<string> {
  await page.getByLabel('E-mail').fill(staff.email);
  await page.getByLabel('Password', { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('The app has been updated since this page was opened.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('E-mail').waitFor();
  return `told, then ${await buildOf(page)}`;
}
