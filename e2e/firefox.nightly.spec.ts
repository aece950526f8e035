// The main tasks in Firefox, by puppeteer over WebDriver BiDi: Playwright drives only its own patched Firefox.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import puppeteer, { type Browser, type ElementHandle, type KeyInput, type Page } from 'puppeteer-core';
import { e2eConfig } from '../tools/test/e2e-config.mjs';
import { firefox } from '../tools/test/servers.mjs';
import { staff } from '../tools/testing/browser.mjs';
import { isLive } from './support/screens';

const TIMEOUT = 45_000;
const downloads = mkdtempSync(join(tmpdir(), 'fairway-firefox-'));

type Visit = { page: Page; open: (path: string) => Promise<void> };

/** `signedOut` and `signedIn` are pages in a new profile; `signedIn` has the session of the other browser tests. */
const test = base.extend<{ signedOut: Visit; signedIn: Visit }, { browser2: Browser }>({
  browser2: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern for fixtures
    async ({}, use) => {
      const executablePath = firefox();
      if (!executablePath) throw new Error('Firefox was not found. Install it, or set FIREFOX_PATH to its path.');
      const extraPrefsFirefox = { 'browser.download.folderList': 2, 'browser.download.dir': downloads };
      const browser = await puppeteer.launch({
        browser: 'firefox',
        executablePath,
        extraPrefsFirefox,
        // Debian's Firefox supports no command to resize a page, so the window starts with this size.
        args: ['--width=1440', '--height=900'],
        defaultViewport: null,
      });
      await use(browser);
      await browser.close();
      rmSync(downloads, { recursive: true });
    },
    { scope: 'worker', timeout: 2 * TIMEOUT },
  ],
  signedOut: async ({ browser2 }, use, info) => {
    const context = await browser2.createBrowserContext();
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT);
    const open = async (path: string) => {
      await page.goto(e2eConfig.address + path);
      await untilLive(page);
    };
    await use({ page, open });
    if (info.status !== info.expectedStatus) {
      await info.attach('screenshot', { body: Buffer.from(await page.screenshot()), contentType: 'image/png' });
    }
    await context.close();
  },
  signedIn: async ({ signedOut }, use) => {
    const { cookies } = JSON.parse(readFileSync(e2eConfig.session, 'utf8'));
    // WebDriver accepts only whole seconds as the expiry of a cookie.
    const kept = cookies.map((cookie: { expires: number }) => ({ ...cookie, expires: Math.floor(cookie.expires) }));
    await signedOut.page.browserContext().setCookie(...kept);
    await use(signedOut);
  },
});

/** Waits until the page handles clicks and keys. */
async function untilLive(page: Page): Promise<void> {
  await expect.poll(async () => (await page.$('main'))?.evaluate(isLive), { timeout: TIMEOUT }).toBe(true);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
}

/** The elements that have a role without a `role` attribute. */
const IMPLICIT: Readonly<Record<string, string>> = {
  button: 'self::button',
  link: 'self::a[@href]',
  combobox: 'self::select',
  searchbox: 'self::input[@type="search"]',
  dialog: 'self::dialog',
};
/** A condition for elements with this label, in an attribute or in another element. */
const isLabelled = (name: string) =>
  `@aria-label="${name}" or @aria-labelledby=//*[normalize-space()="${name}"]/@id or @id=//label[normalize-space()="${name}"]/@for`;
/** A selector by role and name. Puppeteer’s own fail while Firefox replaces a page, which then has no such tree. */
const by = (role: string, name?: string) => {
  const isNamed = name ? `[${isLabelled(name)} or normalize-space()="${name}"]` : '';
  return `::-p-xpath(//*[@role="${role}" or ${IMPLICIT[role] ?? 'false()'}]${isNamed})`;
};
/** A selector for a field with this label, because password fields have no role. */
const labelled = (label: string) => `::-p-xpath(//input[${isLabelled(label)}])`;

async function visible(page: Page, selector: string): Promise<ElementHandle[]> {
  const all = await page.$$(selector);
  const isVisible = await Promise.all(all.map((element) => element.isVisible()));
  return all.filter((_, at) => isVisible[at]);
}

/** Waits for an element. Puppeteer's own `waitFor…` evaluates text as code, which the app's security policy forbids. */
async function find(page: Page, selector: string): Promise<ElementHandle> {
  let found: ElementHandle | undefined;
  const isFound = async () => {
    // Queries fail while the browser changes to a page of another origin.
    [found] = await visible(page, selector).catch(() => []);
    return found !== undefined;
  };
  await eventually(isFound).toBe(true);
  return found as ElementHandle;
}
const click = async (page: Page, selector: string) => (await find(page, selector)).click();
const type = async (page: Page, selector: string, text: string) => (await find(page, selector)).type(text);

/** Expects that a function returns a value within the time limit. */
const eventually = <T>(read: () => Promise<T> | T) => expect.poll(read, { timeout: TIMEOUT });
/** The URL without its origin. Read in the page, because Firefox does not report URLs that scripts change. */
const path = (page: Page) =>
  page
    .evaluate(() => location.href)
    .then(
      (href) => href.replace(e2eConfig.address, ''),
      () => 'a page that is loading',
    );
