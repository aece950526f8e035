import { expectAccessible } from '../support/accessibility';
import { mark } from '../support/faults';
import { toasts, visit } from '../support/screens';
import { expect, test } from '../support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('ERR-3 differences from the contract and ignored filters are recorded and can be copied', async ({
  page,
  fault,
}) => {
  const tag = mark();
  const field = mark();
  await fault({
    match: tag,
    dropSearch: true,
    patch: [
      { path: ['items', 2, 'handicap'], value: '12.3' },
      { path: ['items', 4, 'handicap'], value: field },
    ],
  });
  await visit(page, `/all-users?q=${tag}`);
  await expect(toasts(page)).toContainText('Uh oh! Something went wrong.');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'API differences' }).click();
  await expect(page).toHaveURL('/api-differences');
  const row = page.getByRole('row', { name: /users\.list items\[\]\.handicap: Expected number, received string/ });
  await expect(row).toHaveCount(1);
  // No row data is kept.
  await expect(page.locator('main')).not.toContainText(field);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Copy for a ticket' }).click();
  await expect(toasts(page).first()).toContainText('Copied to clipboard');
  const ticket = await page.evaluate(() => navigator.clipboard.readText());
  expect(ticket).toMatch(/^- users\.list: items\[\]\.handicap: Expected number, received string \(\d+ ×, first /m);
});
