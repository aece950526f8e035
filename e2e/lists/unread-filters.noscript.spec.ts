import { openFilterForm } from '../support/lists';
import { expect, test } from '../support/test';

test('LIST-11 LIST-25 FILTER-11 without JavaScript the filter form reads +2 as a plus handicap, and the list names a value that it cannot read', async ({
  page,
}) => {
  await page.goto('/all-users');
  const apply = async (from: string, to: string) => {
    const form = await openFilterForm(page);
    await form.getByLabel('Handicap from').fill(from);
    await form.getByLabel('Handicap to').fill(to);
    await form.getByRole('button', { name: 'Apply' }).click();
  };
  const unread = page.locator('[data-slot=unread-filter]');
  await apply('abc', '20');
  await expect(unread).toContainText('Handicap from “abc” is not a number. The list is not filtered by Handicap.');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('not filtered by Handicap');
  await apply('5', '3');
  await expect(unread).toContainText('Handicap from “5” to “3”: the second handicap is lower than the first.');
  await unread.getByRole('link', { name: 'Remove filter Handicap' }).click();
  await expect(unread).toHaveCount(0);
  await apply('+2', '1,5');
  await expect(page.getByRole('link', { name: 'Handicap +2.0 to 1.5' })).toBeVisible();
  await expect(unread).toHaveCount(0);
});
