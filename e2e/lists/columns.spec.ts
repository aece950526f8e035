import type { Page } from '@playwright/test';
import { type List, listOn, roundsAddress, visit } from '../support/screens';
import { expect, test } from '../support/test';

// This width shows every column of the list.
test.use({ viewport: { width: 1440, height: 900 } });

const DECLARED = [
  'Round ID',
  'Course',
  'Tees',
  'Country',
  'Status',
  'Scoring Format',
  'Matchplay Format',
  'Created At',
  'Created By',
  'Winner',
];

/** The default columns, with the column `header` moved before the column `before`. */
function moved(header: string, before: string): string[] {
  const others = DECLARED.filter((other) => other !== header);
  return others.toSpliced(others.indexOf(before), 0, header);
}

/** Expects these column heads, and the same order of cells in the first row. */
async function expectColumns(list: List, headers: readonly string[]): Promise<void> {
  await expect
    .poll(() => list.heads.evaluateAll((heads) => heads.map((head) => head.getAttribute('aria-label'))))
    .toEqual(headers);
  const cells = list.rows.first().locator('td[data-label]');
  expect(await cells.evaluateAll((all) => all.map((cell) => cell.getAttribute('data-label')))).toEqual(headers);
}

async function openColumns(page: Page, list: List): Promise<void> {
  await list.menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: /^Columns/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('menuitemcheckbox').first()).toBeFocused();
}

/** Moves the last column to the front with the list's menu. */
async function moveWinnerFirst(page: Page, list: List): Promise<void> {
  await openColumns(page, list);
  await page.keyboard.press('w');
  await expect(page.getByRole('menuitemcheckbox', { name: 'Winner' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  for (const _ of DECLARED.slice(1)) await page.keyboard.press('Enter');
  await expect(page.getByText('Winner: column 1 of 10')).toBeAttached();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
}

test('LIST-13 the list’s menu moves a column by keyboard and keeps the focus, even at the last position', async ({
  page,
  keenest,
}) => {
  const list = listOn(page);
  await visit(page, roundsAddress(keenest));
  await openColumns(page, list);
  await page.keyboard.press('ArrowDown');
  // The menu moves its focus shortly after the key press.
  await expect(page.getByRole('menuitemcheckbox', { name: 'Course' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const left = page.getByRole('menuitem', { name: 'Move Course left' });
  await expect(left).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(left).toBeFocused();
  await expectColumns(list, moved('Course', 'Round ID'));
  await expect(page.getByText('Course: column 1 of 10')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(left).toBeFocused();
  await expect(left).toBeDisabled();

  await page.keyboard.press('ArrowRight');
  const right = page.getByRole('menuitem', { name: 'Move Course right' });
  await expect(right).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(right).toBeFocused();
  await expectColumns(list, moved('Course', 'Country'));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Move Tees right' })).toBeFocused();
});

test.describe(() => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('LIST-13 the server’s HTML already has the columns that the user chose before', async ({
    page,
    context,
    keenest,
  }) => {
    const list = listOn(page);
    await visit(page, roundsAddress(keenest));
    await moveWinnerFirst(page, list);
    const html = await (await context.request.get(roundsAddress(keenest))).text();
    const heads = [...html.matchAll(/<th\s[^>]*aria-label="([^"]*)"[^>]*>/g)].map(([, label]) => label);
    expect(heads).toEqual(moved('Winner', 'Round ID'));
    await visit(page, roundsAddress(keenest));
    await expectColumns(list, moved('Winner', 'Round ID'));
  });
});
