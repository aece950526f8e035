import { exportAddress, startExport } from '../support/exports';
import { listOn, visit } from '../support/screens';
import { expect, test } from '../support/test';

const counted = (count: number) => count.toLocaleString('en-GB');
const words = 'Handicap from “abc” is not a number';
const line = `${words}. The list is not filtered by Handicap.`;

test('LIST-25 a filter that cannot be read is named above the list, in title and total, on every page and in a saved view, until a link removes it', async ({
  page,
  api,
}) => {
  const { paging } = await api.list('admin/users', { status: 'ACTIVE', pageSize: 1 });
  const total = counted(paging.total);
  await visit(page, '/all-users?handicapMin=abc&handicapMax=20&status=ACTIVE');
  const unread = page.locator('[data-slot=unread-filter]');
  const heading = page.getByRole('heading', { level: 1 });
  const list = listOn(page, 'Users');
  const isNamed = async () => {
    await expect(unread).toContainText(line);
    await expect(heading).toHaveText(`All Users ${total} not filtered by Handicap`);
    await expect(list.pages).toContainText(`Total items ${total}, not filtered by Handicap`);
  };
  await isNamed();
  await list.step('Next').click();
  await expect(list.pageOf).toHaveText(/^Page 2 of /);
  await isNamed();

  await list.menu.click();
  await page.getByRole('menuitem', { name: 'Save as a view' }).click();
  await page.getByLabel('View name').fill('Low handicaps');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Low handicaps' })).toHaveAttribute('aria-current', 'page');
  await isNamed();

  await unread.getByRole('link', { name: 'Remove filter Handicap' }).click();
  await expect(unread).toHaveCount(0);
  await expect(heading).toHaveText(`All Users ${total}`);
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused();
  await expect(page).toHaveURL(/[?&]status=ACTIVE(&|$)/);
  await expect(page).not.toHaveURL(/handicapM/);
});

test('LIST-25 with a filter that cannot be read, the CSV of a list is refused, and print and summary name the filter', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  await visit(page, '/all-users?handicapMin=abc');
  const refused = await page.request.get(await exportAddress(page));
  expect([refused.status(), await refused.text()]).toEqual([400, expect.stringContaining(words)]);
  const dialog = await startExport(page);
  await expect(dialog).toContainText('rows, not filtered by Handicap');
  await expect(dialog.getByRole('alert')).toContainText(`The export failed. ${words}.`);
  await expect(dialog.getByRole('alert')).toContainText('Nothing was saved.');

  await page.goto('/all-users?handicapMin=abc&print=1');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(line).filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('not filtered by Handicap');

  await page.emulateMedia({ media: 'screen' });
  await page.goto(`/break-down?${new URLSearchParams({ list: '/all-users?handicapMin=abc', by: 'status' })}`);
  await expect(page.getByText(line)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('not filtered by Handicap');
  const file = await page.request.get((await page.getByRole('link', { name: 'CSV' }).getAttribute('href')) ?? '');
  expect([file.status(), await file.text()]).toEqual([400, expect.stringContaining(words)]);
});
