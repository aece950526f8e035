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

test('DASH-1 DASH-2 DASH-3 if a dashboard period starts or ends within a week, the chart marks that part of a week and links to its days @nightly', async ({
  page,
}) => {
  await visit(page, '/?period=custom&from=2026-03-01&to=2026-03-24');
  await expect(page.getByText('1 to 24 Mar 2026', { exact: true })).toBeVisible();
  await expect(page.getByText('Previous period, 25 Jan to 17 Feb', { exact: true })).toBeVisible();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('2026-03-01');
  const card = cardOf(page, 'New users');
  const headline = card.locator('[data-slot=card-header]').getByRole('link').first();
  const total = await numberOf(headline);
  const point = card.locator('[data-slot=chart-mark]').last();
  await point.hover();
  await expect(point.locator('[data-slot=chart-tooltip]')).toContainText(
    /^23 to 24 MarPart of a week\d+Previous period\d+$/,
  );
  await card.locator('summary').click();
  const rows = card
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  await expect(rows.getByRole('rowheader')).toHaveText([
    '1 Mar (part of a week)',
    '2 to 8 Mar',
    '9 to 15 Mar',
    '16 to 22 Mar',
    '23 to 24 Mar (part of a week)',
  ]);
  const counts = await Promise.all((await rows.all()).map((row) => numberOf(row.getByRole('cell').first())));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total);
  for (const [row, address] of [
    [rows.first(), 'createdFrom=2026-03-01&createdTo=2026-03-01'],
    [rows.last(), 'createdFrom=2026-03-23&createdTo=2026-03-24'],
  ] as const) {
    const figure = row.getByRole('link').first();
    await expectRows(page, figure, await numberOf(figure), 'All Users');
    expect(page.url()).toContain(address);
    await page.goBack();
    await card.locator('summary').click();
  }
  await expectRows(page, headline, total, 'All Users');
  await expect(page).toHaveURL(/createdFrom=2026-03-01&createdTo=2026-03-24$/);
});

test('DASH-2 DASH-3 if a month is compared with a longer one, the dashboard’s table has a row for each day of the longer month @nightly', async ({
  page,
}) => {
  await visit(page, '/?period=custom&from=2026-02-01&to=2026-02-28&interval=day');
  const card = cardOf(page, 'New users');
  await card.locator('summary').click();
  const rows = card
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(31);
  await expect(rows.last().getByRole('rowheader')).toHaveText('31 Jan (before)');
  const counts = await Promise.all((await rows.all()).map((row) => numberOf(row.getByRole('cell').last())));
  const before = card.locator('[data-slot=card-header]').getByRole('link', { name: / before$/ });
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(await numberOf(before));
});
