import type { Page } from '@playwright/test';
import { listOn, roundsAddress, stopClock, visit } from '../support/screens';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const tip = (page: Page) => page.getByRole('tooltip');

/** Moves the pointer out of the sidebar, to a spot without a tooltip. */
const away = (page: Page) => page.mouse.move(700, 24);

test('LAY-8 a tooltip appears after 700 ms, or at once within 300 ms of another tooltip', async ({ page, keenest }) => {
  const list = listOn(page);
  await page.clock.install();
  await visit(page, roundsAddress(keenest, '?pageNumber=2'));
  await stopClock(page);
  await list.step('Next').hover();
  await page.clock.runFor(699);
  await expect(tip(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tip(page)).toHaveText('Next page');
  await list.step('Last').hover();
  await page.clock.runFor(1);
  await expect(tip(page)).toHaveText('Last page');

  await away(page);
  await expect(tip(page)).toHaveCount(0);
  await page.clock.runFor(299);
  await list.step('First').hover();
  await page.clock.runFor(1);
  await expect(tip(page)).toHaveText('First page');

  await away(page);
  await page.clock.runFor(301);
  await list.step('First').hover();
  await page.clock.runFor(699);
  await expect(tip(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tip(page)).toHaveText('First page');
});

test('LAY-8 a tooltip stays while the pointer is on the tooltip, and Escape closes it', async ({ page, keenest }) => {
  await visit(page, roundsAddress(keenest, '?pageNumber=2'));
  await listOn(page).step('Next').hover();
  await expect(tip(page)).toHaveText('Next page');
  const box = await tip(page).boundingBox();
  if (!box) throw new Error('The tooltip has no box');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 4, { steps: 10 });
  await expect(tip(page)).toHaveText('Next page');
  await page.keyboard.press('Escape');
  await expect(tip(page)).toHaveCount(0);
});

test('LAY-8 the collapsed sidebar shows tooltips immediately; the open sidebar shows names instead of tooltips @nightly', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/');
  await stopClock(page);
  const users = page
    .getByRole('complementary', { name: 'Sidebar' })
    .getByRole('button', { name: 'Users', exact: true });
  await page.getByRole('complementary').getByRole('link', { name: 'Dashboard' }).hover();
  await page.clock.runFor(2000);
  await expect(tip(page)).toHaveCount(0);
  await page.keyboard.press('Control+b');
  await users.hover();
  await page.clock.runFor(1);
  await expect(tip(page)).toHaveText('Users');
});

test('LAY-8 letters typed in a menu focus the item that starts with them; after a pause of 1000 ms a letter starts a new search @nightly', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/');
  await page.getByRole('button', { name: /^Account of/ }).click();
  const item = (name: string) => page.getByRole('menu').getByText(name, { exact: true });
  await expect(item('Log out')).toBeVisible();
  await expect(page.getByRole('menu')).toContainText(/Isla Mackintosh.*Groups: admin.*Signed in \d{4}-/);
  await stopClock(page);
  await page.keyboard.press('l');
  await page.clock.runFor(10);
  await expect(item('Light')).toBeFocused();
  await page.clock.runFor(900);
  await page.keyboard.press('o');
  await page.clock.runFor(10);
  await expect(item('Log out')).toBeFocused();
  await page.clock.runFor(900);
  await page.keyboard.press('d');
  await page.clock.runFor(10);
  await expect(item('Log out'), 'no menu item starts with lod').toBeFocused();
  await page.clock.runFor(1001);
  await page.keyboard.press('d');
  await page.clock.runFor(10);
  await expect(item('Dark')).toBeFocused();
});
