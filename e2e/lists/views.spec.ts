import type { Page } from '@playwright/test';
import { expectAccessibleAtNight } from '../support/accessibility';
import { expectQuery, listOn, toasts, visit } from '../support/screens';
import { expect, test } from '../support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 1440, height: 900 } });

const views = (page: Page) => page.getByRole('navigation', { name: 'Views' });
const tabs = (page: Page) => views(page).getByRole('link');
const tab = (page: Page, name: string) => tabs(page).filter({ hasText: new RegExp(`^${name}$`) });
/** The tab of the open view. */
const current = (page: Page) => views(page).locator('[aria-current]');
const status = (page: Page) => views(page).getByRole('status');

/** Saves the current state of the list as a view. */
async function saveAs(page: Page, name: string): Promise<void> {
  await listOn(page).menu.click();
  await page.getByRole('menuitem', { name: 'Save as a view' }).click();
  await expect(page.getByLabel('View name')).toBeFocused();
  await page.getByLabel('View name').fill(name);
  await page.keyboard.press('Enter');
  await expect(current(page)).toHaveText(name);
}

/** The keys and texts of saved views in the browser's storage. */
const storedViews = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('views-')));

test('VIEW-1 VIEW-2 a view is saved under a name, changed and saved again by keyboard @axe', async ({ page }) => {
  await visit(page, '/all-users?status=INACTIVE&sortedBy=-handicap&pageNumber=2');
  await expect(views(page)).toBeHidden();
  await listOn(page, 'Users').menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: /^Columns/ })).toBeFocused();
  // After a letter, the menu takes a moment to focus the item.
  for (const item of ['Summarise', 'Save as a view']) {
    await page.keyboard.press('s');
    await expect(page.getByRole('menuitem', { name: item })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('View name')).toBeFocused();
  await expectAccessibleAtNight(page);
  await page.keyboard.press('Escape');
  await expect(listOn(page, 'Users').menu).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Save as a view' }).press('Enter');
  await expect(page.getByLabel('View name')).toBeFocused();
  await page.keyboard.type('Dormant');
  await page.keyboard.press('Enter');
  await expectQuery(page, '?sortedBy=-handicap&status=INACTIVE&hide=&view=Dormant');
  await expect(current(page)).toHaveText('Dormant');
  await expectAccessibleAtNight(page);

  await listOn(page, 'Users').sort('Name').click();
  await expectQuery(page, '?sortedBy=name&status=INACTIVE&hide=&view=Dormant');
  await expect(status(page)).toHaveText('Unsaved changes');
  await tab(page, 'Dormant').focus();
  await page.keyboard.press('Enter');
  await expectQuery(page, '?sortedBy=-handicap&status=INACTIVE&hide=&view=Dormant');
  await expect(status(page)).toHaveCount(0);

  await listOn(page, 'Users').sort('Name').click();
  await views(page).getByRole('button', { name: 'Save the view' }).focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveCount(0);
  await page.reload();
  await expectQuery(page, '?sortedBy=name&status=INACTIVE&hide=&view=Dormant');
  await expect(tabs(page)).toHaveText(['All', 'Dormant']);
  await expect(status(page)).toHaveCount(0);
});

test('VIEW-2 views can be replaced, and can be deleted after a confirmation @axe', async ({ page }) => {
  await visit(page, '/regions?sortedBy=-name');
  await saveAs(page, 'Backwards');
  await visit(page, '/regions?q=nor');
  await saveAs(page, 'North');
  await expect(tabs(page)).toHaveText(['All', 'Backwards', 'North']);

  await views(page).getByRole('button', { name: 'Delete North' }).click();
  await expect(views(page).getByRole('alert')).toContainText('Delete the view “');
  await expectAccessibleAtNight(page);
  await page.keyboard.press('Enter');
  await expect(tabs(page)).toHaveText(['All', 'Backwards', 'North']);
  await expect(views(page).getByRole('button', { name: 'Delete North' })).toBeFocused();
  await views(page).getByRole('button', { name: 'Save as a view' }).click();
  await page.getByLabel('View name').fill('BACKWARDS');
  await page.getByRole('button', { name: 'Replace' }).click();
  await expectQuery(page, '?q=nor&hide=&view=Backwards');

  await tab(page, 'North').click();
  await views(page).getByRole('button', { name: 'Delete North' }).click();
  await views(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expectQuery(page, '');
  await expect(tabs(page)).toHaveText(['All', 'Backwards']);
  await page.reload();
  expect(JSON.stringify(await storedViews(page))).not.toContain('North');
});

test('VIEW-3 a view can be shared as a link, and the recipient can save it', async ({ page, browser, baseURL }) => {
  await visit(page, '/all-users?q=fraser&pageSize=50&hide=region');
  await saveAs(page, 'Frasers');
  await views(page).getByRole('button', { name: 'Copy link to Frasers' }).click();
  await expect(toasts(page)).toHaveText('Copied to clipboard');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${baseURL}/all-users?q=fraser&pageSize=50&hide=region&view=Frasers`);

  const storageState = { ...(await page.context().storageState()), origins: [] };
  const other = await browser.newContext({ storageState });
  const colleague = await other.newPage();
  await visit(colleague, link);
  await expect(status(colleague)).toHaveText('Shared view, not saved');
  await views(colleague).getByRole('button', { name: 'Save the view' }).click();
  await expect(status(colleague)).toHaveCount(0);
  await expect(current(colleague)).toHaveText('Frasers');
  expect(JSON.stringify(await storedViews(colleague))).toContain('q=fraser&pageSize=50&hide=region');
  await other.close();
});

test('VIEW-8 the search box offers views when it is empty, and finds them by name', async ({ page }) => {
  await visit(page, '/countries?sortedBy=-name');
  await saveAs(page, 'Zulu first');
  await visit(page, '/groups');
  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog', { name: 'Search everything' });
  const views = box.getByRole('group', { name: 'Views' }).getByRole('option');
  await expect(views).toHaveText('View · Countries: Zulu first');
  await page.keyboard.type('nothing');
  await expect(views).toHaveCount(0);
  await box.getByRole('combobox').fill('zulu f');
  await views.click();
  await expect(page).toHaveURL('/countries?sortedBy=-name&hide=&view=Zulu+first');
  await expect(current(page)).toHaveText('Zulu first');
});
