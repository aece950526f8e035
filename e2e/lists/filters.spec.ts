import type { Locator } from '@playwright/test';
import { signIn } from '../../tools/testing/browser.mjs';
import { mark } from '../support/faults';
import { openFilters } from '../support/lists';
import { nightly } from '../support/nightly';
import { expectQuery, untilLive, visit } from '../support/screens';
import { expect, test } from '../support/test';

const counted = (count: number) => count.toLocaleString('en-GB');

for (const { path, total } of [
  { path: '/all-users', total: 'users' },
  { path: '/events', total: 'events' },
] as const) {
  test(`FILTER-1 the status filter of ${path} offers the statuses in use, each with its number of rows${nightly(path !== '/all-users')}`, async ({
    page,
    api,
  }) => {
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

test('FILTER-6 Escape closes the filter form and focuses the form’s button', async ({ page }) => {
  await visit(page, '/all-users');
  await page.keyboard.press('f');
  const form = page.getByRole('form', { name: 'Filters' });
  const choice = form.getByRole('checkbox').first();
  await choice.focus();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused();
});

test('FILTER-9 a date field of the filter form reports a range that ends before it starts, and a year that is too early', async ({
  page,
}) => {
  const messageOf = (field: Locator) => field.evaluate((input: HTMLInputElement) => input.validationMessage);
  await visit(page, '/all-users');
  const form = await openFilters(page);
  const [from, to] = [form.getByLabel('Created from'), form.getByLabel('Created to')];
  const apply = form.getByRole('button', { name: 'Apply' });
  await from.fill('2026-03-02');
  await to.fill('2026-03-01');
  await apply.click();
  expect(await messageOf(to)).toBe('The second day is before the first.');
  await expect(form).toBeVisible();
  await expectQuery(page, '');
  await from.fill('0026-03-01');
  await apply.click();
  expect(await messageOf(from)).toContain('1910');
  await expectQuery(page, '');
  await from.fill('2026-03-01');
  await apply.click();
  await expectQuery(page, '?createdFrom=2026-03-01&createdTo=2026-03-01');
});

test('FILTER-8 a chip opens the form of its filter, and Add filter opens the form of another filter', async ({
  page,
}) => {
  await visit(page, '/all-users?status=ACTIVE&createdFrom=2024-01-01');
  await page.getByRole('button', { name: 'Status Active' }).click();
  const status = page.getByRole('form', { name: 'Filter Status' });
  await expect(status.locator('summary')).toHaveText([/^Status/]);
  await status.getByRole('checkbox', { name: /^Active/ }).uncheck();
  await status.getByRole('checkbox', { name: /^Suspended/ }).check();
  await status.getByRole('button', { name: 'Apply' }).click();
  await expectQuery(page, '?createdFrom=2024-01-01&status=SUSPENDED');

  await page.getByRole('button', { name: 'Add filter' }).click();
  const names = page.getByRole('list', { name: 'Filters to add' });
  await expect(names.getByRole('button')).toHaveText(['Country', 'Region', 'Handicap', 'Last active']);
  await names.getByRole('button', { name: 'Country' }).click();
  const country = page.getByRole('form', { name: 'Filter Country' });
  await country.getByRole('checkbox', { name: 'Wales' }).check();
  await country.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/country=/);
  await expect(page).toHaveURL(/status=SUSPENDED/);
});

test('LIST-9 a list search that finds nothing links to the search of all lists', async ({ page }) => {
  await visit(page, '/regions?q=Fraser');
  await page.getByRole('link', { name: 'Search everything for “Fraser”' }).click();
  await expect(page).toHaveURL(/\/search\?q=Fraser$/);
});

test('FILTER-2 staff can type a value that is not among the choices; the chip shows it as a readable label', async ({
  page,
}) => {
  await visit(page, '/group-members?role=CLUB_CAPTAIN');
  const chip = page
    .locator('div')
    .filter({ has: page.getByRole('link', { name: 'Remove filter Role' }) })
    .last();
  await expect(chip).toContainText('Club Captain');
  const form = await openFilters(page);
  await expect(form.getByRole('checkbox', { name: 'Club Captain' })).toBeChecked();
  await form.getByLabel('Other role').fill('on hold');
  await form.getByRole('button', { name: 'Apply' }).click();
  await expectQuery(page, '?role=CLUB_CAPTAIN,ON_HOLD');
  await expect(chip).toContainText('Club Captain, On Hold');
});

test('FILTER-4 typing narrows a long list of choices; selected choices come first, and the heading of the filter names them', async ({
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
  await expect(country.locator('label')).toHaveText(['Wales', 'England']);
  await form.getByLabel('Find in country').press('Enter');
  await expect(form).toBeVisible();
  await country.getByRole('checkbox', { name: 'England' }).check();
  await expect(form.locator('summary').filter({ hasText: 'Country' })).toContainText('Wales, England');
  await form.getByLabel('Find in country').fill('zzz');
  await expect(form.getByRole('status').filter({ hasText: 'No choice' })).toHaveText('No choice matches “zzz”.');
  await form.getByRole('button', { name: 'Apply' }).click();
  await expectQuery(page, `?country=${uidOf('Wales')},${uidOf('England')}`);
});

test.describe(() => {
  test.use({ storageState: { cookies: [], origins: [] }, expectedErrors: [/status of 409/] });

  test('QUERY-1 filter choices are cached for 5 minutes, shown while they reload, and dropped after an hour @nightly', async ({
    page,
    fault,
  }) => {
    const tag = mark();
    const first = await fault({ match: tag });
    await page.clock.install();
    await page.goto(`/login?from=${encodeURIComponent(`/regions?q=${tag}`)}`);
    await signIn(page);
    await untilLive(page);
    await expect.poll(first.hits).toBe(1);
    // The token of this session identifies the API calls of this test.
    const bearer = (await first.seen())[0]?.headers.authorization?.replace('Bearer ', '') ?? '';
    const asked = await fault({ match: '/countries?', bearer });
    const form = page.getByRole('form', { name: 'Filters' });
    const open = async () => {
      await page.getByRole('button', { name: /^Filters/ }).click();
      await expect(form).toBeVisible();
    };
    const status = page.locator('[popover] form[aria-label=Filters] [role=status]');
    const close = async () => {
      await expect(status).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(form).toBeHidden();
      // The hour begins when React has removed the choices.
      await expect(status).toHaveCount(0);
    };
    const england = form.getByRole('checkbox', { name: 'England' });

    await open();
    await expect(england).toBeVisible();
    expect(await asked.hits()).toBe(1);
    await close();
    // The clock also runs by itself, so the steps leave a minute for a busy machine.
    await page.clock.fastForward('04:00');
    await open();
    await expect(england).toBeVisible();
    expect(await asked.hits()).toBe(1);
    await close();

    await page.clock.fastForward('01:10');
    await asked.end();
    const slow = await fault({ match: '/countries?', bearer, delayMs: 2_000 });
    const renewed = page.waitForResponse((response) => response.url().includes('/api/choices/'));
    await open();
    // The cached choices are shown while the new choices load.
    await expect(england).toBeVisible();
    await expect.poll(slow.hits).toBe(1);
    await (await renewed).finished();
    await slow.end();
    await close();

    await page.clock.fastForward('59:00');
    await fault({ match: '/countries?', bearer, answer: { status: 409, body: '{}' } });
    await open();
    await expect(form.getByRole('alert')).toContainText('Could not load the choices');
    await expect(england).toBeVisible();
    await close();
    await page.clock.fastForward('01:00:10');
    await open();
    await expect(form.getByRole('alert')).toContainText('Could not load the choices');
    await expect(england).toHaveCount(0);
  });
});

test('COPY-4 if a link has an exact end time, applying another filter keeps this time, and changing the end date replaces it', async ({
  page,
}) => {
  const exact = { createdTo: '2026-10-18T01:30:00Z', zone: 'America/New_York' };
  await visit(page, `/all-users?${new URLSearchParams(exact)}`);
  const form = await openFilters(page);
  const until = form.getByLabel('Created to');
  await expect(until).toHaveValue('2026-10-17');
  await form.getByRole('checkbox', { name: /^Active/ }).check();
  await form.getByRole('button', { name: 'Apply' }).click();
  const query = () => Object.fromEntries(new URL(page.url()).searchParams);
  await expect.poll(query).toEqual({ ...exact, status: 'ACTIVE' });
  await openFilters(page);
  await until.fill('2026-10-16');
  await form.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(query).toEqual({ ...exact, status: 'ACTIVE', createdTo: '2026-10-16' });
});
