import { untilLive } from './browser.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * The pictures of README.md and docs. `open` goes to the screen as staff would. `labels` are the texts that a reader
 * looks for in the picture; a browser test checks that the screen still has them.
 * @typedef {{ open: (page: Page) => Promise<unknown>, labels: readonly string[], isPhone?: true }} Picture
 */

/** @param {Page} page @param {string} list */
async function openFirst(page, list) {
  await page.goto(list);
  const row = page.locator('a[data-row-link]').first();
  const path = String(await row.getAttribute('href'));
  await row.click();
  await page.waitForURL(`**${path}`);
}

/** @param {Page} page @param {string} record the kind of the open record @param {string} tab */
const openTab = (page, record, tab) =>
  page
    .getByRole('navigation', { name: record, exact: true })
    .getByRole('link', { name: new RegExp(`^${tab}`) })
    .click();

/**
 * By file name.
 * @type {Readonly<Record<string, Picture>>}
 */
export const pictures = {
  dashboard: {
    open: (page) => page.goto('/'),
    labels: ['Dashboard', 'Users', 'Groups', 'Events', 'Rounds created', 'Now playing', 'Month report', 'New users'],
  },
  search: {
    open: async (page) => {
      await page.goto('/all-users');
      const [firstName = ''] = String(await page.locator('a[data-row-link]').first().textContent()).split(' ');
      await untilLive(page);
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog', { name: 'Search everything' }).getByRole('combobox').fill(firstName);
    },
    labels: ['Best match', 'User'],
  },
  scorecard: {
    open: (page) => openFirst(page, '/events/friendly-rounds?scoringFormat=STABLEFORD&status=COMPLETED'),
    labels: ['Pos', 'Playing handicap', 'Points', 'Results', 'Stroke index', 'Par', 'Net', 'Total'],
  },
  handicap: {
    open: async (page) => {
      await openFirst(page, '/groups?sortedBy=-eventsCount');
      await openTab(page, 'Group', 'Members');
      await page.waitForURL('**/members');
      await page.locator('a[data-row-link]').first().click();
      await openTab(page, 'Group member', 'Why this handicap');
    },
    labels: ['Overview', 'Why this handicap', 'Score differential', 'Counts as', 'Handicap after'],
  },
  'friendly-rounds': {
    open: async (page) => {
      await openFirst(page, '/all-users?q=fraser&sortedBy=-lastActiveAt');
      await openTab(page, 'User', 'Friendly rounds');
    },
    labels: ['Round ID', 'Course', 'Tees', 'Status', 'Scoring Format', 'Created By', 'Show this user’s results'],
  },
  phone: {
    open: (page) => page.goto('/all-users'),
    labels: ['All Users', 'Filters', 'Handicap', 'Country'],
    isPhone: true,
  },
};

/**
 * A picture's label on the page.
 * @param {Page} page
 * @param {string} label
 */
export const labelOn = (page, label) => page.getByText(label, { exact: true }).filter({ visible: true }).first();

export const viewports = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 800 } };
