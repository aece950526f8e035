import type { Locator } from '@playwright/test';
import { openFilters } from '../support/lists';
import { nightly } from '../support/nightly';
import { expectQuery, visit } from '../support/screens';
import { expect, test } from '../support/test';

const counted = (count: number) => count.toLocaleString('en-GB');

for (const { path, total } of [
  { path: '/all-users', total: 'users' },
  { path: '/events', total: 'events' },
] as const) {
  test(`FILTER-1 the status filter of ${path} offers the statuses that the API counts, each with its number of rows${nightly(path !== '/all-users')}`, async ({
    page,
    api,
  }) => {
    const { total: all, byStatus } = await api.totals(total);
    const choices = byStatus.map(({ status, count }) => ({ value: status, count }));
    const without = all - choices.reduce((sum, { count }) => sum + count, 0);
    if (without > 0) choices.push({ value: 'none', count: without });
    await visit(page, path);
    const panel = await openFilters(page, 'Status');
    const options = panel.getByRole('listbox', { name: 'Status' }).getByRole('option');
    await expect(options).toHaveCount(choices.length);
    const optionOf = (value: string) => options.and(page.locator(`[data-value="${value}"]`));
    for (const { value, count } of choices) await expect(optionOf(value)).toContainText(counted(count));
    const { value, count } = choices.at(-1) ?? { value: '', count: 0 };
    await optionOf(value).click();
    await expectQuery(page, `?status=${value}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(counted(count));
  });
}

test('FILTER-9 a date filter shows an error for a range that ends before it starts, and for a year that is too early', async ({
  page,
}) => {
  const messageOf = (field: Locator) => field.evaluate((input: HTMLInputElement) => input.validationMessage);
  await visit(page, '/all-users');
  const panel = await openFilters(page, 'Created at');
  const [from, to] = [
    panel.getByLabel('Created at from', { exact: true }),
    panel.getByLabel('Created at to', { exact: true }),
  ];
  const apply = panel.getByRole('button', { name: 'Apply' });
  await from.fill('2026-03-02');
  await to.fill('2026-03-01');
  await apply.click();
  expect(await messageOf(to)).toBe('The second day is before the first.');
  await expect(panel).toBeVisible();
  await expectQuery(page, '');
  await from.fill('0026-03-01');
  await apply.click();
  expect(await messageOf(from)).toContain('1910');
  await expectQuery(page, '');
  await from.fill('2026-03-01');
  await apply.click();
  await expectQuery(page, '?createdFrom=2026-03-01&createdTo=2026-03-01');
});

test('FILTER-8 a chip opens the values of its filter, and a changed value applies at once', async ({ page }) => {
  await visit(page, '/all-users?status=ACTIVE&createdFrom=2024-01-01');
  const chip = page.getByRole('button', { name: /^Status/ });
  await chip.click();
  const panel = page.getByRole('dialog', { name: 'Filter Status' });
  const option = (name: RegExp) => panel.getByRole('option', { name });
  await expect(option(/^Active/)).toHaveAttribute('aria-checked', 'true');
  // The chip stays while its filter has no value yet.
  await option(/^Active/).click();
  await expectQuery(page, '?createdFrom=2024-01-01');
  await expect(option(/^Active/)).toHaveAttribute('aria-checked', 'false');
  await option(/^Suspended/).click();
  await expectQuery(page, '?createdFrom=2024-01-01&status=SUSPENDED');
  await expect(chip).toHaveText('Status Suspended');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(chip).toBeFocused();

  await chip.click();
  await panel.getByRole('button', { name: 'Clear' }).click();
  await expectQuery(page, '?createdFrom=2024-01-01');
  await page.keyboard.press('Escape');
  await expect(chip).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused();
});

test('FILTER-8 “Filters” opens a filter’s values; regions are those of the chosen country, and one step back undoes all changes', async ({
  page,
}) => {
  const query = () => Object.fromEntries(new URL(page.url()).searchParams);
  await visit(page, '/all-users?status=ACTIVE');
  const panel = await openFilters(page);
  await expect(panel.getByRole('option')).toHaveText([
    /^Country/,
    /^Region/,
    'Status Active',
    /^Handicap/,
    /^Created/,
    /^Last active/,
  ]);
  await openFilters(page, 'Region');
  await panel.getByRole('button', { name: 'Choose a country first' }).click();
  await panel.getByRole('option', { name: 'Wales' }).click();
  await openFilters(page, 'Region');
  const regions = panel.getByRole('listbox', { name: 'Region' }).getByRole('option');
  await regions.first().click();
  await expect.poll(() => Object.keys(query())).toEqual(['status', 'country', 'region']);
  await openFilters(page, 'Country');
  await panel.getByRole('option', { name: 'Scotland' }).click();
  await expect.poll(() => Object.keys(query())).toEqual(['status', 'region', 'country']);
  await panel.getByRole('option', { name: 'Wales' }).click();
  await expect.poll(() => Object.keys(query())).toEqual(['status', 'country']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Country Scotland' })).toBeVisible();
  await page.goBack();
  await expectQuery(page, '?status=ACTIVE');
});

test('FILTER-3 a preset applies at once, and its chip has the preset’s name and days', async ({ page }) => {
  await visit(page, '/events');
  const panel = await openFilters(page, 'Starts');
  await panel.getByRole('button', { name: 'This weekend' }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/startFrom=[\d-]+&startTo=[\d-]+$/);
  const { startFrom, startTo } = Object.fromEntries(new URL(page.url()).searchParams);
  const chip = page.getByRole('button', { name: `Starts (UTC) This weekend (${startFrom} to ${startTo})` });
  await chip.click();
  const values = page.getByRole('dialog', { name: 'Filter Starts' });
  await expect(values.getByRole('button', { name: 'This weekend' })).toHaveAttribute('aria-pressed', 'true');
  await expect(values.getByLabel('Starts from', { exact: true })).toHaveValue(String(startFrom));
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('FILTER-8 on a phone the filters open as a sheet from the bottom, and the keyboard stays closed until a field is tapped', async ({
    page,
  }) => {
    await visit(page, '/all-users');
    await page.getByRole('button', { name: /^Filters/ }).tap();
    const panel = page.getByRole('dialog', { name: 'Filters' });
    await panel.getByRole('option', { name: /^Country/ }).tap();
    await expect(panel.getByRole('option', { name: 'Wales' })).toBeVisible();
    await expect(panel.getByRole('combobox')).not.toBeFocused();
    const { x, y, width, height } = (await panel.boundingBox()) ?? { x: -1, y: 0, width: 0, height: 0 };
    expect([x, width, Math.round(y + height)]).toEqual([0, 390, 844]);
    await panel.getByRole('option', { name: 'Wales' }).tap();
    await expect(page).toHaveURL(/country=/);
    await panel.getByRole('button', { name: 'Done' }).tap();
    await expect(panel).toBeHidden();
  });
});

test('FILTER-2 staff can type a value that is not offered, and the chip shows it as a label', async ({ page }) => {
  await visit(page, '/group-members?role=CLUB_CAPTAIN');
  const chip = page
    .locator('div')
    .filter({ has: page.getByRole('link', { name: 'Remove filter Role' }) })
    .last();
  await expect(chip).toContainText('Club Captain');
  const panel = await openFilters(page, 'Role');
  await expect(panel.getByRole('option', { name: 'Club Captain' })).toHaveAttribute('aria-checked', 'true');
  await panel.getByText('Another value …').click();
  const other = panel.getByLabel('Another value of role');
  await other.fill('a/b');
  await other.press('Enter');
  expect(await other.evaluate((input: HTMLInputElement) => input.validationMessage)).toBe(
    '“a/b” is not a valid value.',
  );
  await other.fill('on hold');
  await other.press('Enter');
  await expectQuery(page, '?role=CLUB_CAPTAIN,ON_HOLD');
  await expect(chip).toContainText('Club Captain, On Hold');
});

test('FILTER-4 typing narrows a long list of choices; selected ones come first or last', async ({ page, api }) => {
  const { items } = await api.list('countries', { pageSize: 100, sortedBy: 'name' });
  const uidOf = (name: string) => String(items.find((item) => item.name === name)?.uid);
  await visit(page, `/all-users?country=${uidOf('Wales')}`);
  const panel = await openFilters(page, 'Country');
  const options = panel.getByRole('listbox', { name: 'Country' }).getByRole('option');
  const find = panel.getByRole('combobox', { name: 'Find in country' });
  await expect(options).toHaveCount(items.length);
  await expect(options.first()).toHaveText('Wales');
  await find.fill('engl');
  await expect(options).toHaveText(['England', 'Wales']);
  await find.press('Enter');
  await expectQuery(page, `?country=${uidOf('Wales')},${uidOf('England')}`);
  await find.fill('zzz');
  await expect(panel.getByRole('status').filter({ hasText: 'No choice' })).toHaveText('No choice matches “zzz”.');
  await expect(options).toHaveText(['Wales', 'England']);
});
