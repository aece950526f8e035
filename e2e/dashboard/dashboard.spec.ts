import { expectAccessibleAtNight, expectFocusShown, tabTo } from '../support/accessibility';
import { cardOf, expectRows, numberOf } from '../support/dashboard';
import { expectQuery, toasts, untilLive, visit } from '../support/screens';
import { expect, test } from '../support/test';

const small = { width: 390, height: 844 };

/** The URL of a dashboard that shows this range by day. */
const range = (from: string, to: string) => `/?period=custom&from=${from}&to=${to}&interval=day`;

test('DASH-4 DASH-5 the numbers of a country, a region and a chart column link to lists with that number of rows', async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByRole('link', { name: 'England', exact: true }).first().click();
  const england = cardOf(page, 'Users in England');
  await expect(england).toBeVisible();
  const region = england.getByRole('row').nth(1);
  const bar = region.getByRole('link');
  await expectRows(page, bar, await numberOf(bar), 'All Users');
  await page.goBack();
  const none = england.getByRole('link', { name: /with none$/ });
  await expectRows(page, none, await numberOf(none), 'All Users');
  await page.goBack();
  await england.getByRole('link', { name: 'All countries' }).click();
  const countries = cardOf(page, 'Users per country');
  const others = countries
    .getByRole('row', { name: /others/ })
    .first()
    .getByRole('link');
  await expectRows(page, others, await numberOf(others), 'All Users');
  await page.goBack();
  const column = cardOf(page, 'Group sizes').locator('[data-slot=chart-mark]').nth(1);
  const count = Number(await column.locator('[data-slot=chart-count]').textContent());
  await expectRows(page, column, count, 'All Groups');
});

