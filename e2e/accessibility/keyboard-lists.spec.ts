import type { Page } from '@playwright/test';
import { tabTo } from '../support/accessibility';
import { readDownload } from '../support/exports';
import { expectQuery, toasts, untilLive, visit } from '../support/screens';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page, label: string) =>
  page
    .getByRole('region', { name: label, exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const tab = (page: Page, of: 'User' | 'Group', name: RegExp) =>
  page.getByRole('navigation', { name: of, exact: true }).getByRole('link', { name });

/** Presses Enter on the focused link, which must open the screen with this title. */
async function follow(page: Page, title: string | RegExp): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('heading').filter({ hasText: title }).first()).toBeVisible();
  await untilLive(page);
}

/** Opens the menu of the focused button, types letters, and chooses the item that they find. */
async function chooseByLetters(page: Page, letters: string, name: string | RegExp): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: /^Columns/ })).toBeFocused();
  await page.keyboard.type(letters);
  await expect(page.getByRole('menuitem', { name })).toBeFocused();
  await page.keyboard.press('Enter');
}

test('LAY-5 by keyboard alone a person opens a user by name, shows the e-mail address, and then opens the user’s groups, a group and its members @nightly', async ({
  page,
  api,
  keenest,
}) => {
  const groups = await api.list(`admin/users/${keenest.uid}/groups`, {});
  const group = groups.items[0]?.group as { uid: string; name: string };
  const members = await api.list(`admin/groups/${group.uid}/members`, {});

  await visit(page, '/all-users');
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('Siobhan Feather');
  await expect(rows(page, 'Users')).toHaveCount(1);
  await tabTo(page, rows(page, 'Users').getByRole('link', { name: keenest.name }));
  await follow(page, keenest.name);

  await tabTo(page, page.getByRole('button', { name: 'Show e-mail' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copy e-mail' })).toBeVisible();

  await visit(page, page.url());
  await tabTo(page, tab(page, 'User', /^Groups/));
  await follow(page, `User Groups ${groups.paging.total}`);
  await tabTo(page, rows(page, 'Groups').getByRole('link', { name: group.name, exact: true }).first());
  await follow(page, group.name);
  await tabTo(page, tab(page, 'Group', /^Members/));
  await follow(page, `Group Members ${members.paging.total}`);

  const band = page.getByRole('region', { name: 'Handicap spread' }).getByRole('link').nth(2);
  const count = Number(/^(\d+) members/.exec((await band.textContent()) ?? '')?.[1]);
  await tabTo(page, band);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: `Group Members ${count}`, exact: true })).toBeVisible();
});

test('LIST-8 by keyboard alone a person opens a country, one of its regions and the region’s users @nightly', async ({
  page,
}) => {
  await visit(page, '/countries?q=Scotland');
  const country = rows(page, 'Countries');
  const regions = await country.getByRole('cell').nth(3).textContent();
  await tabTo(page, country.getByRole('link', { name: 'Scotland', exact: true }));
  await follow(page, 'Scotland');
  await tabTo(page, page.locator('dl[aria-label=Totals]').getByRole('link', { name: regions ?? '?', exact: true }));
  await follow(page, `All Regions ${regions}`);
  await tabTo(page, page.getByRole('link', { name: 'Sort by Users', exact: true }));
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('sortedBy')).toBe('usersCount');
  const users = await rows(page, 'Regions').first().getByRole('cell').nth(3).textContent();
  await tabTo(page, rows(page, 'Regions').first().getByRole('cell').nth(3).getByRole('link'));
  await follow(page, `All Users ${users}`);
});

test('LIST-1 by keyboard alone a person chooses, applies and removes filters @nightly', async ({ page, api }) => {
  await visit(page, '/all-users');
  const open = page.getByRole('button', { name: /^Filters/ });
  const form = page.getByRole('form', { name: 'Filters' });
  await tabTo(page, open);
  await page.keyboard.press('Enter');
  await expect(form).toBeVisible();
  await tabTo(page, form.getByText('Country', { exact: true }).locator('xpath=ancestor::summary'), 3);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('checkbox', { name: 'Wales' })).toBeVisible();
  await tabTo(page, form.getByRole('checkbox', { name: 'Wales' }));
  await page.keyboard.press('Space');
  await tabTo(page, form.getByRole('checkbox', { name: 'Suspended' }));
  await page.keyboard.press('Space');
  await tabTo(page, form.getByRole('button', { name: 'Apply' }));
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  const wales = String((await api.list('countries', { search: 'Wales' })).items[0]?.uid);
  await expectQuery(page, `?country=${wales}&status=SUSPENDED`);
  const { paging } = await api.list('admin/users', { country: wales, status: 'SUSPENDED' });
  await expect(heading(page)).toContainText(`All Users ${paging.total}`);

  await tabTo(page, page.getByRole('link', { name: 'Remove filter Status' }));
  await page.keyboard.press('Enter');
  await expectQuery(page, `?country=${wales}`);
  await expect(open).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Clear filters' }));
  await page.keyboard.press('Enter');
  await expectQuery(page, '');
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(open).toBeFocused();
});

test.describe(() => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('QUERY-1 by keyboard alone a person hides a column, copies the link and exports a CSV in a list’s menu; each time the focus returns to the menu button @nightly', async ({
    page,
    api,
  }) => {
    const { paging } = await api.list('admin/groups', { search: 'golf' });
    const menu = page.getByRole('button', { name: 'More', exact: true });
    await visit(page, '/groups?q=golf');
    await tabTo(page, menu);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: /^Columns/ })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('menuitemcheckbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.type('ev');
    await expect(page.getByRole('menuitemcheckbox', { name: 'Events' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('columnheader', { name: 'Events' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();

    await chooseByLetters(page, 'copy', 'Copy link');
    await expect(toasts(page)).toHaveText('Copied to clipboard');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).search).toBe('?q=golf&hide=eventsCount');
    await expect(menu).toBeFocused();

    const downloading = page.waitForEvent('download');
    await chooseByLetters(page, 'exp', /^Export CSV/);
    const dialog = page.getByRole('dialog', { name: 'Export CSV' });
    expect((await readDownload(await downloading)).rows).toHaveLength(paging.total);
    const done = dialog.getByRole('button', { name: 'Done' });
    await tabTo(page, done, 5);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(menu).toBeFocused();
  });
});
