import type { Page } from '@playwright/test';
import { expectAccessibleAtNight } from '../support/accessibility';
import { expectQuery, listOn, toasts, visit } from '../support/screens';
import { expect, test } from '../support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 1440, height: 900 } });

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Views of / });
const kept = (page: Page) => dialog(page).getByRole('list', { name: 'Kept views' }).getByRole('listitem');
/** The name of the view beside the title, and what is said about it. */
const mark = (page: Page) => page.locator('[data-slot=view]');

async function openViews(page: Page): Promise<void> {
  await listOn(page).menu.click();
  await page.getByRole('menuitem', { name: 'Views' }).click();
  await expect(dialog(page)).toBeVisible();
}

/** Keeps what the list shows. */
async function keepAs(page: Page, name: string): Promise<void> {
  await openViews(page);
  await dialog(page).getByLabel('Keep what the list shows now as').fill(name);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(mark(page)).toContainText(name);
}

/** The text that the browser keeps, of one account. */
const storedViews = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('views-')));

test('VIEW-1 VIEW-2 what a list shows is kept under a name, changed and saved, by keyboard @axe', async ({ page }) => {
  await visit(page, '/all-users?status=INACTIVE&sortedBy=-handicap&pageNumber=2');
  await openViews(page);
  await expectAccessibleAtNight(page);
  await dialog(page).getByLabel('Keep what the list shows now as').focus();
  await page.keyboard.type('Dormant');
  await page.keyboard.press('Enter');
  await expectQuery(page, '?sortedBy=-handicap&status=INACTIVE&hide=&view=Dormant');
  await expect(mark(page)).toHaveText('View Dormant');
  await expectAccessibleAtNight(page);

  await listOn(page, 'Users').sort('Name').click();
  await expectQuery(page, '?sortedBy=name&status=INACTIVE&hide=&view=Dormant');
  await expect(mark(page)).toContainText('changed');
  await openViews(page);
  await dialog(page).getByRole('link', { name: 'Dormant' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expectQuery(page, '?sortedBy=-handicap&status=INACTIVE&hide=&view=Dormant');
  await expect(mark(page)).toHaveText('View Dormant');

  await listOn(page, 'Users').sort('Name').click();
  await mark(page).getByRole('button', { name: 'Save the view' }).focus();
  await page.keyboard.press('Enter');
  await expect(mark(page)).toHaveText('View Dormant');
  await page.reload();
  await expectQuery(page, '?sortedBy=name&status=INACTIVE&hide=&view=Dormant');
  await expect(mark(page)).toHaveText('View Dormant');
});

test('VIEW-1 a view has its columns, and opening another one shows those @nightly', async ({ page }) => {
  const list = listOn(page, 'Users');
  const heads = () => list.heads.evaluateAll((all) => all.map((head) => head.getAttribute('aria-label')));
  await visit(page, '/all-users?hide=uid.region&pin=status&pageSize=20');
  await keepAs(page, 'Short');
  await visit(page, '/all-users?hide=createdAt');
  await keepAs(page, 'Undated');
  expect(await heads()).toContain('User ID');
  await openViews(page);
  await dialog(page).getByRole('link', { name: 'Short' }).click();
  await expectQuery(page, '?pageSize=20&hide=region.uid&pin=status&view=Short');
  await expect.poll(heads).toEqual(['Status', 'Name', 'Handicap', 'Country', 'Created', 'Last active']);
  await expect(mark(page)).toHaveText('View Short');

  await openViews(page);
  await expect(dialog(page).getByRole('link', { name: 'Short' })).toHaveAttribute('aria-current', 'true');
  await dialog(page).getByRole('link', { name: 'The list without a view' }).click();
  await expectQuery(page, '');
  await expect(mark(page)).toHaveCount(0);
});

test('VIEW-2 columns that are changed in a view are saved with it, go when it is opened again, and stay out of the bare list @nightly', async ({
  page,
}) => {
  const list = listOn(page, 'Users');
  const hide = async (header: string) => {
    await list.menu.click();
    await page.getByRole('menuitem', { name: /^Columns/ }).press('ArrowRight');
    await page.getByRole('menuitemcheckbox', { name: header }).press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  };
  const head = (name: string) => list.table.getByRole('columnheader', { name, exact: true });
  await visit(page, '/all-users?hide=uid&view=Ids');
  await mark(page).getByRole('button', { name: 'Keep the view' }).click();
  await expect(mark(page)).toHaveText('View Ids');
  await hide('Region');
  await expect(head('Region')).toHaveCount(0);
  await expect(mark(page)).toContainText('changed');
  await openViews(page);
  await dialog(page).getByRole('link', { name: 'Ids' }).click();
  await expect(head('Region')).toBeVisible();
  await expect(mark(page)).toHaveText('View Ids');

  await hide('Country');
  await mark(page).getByRole('button', { name: 'Save the view' }).click();
  await expectQuery(page, '?hide=country.uid&view=Ids');
  await expect(mark(page)).toHaveText('View Ids');
  await page.reload();
  await expect(mark(page)).toHaveText('View Ids');
  await visit(page, '/all-users');
  for (const name of ['User ID', 'Region', 'Country']) await expect(head(name)).toBeVisible();
  await openViews(page);
  await dialog(page).getByRole('link', { name: 'Ids' }).click();
  await expect(head('Country')).toHaveCount(0);
  await expect(mark(page)).toHaveText('View Ids');
});

test('VIEW-2 views are replaced and deleted, and a deletion asks first @nightly', async ({ page }) => {
  await visit(page, '/regions?sortedBy=-name');
  await keepAs(page, 'Backwards');
  await visit(page, '/regions?q=nor');
  await keepAs(page, 'North');
  await openViews(page);
  await expect(kept(page)).toHaveText(['The list without a view', 'Backwards', 'North']);

  await dialog(page).getByRole('button', { name: 'Delete Backwards' }).click();
  await expect(kept(page).nth(1)).toContainText('Delete?');
  await expectAccessibleAtNight(page);
  await page.keyboard.press('Enter');
  await expect(kept(page)).toHaveText(['The list without a view', 'Backwards', 'North']);
  await expect(dialog(page).getByRole('button', { name: 'Delete Backwards' })).toBeFocused();
  await dialog(page).getByLabel('Keep what the list shows now as').fill('BACKWARDS');
  await dialog(page).getByRole('button', { name: 'Replace' }).click();
  await expectQuery(page, '?q=nor&hide=&view=Backwards');

  await openViews(page);
  await dialog(page).getByRole('button', { name: 'Delete North' }).click();
  await dialog(page).getByRole('button', { name: 'Yes, delete North' }).click();
  await expect(kept(page)).toHaveText(['The list without a view', 'Backwards']);
  await page.reload();
  expect(JSON.stringify(await storedViews(page))).not.toContain('North');
});

test('VIEW-3 a view is given to others as a link, who can keep it', async ({ page, browser, baseURL }) => {
  await visit(page, '/all-users?q=fraser&pageSize=50&hide=region');
  await keepAs(page, 'Frasers');
  await openViews(page);
  await dialog(page).getByRole('button', { name: 'Copy the link of Frasers' }).click();
  await expect(toasts(page)).toHaveText('Copied to clipboard');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${baseURL}/all-users?q=fraser&pageSize=50&hide=region&view=Frasers`);

  const storageState = { ...(await page.context().storageState()), origins: [] };
  const other = await browser.newContext({ storageState });
  const colleague = await other.newPage();
  await visit(colleague, link);
  await expect(mark(colleague)).toContainText('not kept here');
  await mark(colleague).getByRole('button', { name: 'Keep the view' }).click();
  await expect(mark(colleague)).toHaveText('View Frasers');
  expect(JSON.stringify(await storedViews(colleague))).toContain('q=fraser&pageSize=50&hide=region');
  await other.close();
});

test('VIEW-4 views are of the account; foreign or broken text under its key harms nothing @nightly', async ({
  page,
}) => {
  await visit(page, '/regions?q=nor');
  await keepAs(page, 'North');
  const [[key = '', text = ''] = []] = await storedViews(page);
  expect(key).toMatch(/^views-[a-z\d]+$/);
  expect(key + text).not.toContain('@');
  await page.evaluate(([name, value]) => localStorage.setItem(`${name}x`, value ?? ''), [key, text]);
  for (const broken of ['', '{', 'null', '[1]', '{"kind":"fairway-views","views":[7,{"list":"regions"}]}']) {
    await page.evaluate(([name, value]) => localStorage.setItem(name ?? '', value ?? ''), [key, broken]);
    await visit(page, '/regions?q=nor&hide=&view=North');
    await expect(mark(page)).toContainText('not kept here');
    await openViews(page);
    await expect(dialog(page)).toContainText('No views are kept yet.');
  }
});

test('VIEW-7 a view with parts that the list does not know says which, and shows the rest @nightly', async ({
  page,
}) => {
  await visit(page, '/all-users?status=ACTIVE&league=3&pageSize=20&hide=uid.birthday&view=Old');
  await expect(page.locator('[data-slot=unknown-parts]')).toHaveText(
    'The list does not know the filter “league”, the column “birthday” of the view “Old”. The rest is shown.',
  );
  await expect(listOn(page, 'Users').rows).toHaveCount(20);
  await expect(listOn(page, 'Users').heads.first()).toHaveAttribute('aria-label', 'Name');
  await expectAccessibleAtNight(page);
});

test('VIEW-8 the search box offers views, by name or when it is empty', async ({ page }) => {
  await visit(page, '/countries?sortedBy=-name');
  await keepAs(page, 'Zulu first');
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
  await expect(mark(page)).toHaveText('View Zulu first');
});

test('VIEW-2 views are kept and opened at 390 px by touch @nightly', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/countries?sortedBy=-name');
  await keepAs(page, 'A view with quite a long name that does not fit');
  await visit(page, '/countries');
  await openViews(page);
  await expectAccessibleAtNight(page);
  await dialog(page)
    .getByRole('link', { name: /^A view with quite/ })
    .click();
  await expect(mark(page)).toContainText('A view with quite');
  await openViews(page);
  await dialog(page)
    .getByRole('button', { name: /^Delete A view with quite/ })
    .click();
  await dialog(page)
    .getByRole('button', { name: /^Yes, delete A view/ })
    .click();
  await expect(kept(page)).toHaveCount(1);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
});
