import type { Locator, Page } from '@playwright/test';
import { tabTo } from '../support/accessibility';
import { mark } from '../support/faults';
import { expectQuery, listOn, visit } from '../support/screens';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

/** Presses the keys in turn. After each key, the element listed with it must have the focus. */
async function walk(page: Page, steps: readonly (readonly [key: string, focused: Locator])[]): Promise<void> {
  for (const [key, focused] of steps) {
    await page.keyboard.press(key);
    await expect(focused, key).toBeFocused();
  }
}

test('KEY-8 while the keyboard walks through a list, the focus always stays on a visible element', async ({
  page,
  fault,
}) => {
  const nothing = mark();
  const list = listOn(page, 'Users');
  const [first, second] = [list.rows.nth(0), list.rows.nth(1)];
  await visit(page, `/all-users?q=${nothing}`);

  // The link “Clear search” disappears with the empty list.
  await tabTo(page, list.table.getByRole('link', { name: 'Clear search', exact: true }));
  await walk(page, [
    ['Enter', first],
    ['j', second],
  ]);

  // After a dialog or menu closes, the focus returns to the row.
  const palette = page.getByRole('dialog', { name: 'Search everything' });
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const preview = page.locator('[data-slot=preview]');
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await walk(page, [
    ['Control+k', palette.getByRole('combobox')],
    ['Escape', second],
    ['?', shortcuts.getByRole('button', { name: 'Close' })],
    ['Escape', second],
    ['.', page.getByRole('menuitem', { name: /^Open/ })],
    ['Escape', second],
    ['Space', preview],
    ['Escape', second],
    ['x', second],
    ['e', page.getByRole('dialog', { name: /^Export/ }).getByRole('button', { name: 'Close' })],
    ['Escape', second],
  ]);
  await walk(page, [
    ['f', filters.getByRole('combobox')],
    ['Escape', second],
  ]);
  await list.search.focus();
  await walk(page, [
    ['Control+k', palette.getByRole('combobox')],
    ['Escape', list.search],
  ]);

  // Links that reload the list keep their DOM element, and so the focus.
  await tabTo(page, list.sort('Country'));
  await page.keyboard.press('Enter');
  await expectQuery(page, '?sortedBy=country');
  await expect(list.sort('Country')).toBeFocused();
  await page.keyboard.press(']');
  await expectQuery(page, '?sortedBy=country&pageNumber=2');
  await expect(list.sort('Country')).toBeFocused();
  await tabTo(page, list.size);
  await page.keyboard.press('ArrowDown');
  await expectQuery(page, '?sortedBy=country&pageSize=20');
  await expect(list.size).toBeFocused();
  await expect(list.size).toHaveValue('20');

  // The selection bar disappears when nothing is selected.
  await tabTo(page, list.step('Next'));
  await page.keyboard.press('j');
  await walk(page, [
    ['Home', first],
    ['x', first],
  ]);
  await tabTo(page, page.getByRole('toolbar').getByRole('button', { name: 'Copy' }));
  const clear = page.getByRole('toolbar').getByRole('button', { name: 'Clear' });
  await walk(page, [
    ['End', clear],
    ['Enter', first],
  ]);

  // The row's check box disappears with its row.
  await tabTo(page, first.getByRole('checkbox'));
  await page.keyboard.press(']');
  await expectQuery(page, '?sortedBy=country&pageSize=20&pageNumber=2');
  await expect(first).toBeFocused();

  // The record's screen has other content, so the focus moves to its start.
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => /^\/all-users\/./.test(url.pathname));
  await expect(page.getByRole('main')).toBeFocused();
  const tab = page.getByRole('navigation', { name: 'User' }).getByRole('link', { name: /^Friends/ });
  await tabTo(page, tab);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^User Friends/ })).toBeVisible();
  await expect(tab).toBeFocused();

  const failing = mark();
  const down = await fault({ match: failing, answer: { status: 409, body: '{}' } });
  await visit(page, `/all-users?q=${failing}`);
  await tabTo(page, page.getByRole('link', { name: 'Retry' }));
  await down.end();
  await fault({ match: failing, dropSearch: true });
  await walk(page, [['Enter', first]]);
});

test('KEY-8 removing filters and saving or deleting views by keyboard leaves the focus on the page', async ({
  page,
}) => {
  await visit(page, '/countries?sortedBy=-name');
  const views = page.getByRole('navigation', { name: 'Views' });
  const current = views.locator('a[aria-current]');
  const { menu } = listOn(page);
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: /^Columns/ })).toBeFocused();
  await page.getByRole('menuitem', { name: 'Save as a view' }).press('Enter');
  await expect(page.getByLabel('View name')).toBeFocused();
  await page.keyboard.type('Backwards');
  await walk(page, [['Enter', menu]]);
  await expect(current).toHaveText('Backwards');

  await walk(page, [['Tab', page.getByRole('link', { name: 'All', exact: true })]]);
  await tabTo(page, page.getByRole('link', { name: /^Sort by Users/ }));
  await page.keyboard.press('Enter');
  const save = views.getByRole('button', { name: 'Save the view' });
  await expect(save).toBeVisible();
  for (let presses = 0; presses < 20 && !(await save.evaluate((one) => one === document.activeElement)); presses++) {
    await page.keyboard.press('Shift+Tab');
  }
  await walk(page, [['Enter', current]]);
  await expect(current).toHaveText('Backwards');

  await tabTo(page, views.getByRole('button', { name: 'Delete Backwards' }));
  await walk(page, [
    ['Enter', views.getByRole('button', { name: 'Cancel' })],
    ['Enter', views.getByRole('button', { name: 'Delete Backwards' })],
    ['Enter', views.getByRole('button', { name: 'Cancel' })],
    ['Shift+Tab', views.getByRole('button', { name: 'Delete', exact: true })],
    ['Enter', current],
  ]);
  await expect(current).toHaveText('All');

  await visit(page, '/all-users?status=ACTIVE&handicapMin=1');
  await tabTo(page, page.getByRole('link', { name: 'Remove filter Status' }));
  await page.keyboard.press('Enter');
  await expectQuery(page, '?handicapMin=1');
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Clear filters' }));
  await page.keyboard.press('Enter');
  await expectQuery(page, '');
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused();
});

test('LIST-6 the focus stays on the link to the last page when that page opens', async ({ page }) => {
  const list = listOn(page, 'Users');
  await visit(page, '/all-users');
  await list.step('Last').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Page ([\d,]+) of \1$/)).toBeVisible();
  await expect(list.step('Last')).toBeDisabled();
  await expect(list.step('Last')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(list.step('Previous')).toBeFocused();
});