const heading = (page: Page) => page.$eval('main h1', (node) => node.textContent);
const rows = (page: Page) => page.$$eval('main tbody > tr', (all) => all.map((row) => row.textContent ?? ''));
const names = (page: Page) => page.$$eval('main [data-row-link]', (links) => links.map((link) => link.textContent));
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
async function press(page: Page, ...keys: KeyInput[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
async function chord(page: Page, key: KeyInput): Promise<void> {
  await page.keyboard.down('Control');
  await page.keyboard.press(key);
  await page.keyboard.up('Control');
}
/** Goes back by script, because `page.goBack` never resolves when a script shows the previous page. */
const goBack = (page: Page) => page.evaluate(() => history.back());
async function openAccount(page: Page): Promise<void> {
  await click(page, by('button', `Account of ${staff.email}`));
}

test.describe.configure({ mode: 'default', timeout: 4 * TIMEOUT });

test('Firefox: signing in with a password opens the requested screen', async ({ signedOut: { page, open } }) => {
  await page.goto(`${e2eConfig.address}/regions`);
  await untilLive(page);
  await type(page, labelled('E-mail or username'), staff.email);
  await type(page, labelled('Password'), staff.password);
  await click(page, by('button', 'Sign in'));
  await eventually(() => path(page)).toBe('/regions');
  await eventually(() => heading(page)).toContain('All Regions');
  await open('/');
  await eventually(() => heading(page)).toContain('Dashboard');
});

test('Firefox: signing in by single sign-on and logging out; Back shows no data', async ({
  signedOut: { page, open },
}) => {
  await open('/login');
  await click(page, by('button', 'Continue with single sign-on'));
  await type(page, labelled('Email or username'), staff.email);
  await type(page, labelled('Password'), staff.password);
  await click(page, by('button', 'Sign in'));
  await eventually(() => path(page)).toBe('/');
  await open('/all-users');
  await openAccount(page);
  await click(page, by('menuitem', 'Log out'));
  await eventually(() => path(page)).toBe('/login');
  await goBack(page);
  await find(page, by('button', 'Sign in'));
  expect(await page.$('main tbody')).toBeNull();
});

test('Firefox: a list turns its pages, and Back returns to the previous page', async ({ signedIn: { page, open } }) => {
  await open('/all-users');
  const first = await names(page);
  expect(first).toHaveLength(10);
  await click(page, by('link', 'Next page'));
  await eventually(() => path(page)).toBe('/all-users?pageNumber=2');
  await eventually(() => names(page)).not.toEqual(first);
  await goBack(page);
  await eventually(() => path(page)).toBe('/all-users');
  await eventually(() => names(page)).toEqual(first);
});

test('Firefox: the page size of a list can be changed', async ({ signedIn: { page, open } }) => {
  await open('/all-users');
  await (await find(page, by('combobox', 'Rows per page'))).select('20');
  await eventually(() => path(page)).toBe('/all-users?pageSize=20');
  await eventually(async () => (await rows(page)).length).toBe(20);
});

test('Firefox: a list can be sorted in both directions', async ({ signedIn: { page, open } }) => {
  await open('/all-users');
  for (const [order, direction] of [
    ['name', 'ascending'],
    ['-name', 'descending'],
  ]) {
    await click(page, by('link', 'Sort by Name'));
    await eventually(() => path(page)).toBe(`/all-users?sortedBy=${order}`);
    await eventually(() => page.$$eval(`th[aria-sort=${direction}]`, ({ length }) => length)).toBe(1);
  }
});

test('Firefox: a search in a list shows only matching rows, and can be cleared', async ({
  signedIn: { page, open },
}) => {
  await open('/all-users');
  await type(page, by('searchbox'), 'Fraser');
  await eventually(() => path(page)).toBe('/all-users?q=Fraser');
  await eventually(async () => (await rows(page)).every((row) => /fraser/i.test(row))).toBe(true);
  await click(page, by('button', 'Clear search'));
  await eventually(() => path(page)).toBe('/all-users');
});

test('Firefox: filters apply at once, appear as chips and can be removed', async ({ signedIn: { page, open } }) => {
  await open('/all-users');
  await click(page, by('button', 'Filters'));
  await click(page, '[role=dialog][aria-label=Filters] [data-value=Status]');
  await click(page, '[role=dialog][aria-label=Filters] [data-value=SUSPENDED]');
  await eventually(() => path(page)).toBe('/all-users?status=SUSPENDED');
  await eventually(async () => (await rows(page)).every((row) => row.includes('Suspended'))).toBe(true);
  await click(page, by('link', 'Remove filter Status'));
  await eventually(() => path(page)).toBe('/all-users');
});

test('Firefox: the tee dialog opens and closes, and the focus returns', async ({ signedIn: { page, open } }) => {
  await open('/events/friendly-rounds');
  const tee = await page.$eval('main td[data-label=Tees] button', (button) => button.textContent ?? '');
  await click(page, 'main td[data-label=Tees] button');
  await find(page, by('dialog', 'Tee Information'));
  await eventually(() =>
    page.$$eval('[role=dialog] tbody tr, dialog tbody tr', ({ length }) => length),
  ).toBeGreaterThan(8);
  await press(page, 'Escape');
  await eventually(() => visible(page, by('dialog', 'Tee Information'))).toEqual([]);
  await eventually(() => focused(page)).toBe(tee);
});

test('Firefox: a row’s ID is copied, and can be pasted into the search', async ({ signedIn: { page, open } }) => {
  await open('/all-users');
  const uid = await page.$eval('main tr[data-uid]', (row) => row.getAttribute('data-uid'));
  await (await find(page, 'main tr[data-uid]')).hover();
  await click(page, 'main tr[data-uid] [data-row-menu]');
  await click(page, by('menuitem', 'Copy ID'));
  await eventually(() => page.$$eval('li', (all) => all.some((item) => item.textContent?.includes('Copied')))).toBe(
    true,
  );
  await click(page, by('searchbox'));
  await chord(page, 'v');
  await eventually(() => path(page)).toBe(`/all-users?q=${uid}`);
  await eventually(async () => (await rows(page)).length).toBe(1);
});

test('Firefox: keys move between rows, open a record and open another screen', async ({ signedIn: { page, open } }) => {
  await open('/all-users');
  const uids = await page.$$eval('main tr[data-uid]', (all) => all.map((row) => row.getAttribute('data-uid')));
  const focusedRow = () => page.evaluate(() => document.activeElement?.getAttribute('data-uid'));
  await press(page, 'j');
  await eventually(focusedRow).toBe(uids[0]);
  await press(page, 'ArrowDown');
  await eventually(focusedRow).toBe(uids[1]);
  await press(page, 'Enter');
  await eventually(() => path(page)).toBe(`/all-users/${uids[1]}`);
  await untilLive(page);
  await press(page, 'g', 'c');
  await eventually(() => path(page)).toBe('/events/event-courses');
});

test('Firefox: Space previews a row beside the list, and Escape closes the preview', async ({
  signedIn: { page, open },
}) => {
  await open('/all-users');
  const [first] = await names(page);
  await press(page, 'j', ' ');
  await eventually(() => page.$$eval('#preview-title', ([title]) => title?.textContent)).toBe(first);
  await press(page, 'Escape');
  await eventually(() => page.$('#preview-title')).toBeNull();
});

test('Firefox: Ctrl+K searches all lists, and Enter opens the best match', async ({ signedIn: { page, open } }) => {
  await open('/');
  await chord(page, 'k');
  await find(page, by('dialog', 'Search everything'));
  await page.keyboard.type('Fraser');
  await eventually(() => page.$$eval('[role=option]', ([best]) => best?.textContent)).toContain('Fraser');
  await press(page, 'Enter');
  await eventually(() => path(page)).toMatch(/^\/(all-users|group-members)\//);
});

test('Firefox: a list is saved as a view', async ({ signedIn: { page, open } }) => {
  await open('/all-users?status=INACTIVE&sortedBy=-handicap');
  await click(page, by('button', 'More'));
  await click(page, by('menuitem', 'Save as a view'));
  await type(page, labelled('View name'), 'Dormant');
  await press(page, 'Enter');
  await eventually(() => path(page)).toContain('view=Dormant');
  await open('/all-users');
  await click(page, by('link', 'Dormant'));
  await eventually(() => path(page)).toContain('status=INACTIVE');
});

test('Firefox: a column is hidden, and stays hidden on the next visit', async ({ signedIn: { page, open } }) => {
  await open('/all-users');
  await click(page, by('button', 'More'));
  await (await find(page, '[role=menuitem]::-p-text(Columns)')).press('ArrowRight');
  await (await find(page, by('menuitemcheckbox', 'Country'))).press('Enter');
  const heads = () => page.$$eval('main th[aria-label]', (all) => all.map((head) => head.getAttribute('aria-label')));
  await eventually(heads).not.toContain('Country');
  await open('/all-users');
  expect(await heads()).not.toContain('Country');
});

test('Firefox: a list is downloaded as CSV', async ({ signedIn: { page, open } }) => {
  await open('/countries');
  await click(page, by('button', 'More'));
  await click(page, '[role=menuitem]::-p-text(Export CSV)');
  await find(page, by('dialog', 'Export CSV'));
  const saved = () => readdirSync(downloads).filter((name) => /^all-countries-.*\.csv$/.test(name));
  await eventually(() => saved().length).toBe(1);
  await eventually(() => readFileSync(join(downloads, saved()[0] ?? ''), 'utf8').split('\r\n').length).toBeGreaterThan(
    20,
  );
});

test('Firefox: the dark theme can be chosen and stays for the next visit', async ({ signedIn: { page, open } }) => {
  await open('/');
  await openAccount(page);
  await click(page, by('menuitemradio', 'Dark'));
  const theme = () => page.$eval('html', (html) => html.getAttribute('data-theme'));
  await eventually(theme).toBe('dark');
  await eventually(() => visible(page, by('menu', 'Account'))).toEqual([]);
  await untilLive(page);
  await open('/groups');
  expect(await theme()).toBe('dark');
});
