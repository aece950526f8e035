import type { Page } from '@playwright/test';
import type { User } from '@/lib/contract/users';
import { expectAccessibleAtNight } from '../support/accessibility';
import { listOn, toasts, visit } from '../support/screens';
import { expect, test } from '../support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 1440, height: 900 } });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const clipboardHtml = (page: Page) =>
  page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return (await item?.getType('text/html'))?.text();
  });
const rowMenu = (page: Page, row: number) => listOn(page, 'Users').rows.nth(row).locator('[data-row-menu]');
/** The latest toast about copying. A toast about unreadable rows may stand beside it. */
const copied = (page: Page) => toasts(page).filter({ hasText: 'Copied to clipboard' }).first();
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

/** Copies a row with the row's menu. */
async function copyRow(page: Page, row: number, name: string): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await listOn(page, 'Users').rows.nth(row).hover();
  await rowMenu(page, row).click();
  await item(page, name).click();
  await expect(copied(page)).toBeVisible();
  await expect.poll(() => clipboard(page)).not.toBe('');
  return clipboard(page);
}

test('COPY-1 COPY-2 the row menu copies a row’s ID, its link, or its visible cells', async ({ page, api, baseURL }) => {
  const { items } = await api.list('admin/users', { pageSize: 10, search: 'Fraser' });
  const user = items[1] as User;
  await visit(page, '/all-users?q=Fraser&hide=region.status.createdAt.lastActiveAt');
  const link = `${baseURL}/all-users/${user.uid}`;
  expect(await copyRow(page, 1, 'Copy ID')).toBe(user.uid);
  expect(await copyRow(page, 1, 'Copy link')).toBe(link);
  const name = `${user.firstName} ${user.lastName}`;
  const cells = (await copyRow(page, 1, 'Copy for spreadsheet')).split('\t');
  expect(cells).toHaveLength(4);
  expect([cells[0], cells[3]]).toEqual([name, user.uid]);
  expect(await clipboardHtml(page)).toContain(`<td>${user.uid}</td>`);
});

test('COPY-4 COPY-5 a copied link keeps the sender’s time zone, and the list that it opens offers the user’s own @nightly', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'time-zone', value: 'Asia/Tokyo', domain: 'localhost', path: '/' }]);
  await visit(page, '/all-users?q=Fraser&hide=uid');
  await listOn(page, 'Users').menu.click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect(toasts(page)).toHaveText('Copied to clipboard');
  const link = new URL(await clipboard(page));
  expect(Object.fromEntries(link.searchParams)).toEqual({ q: 'Fraser', zone: 'Asia/Tokyo', hide: 'uid' });

  await context.addCookies([{ name: 'time-zone', value: 'Europe/London', domain: 'localhost', path: '/' }]);
  await visit(page, link.href);
  const head = listOn(page, 'Users').table.getByRole('columnheader', { name: 'Created at' });
  await expect(head).toContainText('Tokyo');
  const line = page.locator('[data-slot=pinned-zone]');
  await expect(line).toContainText('Times are in Asia/Tokyo, from the link you opened');
  await expectAccessibleAtNight(page);
  await listOn(page, 'Users').sort('Name').click();
  await expect(page).toHaveURL(/sortedBy=name/);
  await expect(head).toContainText('Tokyo');
  await line.getByRole('link', { name: /^Use mine/ }).click();
  await expect(line).toHaveCount(0);
  await expect(head).toContainText('London');
  expect(new URL(page.url()).searchParams.has('zone')).toBe(false);
});

test('COPY-5 a preview uses the time zone in the URL, whether a click or the URL itself opens it', async ({ page }) => {
  const created = page.locator('[data-slot=preview]').getByRole('term').filter({ hasText: 'Created at' }).locator('..');
  await visit(page, '/all-users?q=Fraser&zone=Asia/Tokyo');
  await listOn(page, 'Users')
    .rows.first()
    .getByRole('button', { name: /^Preview / })
    .click();
  await expect(created).toContainText('Tokyo');
  await page.reload();
  await expect(created).toContainText('Tokyo');
});
