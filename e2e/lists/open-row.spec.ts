import type { Locator, Page } from '@playwright/test';
import { listOn, visit } from '../support/screens';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const row = (page: Page, place: number) => listOn(page, 'Users').rows.nth(place);
const cell = (page: Page, place: number, label: string) => row(page, place).locator(`td[data-label="${label}"]`);
const place = (page: Page) => page.getByRole('navigation', { name: 'Previous and next in Users' });

test('ROW-1 a click in a row, beside its links, opens the record, which shows its position in the list', async ({
  page,
}) => {
  await visit(page, '/all-users?sortedBy=name');
  const uid = await row(page, 2).getAttribute('data-uid');
  await cell(page, 2, 'Country').click();
  await expect(page).toHaveURL(`/all-users/${uid}`);
  await expect(place(page)).toContainText('3 of');
  await page.goBack();
  const next = await row(page, 4).getAttribute('data-uid');
  await cell(page, 4, 'Status').click();
  await expect(page).toHaveURL(`/all-users/${next}`);
  await expect(place(page)).toContainText('5 of');
});

test('ROW-1 a click on a row with Ctrl or the middle button opens its record in another tab @nightly', async ({
  page,
  context,
}) => {
  await visit(page, '/all-users?sortedBy=-name');
  const address = page.url();
  const ways: Parameters<Locator['click']>[0][] = [{ modifiers: ['ControlOrMeta'] }, { button: 'middle' }];
  for (const way of ways) {
    const uid = await row(page, 1).getAttribute('data-uid');
    const opened = context.waitForEvent('page');
    await cell(page, 1, 'Country').click(way);
    const tab = await opened;
    await expect(tab).toHaveURL(`/all-users/${uid}`);
    expect(page.url()).toBe(address);
    await tab.close();
  }
});

test('ROW-1 clicking a button or time in a row, or selecting its text, does not open the record @nightly', async ({
  page,
}) => {
  await visit(page, '/all-users?q=Fraser');
  const box = await cell(page, 0, 'Country').boundingBox();
  if (!box) throw new Error('The Country cell has no box');
  await page.mouse.move(box.x + 9, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => getSelection()?.toString().length)).toBeGreaterThan(2);
  await row(page, 0).getByRole('button', { name: 'Copy user ID' }).click();
  await page.keyboard.press('Shift+F10');
  await expect(page).toHaveURL('/all-users?q=Fraser');
  await visit(page, '/events');
  await page.locator('tr[data-uid] time[data-tip-from]').first().click();
  await expect(page.locator('[data-slot="tooltip-content"]:popover-open')).toBeVisible();
  await expect(page).toHaveURL('/events');
});
