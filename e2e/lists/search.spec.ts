import type { Page } from '@playwright/test';
import { mark } from '../support/faults';
import { openFilters } from '../support/lists';
import { expectQuery, holdNavigation, listOn, roundsAddress, stopClock, visit } from '../support/screens';
import { expect, test } from '../support/test';

const query = (page: Page) => new URL(page.url()).search;

test('LIST-4 a search of three or more characters is sent 500 ms after the last key and opens the first page', async ({
  page,
  api,
  keenest,
  fault,
}) => {
  const { paging } = await api.listRounds(keenest.uid);
  const text = mark();
  const requested = await fault({ match: text.slice(0, 8), dropSearch: true });
  const list = listOn(page);
  await page.clock.install();
  await visit(page, roundsAddress(keenest, '?pageNumber=3'));
  await stopClock(page);
  await expect(list.search).toHaveAttribute('placeholder', /\(min 3 characters\)$/);
  await list.search.pressSequentially(text.slice(0, 8));
  await page.clock.runFor(499);
  await list.search.pressSequentially(text.slice(8));
  await page.clock.runFor(499);
  expect(query(page)).toBe('?pageNumber=3');
  expect(await requested.hits()).toBe(0);
  await page.clock.runFor(1);
  await expectQuery(page, `?q=${text}`);
  await expect(list.pageOf).toHaveText(`Page 1 of ${Math.ceil(paging.total / 10)}`);
  expect(await requested.hits()).toBe(1);
});

test('LIST-4 Enter and the clear button apply a search at once', async ({ page, keenest }) => {
  const list = listOn(page);
  await page.clock.install();
  await visit(page, roundsAddress(keenest, '?pageSize=20'));
  await expect(list.clear).toBeHidden();
  await stopClock(page);
  await list.search.fill('a');
  await expect(page.getByText('Type two more letters')).toBeVisible();
  await list.search.fill('ab');
  await expect(page.getByText('Type one more letter')).toBeVisible();
  await list.search.fill('links');
  await list.search.press('Enter');
  await expectQuery(page, '?q=links&pageSize=20');
  await list.clear.click();
  await expectQuery(page, '?pageSize=20');
  await expect(list.search).toHaveValue('');
  await expect(list.search).toBeFocused();
  await expect(list.clear).toBeHidden();
});

test('LIST-4 typing a search while a sort loads keeps the order, and applying a filter while a search loads keeps the search', async ({
  page,
}) => {
  const list = listOn(page, 'Users');
  await page.clock.install();
  await visit(page, '/all-users');
  await stopClock(page);
  const release = await holdNavigation(page);
  await list.search.fill('thomas');
  await list.sort('Name').click();
  await page.clock.runFor(500);
  await release();
  await expectQuery(page, '?q=thomas&sortedBy=name');
  await expect(list.search).toHaveValue('thomas');

  const releaseSearch = await holdNavigation(page);
  await list.search.fill('fraser');
  await list.search.press('Enter');
  const panel = await openFilters(page, 'Status');
  await panel.getByRole('option', { name: /^Active/ }).click();
  await releaseSearch();
  await page.clock.resume();
  await expect(page).toHaveURL(/(?=.*q=fraser)(?=.*sortedBy=name)(?=.*status=ACTIVE)/);
  await expect(list.search).toHaveValue('fraser');
});

test.describe(() => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('LIST-4 after a search failed offline, Enter sends it again once the browser is online', async ({
    page,
    context,
    keenest,
  }) => {
    const list = listOn(page);
    await visit(page, roundsAddress(keenest));
    await context.setOffline(true);
    await list.search.fill('links');
    const said = page.getByRole('region', { name: 'Notifications' });
    await expect(said.getByText('You are offline')).toBeInViewport({ ratio: 1 });
    await context.setOffline(false);
    await expect(said.getByText('You are offline')).toBeHidden();
    await list.search.press('Enter');
    await expectQuery(page, '?q=links');
  });
});