test('DASH-2 DASH-3 the dashboard’s address contains the period, Back restores the previous period, and a chart point links to a list of its rows', async ({
  page,
}) => {
  await visit(page, '/?period=nonsense&interval=year');
  const period = page.getByRole('combobox', { name: 'Period', exact: true });
  await expect(period).toHaveValue('12w');
  await period.focus();
  await period.selectOption('Last 52 weeks');
  await expectQuery(page, '?period=52w&interval=week');
  await expect(period).toBeFocused();
  await page.getByRole('radiogroup', { name: 'Interval' }).getByRole('radio', { name: 'By month' }).check();
  await expectQuery(page, '?period=52w&interval=month');
  await expect(period.getByRole('option', { selected: true })).toHaveText('Last 12 months');
  await period.selectOption('Custom range');
  await page.getByLabel('From', { exact: true }).fill('2026-03-02');
  const to = page.getByLabel('To', { exact: true });
  await to.fill('2026-03-01');
  await page.getByRole('button', { name: 'Show' }).click();
  expect(await to.evaluate((input: HTMLInputElement) => input.validationMessage)).toContain('before the first');
  await to.fill('2026-03-29');
  await page.getByRole('button', { name: 'Show' }).click();
  await expectQuery(page, '?period=custom&interval=month&from=2026-03-02&to=2026-03-29');
  await expect(page.getByText('2026-03-02 to 2026-03-29', { exact: true })).toBeVisible();
  await expect(page.getByText('Previous period, 2026-02', { exact: true })).toBeVisible();
  await period.selectOption('Last week');
  await expectQuery(page, '?period=last-week');
  await expect(page.getByRole('radiogroup', { name: 'Interval' })).toBeHidden();
  await expect(page.getByText('By day', { exact: true })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(period).toHaveValue('52w');
  await expect(page.getByRole('radio', { name: 'By month' })).toBeChecked();
  await expect(page.getByLabel('From', { exact: true })).toBeHidden();

  await visit(page, '/?period=custom&from=2026-03-02&to=2026-04-26');
  const created = cardOf(page, 'Users').getByRole('link', { name: / created in this period$/ });
  const sum = Number(((await created.textContent()) ?? '').replace(/ .*|\D/g, ''));
  await expectRows(page, created, sum, 'All Users');
  await page.goBack();
  const card = cardOf(page, 'New users');
  const mark = card.locator('a[data-slot=chart-mark]').nth(3);
  await mark.hover();
  const shown = mark.locator('[data-slot=chart-tooltip-value]').first();
  await expect(shown).toBeVisible();
  const count = Number(await shown.textContent());
  expect(count).toBeGreaterThan(0);
  await expectRows(page, mark, count, 'All Users');
  await expect(page).toHaveURL(/createdFrom=2026-03-23&createdTo=2026-03-29$/);
});

test('DASH-1 DASH-2 WAY-2 the sum of friendly and event rounds links to both lists; a chart point also links to its table row', async ({
  page,
}) => {
  await visit(page, '/?period=custom&from=2026-03-02&to=2026-04-26');
  const parts = [
    ['friendly rounds', 'Friendly Rounds'],
    ['event rounds', 'Event Rounds'],
  ] as const;
  for (const [name, title] of parts) {
    const part = cardOf(page, 'Rounds created').getByRole('row', { name }).getByRole('link');
    await expectRows(page, part, await numberOf(part), title);
    await page.goBack();
  }
  const card = cardOf(page, 'Rounds played');
  const point = card.locator('[data-slot=chart-mark]').nth(2);
  const choice = page.getByRole('dialog', { name: /^2026-03-16 to 2026-03-22/ });
  await point.click();
  await expect(choice.getByRole('link').first()).toBeFocused();
  const friendly = choice.getByRole('link', { name: / friendly rounds$/ });
  await expectRows(page, friendly, await numberOf(friendly), 'Friendly Rounds');
  await page.goBack();
  await point.click();
  await page.keyboard.press('Escape');
  await expect(choice).toHaveCount(0);
  await point.click();
  await choice.getByRole('link', { name: 'In the table' }).click();
  await expect(choice).toHaveCount(0);
  const line = card.getByRole('row', { name: /^2026-03-16 to 2026-03-22/ });
  await expect(line).toBeInViewport();
  await expect(line.getByRole('cell').first()).toHaveText(/^\d+: \d+ friendly rounds, \d+ event rounds$/, {
    useInnerText: true,
  });
  await expect(card.getByText(/^Before: [\d,]+: [\d,]+ friendly rounds, [\d,]+ event rounds$/)).toBeVisible();
  const ofEvents = line.getByRole('link', { name: / event rounds$/ }).first();
  await expectRows(page, ofEvents, await numberOf(ofEvents), 'Event Rounds');
  await page.goBack();
  const ofEventStatus = cardOf(page, 'Events').getByRole('row', { name: /^Completed / });
  const status = ofEventStatus.getByRole('link');
  await expectRows(page, status, await numberOf(status), 'All Events');
});

test('DASH-6 DASH-9 a dashboard card that loads or fails leaves the others alone; a toast says why it failed, and “Retry” loads it', async ({
  page,
  fault,
  bearer,
}) => {
  const address = range('2019-03-04', '2019-03-13');
  const broken = await fault({
    match: 'stats/new-groups?from=2019-02-22',
    bearer,
    answer: { status: 500, body: JSON.stringify({ error: { code: 'x', message: 'The count broke' } }) },
  });
  const held = await fault({ match: 'stats/new-events?from=2019-02-22', bearer, break: 'hang' });
  await page.goto(address, { waitUntil: 'commit' });
  await untilLive(page);
  const groups = cardOf(page, 'New groups');
  await expect(groups).toContainText('Could not load new groups');
  await expect(groups).toContainText('The count broke.');
  await expect(toasts(page)).toContainText('Request failed with status 500');
  await expect(cardOf(page, 'New users')).toContainText('None from 2019-03-04 to 2019-03-13, and none before.');
  await expect(cardOf(page, 'New events')).toHaveAttribute('aria-busy', 'true');
  await expect(cardOf(page, 'New events')).not.toContainText(/Could not load|None from/);
  await expect(cardOf(page, 'Users')).toContainText('0 created in this period');
  await expect(cardOf(page, 'Groups')).not.toContainText('created');
  await broken.end();
  await groups.getByRole('link', { name: 'Retry new groups' }).focus();
  await page.keyboard.press('Enter');
  await expect(groups).toContainText('None from');
  await expect(groups.locator('xpath=..')).toBeFocused();
  await held.end();
});

test("DASH-7 DASH-8 the keyboard opens the explanation of a number and the links in a chart's table @axe", async ({
  page,
}) => {
  await visit(page, '/?period=custom&from=2026-03-02&to=2026-04-26');
  const why = page.getByRole('button', { name: 'New groups: about this number' });
  await expect(why).toBeVisible();
  await page.getByRole('link', { name: 'Refresh' }).focus();
  await tabTo(page, why);
  await page.keyboard.press('Enter');
  const reasons = page.getByRole('dialog', { name: 'New groups: about this number' });
  await expect(reasons).toHaveText(/^About this numberGroups created /);
  await expect(reasons).toContainText(/As of \d{4}-\d{2}-\d{2} \d{2}:\d{2} UTC/);
  await expectAccessibleAtNight(page);
  await page.keyboard.press('Escape');
  await expect(why).toBeFocused();
  const card = cardOf(page, 'New groups');
  await tabTo(page, card.locator('summary'));
  await page.keyboard.press('Enter');
  const table = card.getByRole('table', { name: 'New groups table' });
  await expect(table.getByRole('columnheader')).toHaveText(['Week', 'This period', 'Previous period']);
  await expectAccessibleAtNight(page);
  const figure = table.getByRole('link').first();
  const count = await numberOf(figure);
  await page.keyboard.press('Tab');
  await expect(figure).toBeFocused();
  await expectFocusShown(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/groups\?createdFrom=2026-03-02&createdTo=2026-03-08$/);
  await expect(page.getByText(/^Total items/)).toHaveText(`Total items ${count}`);
});

test('DASH-8 printing the dashboard opens the tables and hides the buttons @nightly', async ({ page }) => {
  await visit(page, '/?period=custom&from=2026-03-02&to=2026-04-26');
  const tables = page.getByRole('table', { name: / table$/, includeHidden: true });
  await expect(tables).toHaveCount(0);
  await page.pdf();
  await expect(tables).toHaveCount(4);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: 'New users table' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Rounds by status' })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Period' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Refresh' })).toBeHidden();
});

test('DASH-6 DASH-8 failed and empty dashboard cards on a small screen have no accessibility violations and no sideways scroll @nightly', async ({
  page,
  fault,
  bearer,
}) => {
  await page.setViewportSize(small);
  await fault({ match: 'stats/new-groups?from=2018-02-22', bearer, answer: { status: 500 } });
  await visit(page, range('2018-03-04', '2018-03-13'));
  await expect(cardOf(page, 'New groups')).toContainText('Could not load');
  await expectAccessibleAtNight(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(small.width);
});
