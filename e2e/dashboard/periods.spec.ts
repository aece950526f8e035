import { cardOf, expectRows, numberOf } from '../support/dashboard';
import { expectQuery, visit } from '../support/screens';
import { expect, test } from '../support/test';

test('DASH-1 DASH-2 the dashboard compares complete weeks and counts the current week separately; each number links to a list of what it counts @nightly', async ({
  page,
}) => {
  await visit(page, '/');
  const card = cardOf(page, 'New users');
  for (const name of [/^[\d,]+$/, / before$/, / so far this week$/]) {
    const figure = card.locator('[data-slot=card-header]').getByRole('link', { name });
    await expectRows(page, figure, await numberOf(figure), 'All Users');
    await page.goBack();
  }
  await expect(page.getByText(/^Compared: .+ with .+$/)).toBeVisible();
  await expect(cardOf(page, 'Played rounds').getByText(/^Not compared, so far this week: /)).toBeVisible();
  await page.getByRole('combobox', { name: 'Period', exact: true }).selectOption('This month');
  await expectQuery(page, '?period=this-month&interval=week');
  await expect(page.getByRole('radiogroup', { name: 'Interval' }).getByRole('radio')).toHaveCount(1);
  await page.getByRole('link', { name: 'Earlier' }).click();
  await expectQuery(page, '?period=last-month');
  await expect(page.getByText(/^Compared: /)).toHaveCount(0);
});
