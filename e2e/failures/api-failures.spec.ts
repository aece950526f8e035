import { type Fault, mark } from '../support/faults';
import { openFilters } from '../support/lists';
import { listOn, roundsAddress, toasts, visit } from '../support/screens';
import { shortUid } from '../support/short-uid';
import { expect, test } from '../support/test';

const json = (status: number, body: unknown): Partial<Fault> => ({ answer: { status, body: JSON.stringify(body) } });

test.describe(() => {
  test.use({ expectedErrors: [/./] });

  test('ERR-6 a list that failed to load offers “Retry”, and reloads when the user comes back to the tab', async ({
    page,
    keenest,
    fault,
  }) => {
    const tag = mark();
    const down = await fault({ match: tag, ...json(503, {}) });
    const list = listOn(page);
    await visit(page, roundsAddress(keenest, `?q=${tag}`));
    await expect(list.table).toContainText('Could not load friendly rounds');
    await expect(page.getByRole('link', { name: 'Retry' })).toBeVisible();
    await down.end();
    await fault({ match: tag, dropSearch: true });
    await page.evaluate(() => {
      const hasFocus = (value: boolean) =>
        Object.defineProperty(document, 'hasFocus', { value: () => value, configurable: true });
      hasFocus(false);
      dispatchEvent(new Event('blur'));
      hasFocus(true);
      dispatchEvent(new Event('focus'));
    });
    await expect(list.table).not.toContainText('Could not load');
    await expect(page.getByRole('link', { name: 'Retry' })).toHaveCount(0);
  });
});

test.describe(() => {
  test.use({ expectedErrors: [/status of 409/] });

  test('ERR-1 if the choices of a filter fail to load, the filter says so and can load them again', async ({
    page,
    fault,
  }) => {
    const tag = mark();
    const outage = await fault({ match: tag, ...json(409, { message: 'Not now' }) });
    await visit(page, `/all-users?country=${tag}`);
    const panel = await openFilters(page, 'Region');
    await expect(panel.getByRole('alert')).toContainText('Could not load the choices: Not now');
    await outage.end();
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(panel.getByRole('alert')).toBeHidden();
    await openFilters(page, 'Country');
    await expect(panel.getByRole('option', { name: tag })).toHaveAttribute('aria-checked', 'true');
  });
});

test('FR-7 a row that could not be parsed stays in its place and names the wrong field, a toast reports it, and all other rows are shown', async ({
  page,
  api,
  keenest,
  fault,
}) => {
  const { items } = await api.listRounds(keenest.uid);
  const tag = mark();
  await fault({
    match: tag,
    dropSearch: true,
    patch: [
      { path: ['items', 1, 'tee', 'holes', 3, 'par'], value: 'four' },
      { path: ['items', 4], value: null },
    ],
  });
  const list = listOn(page);
  await page.clock.install();
  await visit(page, roundsAddress(keenest, `?q=${tag}`));
  await expect(list.rows).toHaveCount(10);
  const fourth = 'items[1].tee.holes[3].par: Expected number, received string';
  await expect(list.rows.nth(1)).toContainText('Unreadable');
  await expect(list.rows.nth(1)).toContainText(fourth);
  await expect(list.rows.nth(1)).toContainText(shortUid(items[1]?.uid ?? '?'));
  await expect(list.rows.nth(4)).toContainText('items[4]: Expected object, received null');
  for (const index of [0, 2, 3, 5, 6, 7, 8, 9]) {
    await expect(list.rows.nth(index)).toContainText(shortUid(items[index]?.uid ?? '?'));
    await expect(list.rows.nth(index)).toContainText(items[index]?.course.name ?? '?');
  }
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toContainText('Uh oh! Something went wrong.');
  await expect(toasts(page)).toContainText(`${fourth} (and 1 more)`);
  await page.clock.fastForward('10:00');
  await expect(toasts(page)).toHaveCount(1);
  await toasts(page).getByRole('button', { name: 'Close' }).click();
  await expect(toasts(page)).toHaveCount(0);
});
