import { openFilters } from '../support/lists';
import { expectQuery, visit } from '../support/screens';
import { expect, test } from '../support/test';

test('FILTER-10 the filter shows a value of the address that it cannot read, with the error beside it', async ({
  page,
}) => {
  await visit(page, '/all-users?handicapMin=abc&handicapMax=20');
  const panel = await openFilters(page, 'Handicap');
  const from = panel.getByLabel('Handicap from');
  await expect(from).toHaveValue('abc');
  await expect(from).toHaveAttribute('aria-invalid', 'true');
  await expect(from).toHaveAccessibleDescription('“abc” is not a number.');
  await from.fill('10');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expectQuery(page, '?handicapMin=10&handicapMax=20');
  await expect(page.locator('[data-slot=unread-filter]')).toHaveCount(0);
});
