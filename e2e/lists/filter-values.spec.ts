import type { Locator } from '@playwright/test';
import { openFilters } from '../support/lists';
import { expectQuery, listOn, visit } from '../support/screens';
import { expect, test } from '../support/test';

const messageOf = (field: Locator) => field.evaluate((input: HTMLInputElement) => input.validationMessage);

test('FILTER-10 a filter accepts common spellings of a number, and shows an error at a field that it cannot read', async ({
  page,
}) => {
  await visit(page, '/all-users');
  const panel = await openFilters(page, 'Handicap');
  const [from, to] = [panel.getByLabel('Handicap from'), panel.getByLabel('Handicap to')];
  const apply = panel.getByRole('button', { name: 'Apply' });
  await from.fill('abc');
  await apply.click();
  expect(await messageOf(from)).toBe('“abc” is not a number.');
  await from.fill('1e1');
  await to.fill('.5');
  await apply.click();
  expect(await messageOf(to)).toBe('The second handicap is lower than the first.');
  await expect(panel).toBeVisible();
  await expectQuery(page, '');
  await from.fill(' ,5 ');
  await to.fill('1e1');
  await from.hover();
  await page.mouse.wheel(0, 100);
  await expect(from).toHaveValue(' ,5 ');
  await apply.click();
  await expectQuery(page, '?handicapMin=0.5&handicapMax=10');
  await expect(page.getByRole('button', { name: 'Handicap 0.5 to 10.0' })).toBeVisible();
});

test('FILTER-10 a filter shows a value from the URL that it cannot read, with an error beside it', async ({ page }) => {
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

test('FILTER-12 if the API ignores or refuses the filter for users who were never active, the list names it and shows no total', async ({
  page,
  fault,
  bearer,
  expectedErrors,
}) => {
  expectedErrors.push(/Request failed|status of 400/);
  const match = '/admin/users?pageNumber=1&pageSize=10&active=never';
  const ignored = await fault({
    match,
    bearer,
    patch: [{ path: ['items', 0, 'lastActiveAt'], value: '2026-11-01T10:00:00.000Z' }],
  });
  await visit(page, '/all-users?active=never');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('All Users not filtered by Last active');
  await expect(
    page.getByText(/^The golf service ignored the filter Last active: 1 of 10 rows do not match\. How many/),
  ).toBeVisible();
  await expect(listOn(page, 'Users').pages).toContainText('Total items unknown');
  await ignored.end();

  const error = { code: 'bad_request', message: 'unknown parameter "active"' };
  await fault({ match, bearer, answer: { status: 400, body: JSON.stringify({ error }) } });
  await visit(page, '/all-users?active=never');
  await expect(
    page.getByText('The golf service may not support the filter Last active. Remove it and try again.'),
  ).toBeVisible();
  await expect(heading).toHaveText('All Users');
});
