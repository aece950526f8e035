import { e2eConfig } from '../../tools/test/e2e-config.mjs';
import { staff } from '../../tools/testing/browser.mjs';
import { expectFocusShown, tabTo } from '../support/accessibility';
import { expectQuery, listOn, untilLive } from '../support/screens';
import { expect, test } from '../support/test';

test.use({ storageState: { cookies: [], origins: [] }, viewport: { width: 1440, height: 900 } });

test('FR-2 LIST-4 by keyboard alone a person signs in and opens a tee dialog; when the dialog closes, the focus returns visibly to its button @nightly', async ({
  page,
}) => {
  await page.goto('/login');
  await untilLive(page);
  await tabTo(page, page.getByLabel('E-mail'));
  await page.keyboard.type(staff.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(staff.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await untilLive(page);

  const skip = page.getByRole('link', { name: 'Skip to content' });
  await tabTo(page, skip);
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('combobox', { name: 'Period' }), 1);
  await tabTo(page, main.getByRole('link', { name: /^[\d,]+$/ }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'All Users' })).toBeVisible();

  const users = listOn(page, 'Users');
  await tabTo(page, users.search);
  await page.keyboard.type('featherstonehaugh siob');
  await expect(users.rows).toHaveCount(1);
  await tabTo(page, users.rows.first().getByRole('link'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Featherstonehaugh/ })).toBeVisible();
  await tabTo(page, page.getByRole('navigation', { name: 'User' }).getByRole('link', { name: /^Friendly rounds/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: /^User Friendly Rounds/ })).toBeVisible();

  const rounds = listOn(page);
  await tabTo(page, rounds.sort('Status'));
  await page.keyboard.press('Enter');
  await expectQuery(page, '?sortedBy=status');
  await expect(rounds.sort('Status')).toBeFocused();
  const tee = rounds.rows.first().getByRole('cell').nth(3).getByRole('button');
  await tabTo(page, tee);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Tee Information' });
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 4; presses++) {
    expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(tee).toBeFocused();
  await expectFocusShown(page);
});

test.describe(() => {
  test.use({ storageState: e2eConfig.session });

  test('LIST-6 the focus stays on the link to the last page when that page opens', async ({ page }) => {
    const list = listOn(page, 'Users');
    await page.goto('/all-users');
    await untilLive(page);
    await list.step('Last').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Page ([\d,]+) of \1$/)).toBeVisible();
    await expect(list.step('Last')).toBeDisabled();
    await expect(list.step('Last')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(list.step('Previous')).toBeFocused();
  });

  test('LAY-6 QUERY-1 menus work by keyboard, and return the focus to their button when they close', async ({
    page,
  }) => {
    const list = listOn(page, 'Users');
    await page.goto('/all-users');
    await untilLive(page);
    await list.menu.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: /^Columns/ })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    const country = page.getByRole('menuitemcheckbox', { name: 'Country' });
    await expect(page.getByRole('menuitemcheckbox').first()).toBeFocused();
    for (const name of ['Handicap', 'Country']) {
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('menuitemcheckbox', { name, exact: true })).toBeFocused();
    }
    await page.keyboard.press('Space');
    await expect(country).not.toBeChecked();
    await expect(list.heads.filter({ hasText: 'Country' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(list.menu).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menu', { name: 'List' })).toBeVisible();
  });
});
