import { openFilters } from '../support/lists';
import { expectQuery, visit } from '../support/screens';
import { expect, test } from '../support/test';

const counted = (count: number) => count.toLocaleString('en-GB');

for (const { path, total } of [
  { path: '/all-users', total: 'users' },
  { path: '/events', total: 'events' },
] as const) {
  test(`FILTER-1 the statuses of ${path} are those that there are, with how many have each`, async ({ page, api }) => {
    const { total: all, byStatus } = await api.totals(total);
    const choices = byStatus.map(({ status, count }) => ({ value: status, count }));
    const without = all - choices.reduce((sum, { count }) => sum + count, 0);
    if (without > 0) choices.push({ value: 'none', count: without });
    await visit(page, path);
    const form = await openFilters(page);
    const status = form.getByRole('group', { name: 'Status' });
    await expect(status.getByRole('checkbox')).toHaveCount(choices.length);
    for (const { value, count } of choices) {
      const choice = status.locator('label').filter({ has: page.locator(`[value="${value}"]`) });
      await expect(choice).toContainText(counted(count));
    }
    const { value, count } = choices.at(-1) ?? { value: '', count: 0 };
    await status.locator(`[value="${value}"]`).check();
    await form.getByRole('button', { name: 'Apply' }).click();
    await expectQuery(page, `?status=${value}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(counted(count));
  });
}

test('FILTER-2 a value that nobody listed can be typed, and is shown in words', async ({ page }) => {
  await visit(page, '/group-members?role=CLUB_CAPTAIN');
  const chip = page
    .locator('div')
    .filter({ has: page.getByRole('link', { name: 'Remove filter Role' }) })
    .last();
  await expect(chip).toContainText('Club Captain');
  const form = await openFilters(page);
  await expect(form.getByRole('checkbox', { name: 'Club Captain' })).toBeChecked();
  await form.getByLabel('Another role').fill('on hold');
  await form.getByRole('button', { name: 'Apply' }).click();
  await expectQuery(page, '?role=CLUB_CAPTAIN,ON_HOLD');
  await expect(chip).toContainText('Club Captain, On Hold');
});

test('FILTER-3 dates have presets, up to today in the zone of the screen', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-10-20T23:30:00Z'));
  await visit(page, '/all-users');
  const form = await openFilters(page);
  await form.getByRole('button', { name: 'Last 7 days' }).click();
  await form.getByRole('button', { name: 'Apply' }).click();
  // In London, where the browser is, it is the 21st already.
  await expectQuery(page, '?createdFrom=2026-10-14&createdTo=2026-10-20');
});

test('FILTER-4 long choices are found by typing; the chosen ones stand first and in the summary', async ({
  page,
  api,
}) => {
  const { items } = await api.list('countries', { pageSize: 100, sortedBy: 'name' });
  const uidOf = (name: string) => String(items.find((item) => item.name === name)?.uid);
  await visit(page, `/all-users?country=${uidOf('Wales')}`);
  const form = await openFilters(page);
  const country = form.getByRole('group', { name: 'Country' });
  await expect(country.getByRole('checkbox')).toHaveCount(items.length);
  await expect(country.getByRole('checkbox').first()).toHaveAccessibleName('Wales');
  await form.getByLabel('Find in country').fill('engl');
  await expect(country.locator('label:visible')).toHaveText(['England']);
  await form.getByLabel('Find in country').press('Enter');
  await expect(form).toBeVisible();
  await country.getByRole('checkbox', { name: 'England' }).check();
  await expect(form.locator('summary').filter({ hasText: 'Country' })).toContainText('Wales, England');
  await form.getByLabel('Find in country').fill('zzz');
  await expect(form.getByRole('status').filter({ hasText: 'No choice' })).toHaveText('No choice has “zzz” in it.');
  await form.getByRole('button', { name: 'Apply' }).click();
  await expectQuery(page, `?country=${uidOf('Wales')},${uidOf('England')}`);
});
