import type { Page } from '@playwright/test';
import type { User } from '@/lib/resources/users';
import { expectAccessibleAtNight } from '../support/accessibility';
import { readDownload } from '../support/exports';
import { mark } from '../support/faults';
import { listOn, untilLive, visit } from '../support/screens';
import { expect, test } from '../support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 1440, height: 900 } });

const boxes = (page: Page) => listOn(page, 'Users').rows.getByRole('checkbox');
const selectAll = (page: Page) => page.getByRole('checkbox', { name: 'Select all rows of the page' });
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected rows' });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function copyIds(page: Page): Promise<string[]> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await bar(page).getByRole('button', { name: 'Copy' }).click();
  await page.getByRole('menuitem', { name: 'IDs' }).click();
  await expect.poll(() => clipboard(page)).not.toBe('');
  return (await clipboard(page)).split('\n');
}

test('SEL-1 SEL-3 one row, a range or all rows can be selected; a bar copies them and clears the selection', async ({
  page,
  api,
}) => {
  const { items } = await api.list('admin/users', { pageSize: 10, search: 'Fraser' });
  const uids = items.map(({ uid }) => uid);
  await visit(page, '/all-users?q=Fraser');
  const { firstName, lastName } = items[1] as User;
  await listOn(page, 'Users')
    .rows.nth(1)
    .getByRole('checkbox', { name: `Select ${firstName} ${lastName}` })
    .check();
  await expect(bar(page)).toContainText('1 selected');
  expect(await copyIds(page)).toEqual([uids[1]]);

  await boxes(page)
    .nth(4)
    .click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('4 selected');
  await expect(selectAll(page)).toHaveJSProperty('indeterminate', true);
  expect(await copyIds(page)).toEqual(uids.slice(1, 5));
  await expect(page).toHaveURL(/\/all-users\?q=Fraser$/);

  await selectAll(page).check();
  await expect(bar(page)).toContainText(`${uids.length} selected`);
  await boxes(page).first().uncheck();
  await expect(selectAll(page)).not.toBeChecked();
  await bar(page).getByRole('button', { name: 'Clear' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(listOn(page, 'Users').rows.nth(1)).toBeFocused();
});

test('SEL-2 x selects or deselects the focused row, and Shift+j and Shift+k extend the selection', async ({
  page,
  api,
}) => {
  const { items } = await api.list('admin/users', { pageSize: 10, search: 'Fraser' });
  await visit(page, '/all-users?q=Fraser');
  const rows = listOn(page, 'Users').rows;
  for (const key of ['x', 'j', 'j']) await page.keyboard.press(key);
  await expect(rows.nth(1)).toBeFocused();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  for (const key of ['Shift+J', 'Shift+J']) await page.keyboard.press(key);
  await expect(bar(page)).toContainText('3 selected');
  await expect(rows.nth(3)).toBeFocused();
  await page.keyboard.press('x');
  await expect(bar(page)).toContainText('2 selected');
  expect(await copyIds(page)).toEqual(items.slice(1, 3).map(({ uid }) => uid));
});

test('SEL-3 two to four selected users can be compared; countries cannot be compared @axe', async ({ page }) => {
  await visit(page, '/all-users?q=Fraser');
  const compare = bar(page).getByRole('link', { name: 'Compare' });
  await boxes(page).nth(0).check();
  await expect(compare).toHaveAttribute('aria-disabled', 'true');
  await boxes(page).nth(2).check();
  await expectAccessibleAtNight(page);
  await compare.click();
  await expect(page).toHaveURL(/\/compare\?of=golfer/);
  await expect(page.getByRole('region', { name: 'Comparison' }).getByRole('columnheader')).toHaveCount(2);

  await visit(page, '/countries');
  await page.locator('tr[data-uid]').first().getByRole('checkbox').check();
  await expect(bar(page).getByRole('button')).toHaveText(['Copy', 'Export selected', 'Clear']);
});

test('SEL-4 the CSV of selected rows has all columns, even hidden ones', async ({ page, api }) => {
  const { items } = await api.list('admin/users', { pageSize: 10, search: 'Fraser' });
  await visit(page, '/all-users?q=Fraser&hide=uid.region');
  await boxes(page).nth(0).check();
  await boxes(page).nth(3).check();
  const downloading = page.waitForEvent('download');
  await bar(page).getByRole('button', { name: 'Export selected' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^users-selected-\d{4}-\d\d-\d\d\.csv$/);
  const { header, rows } = await readDownload(download);
  expect(header).toContain('Region');
  expect(rows.map((row) => row['User ID'])).toEqual([items[0]?.uid, items[3]?.uid]);
});

test('SEL-5 opening another page clears the selection; opening a preview keeps it', async ({ page }) => {
  await visit(page, '/all-users');
  await boxes(page).nth(0).check();
  await listOn(page, 'Users')
    .rows.nth(0)
    .getByRole('button', { name: /^Preview / })
    .click();
  await expect(page).toHaveURL(/preview=/);
  await expect(page.locator('#preview-title')).toBeVisible();
  await expect(bar(page)).toContainText('1 selected');
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/preview=/);
  await expect(bar(page)).toContainText('1 selected');
  await listOn(page, 'Users').step('Next').click();
  await expect(page).toHaveURL(/pageNumber=2/);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('SEL-1 a row that could not be parsed cannot be selected, and phones show no check boxes', async ({
  page,
  fault,
}) => {
  const tag = mark();
  await fault({ match: tag, dropSearch: true, patch: [{ path: ['items', 1, 'uid'], value: null }] });
  await visit(page, `/all-users?q=${tag}`);
  await selectAll(page).check();
  await expect(bar(page)).toContainText('9 selected');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('tr[data-uid]').first()).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('SEL-6 after Back from another document, only rows that the bar counts are ticked', async ({ page }) => {
  await visit(page, '/all-users?q=Fraser');
  for (const index of [0, 1, 2]) await boxes(page).nth(index).check();
  await expect(bar(page)).toContainText('3 selected');
  await page.goto('/icon.svg');
  await page.goBack();
  await untilLive(page);
  await expect(boxes(page).first()).toBeVisible();
  const ticked = await boxes(page).evaluateAll(
    (all) => all.filter((box) => box instanceof HTMLInputElement && box.checked).length,
  );
  expect(ticked).toBe(0);
  await expect(bar(page)).toHaveCount(0);
});

test('SEL-6 LIST-7 a ticked row, a chosen page size or a typed search takes effect once the scripts have loaded', async ({
  page,
}) => {
  const list = listOn(page, 'Users');
  const beforeScripts = async (address: string, act: () => Promise<unknown>) => {
    const { promise: held, resolve: send } = Promise.withResolvers<void>();
    await page.unrouteAll();
    await page.route(/\/_next\/static\/.*\.js/, (route) => held.then(() => route.continue()));
    await page.goto(address, { waitUntil: 'commit' });
    await act();
    send();
  };
  await beforeScripts('/all-users?q=Fraser', () => boxes(page).nth(1).check());
  await untilLive(page);
  await expect(bar(page)).toContainText('1 selected');
  await expect(boxes(page).nth(1)).toBeChecked();

  await beforeScripts('/all-users', () => list.size.selectOption('20'));
  await expect(page).toHaveURL('/all-users?pageSize=20');
  await expect(list.rows).toHaveCount(20);
  await expect(list.size).toHaveValue('20');

  await beforeScripts('/all-users', () => list.search.fill('Fraser'));
  await expect(page).toHaveURL('/all-users?q=Fraser');
});
