import { signIn } from '../../tools/testing/browser.mjs';
import { type Fault, mark } from '../support/faults';
import { nightly } from '../support/nightly';
import { cellTexts, expectQuery, listOn, roundsAddress, toasts, untilLive, visit } from '../support/screens';
import { shortUid } from '../support/short-uid';
import { expect, test } from '../support/test';

test.describe(() => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('QUERY-1 a page of a list is cached for 5 minutes and shows its age; Refresh requests the page again', async ({
    page,
    fault,
  }) => {
    const tag = mark();
    const first = await fault({ match: tag });
    await page.clock.install();
    await page.goto(`/login?from=${encodeURIComponent(`/all-users?q=${tag}`)}`);
    await signIn(page);
    await untilLive(page);
    await expect.poll(first.hits).toBe(1);
    // The token of this session identifies the API calls of this test.
    const bearer = (await first.seen())[0]?.headers.authorization?.replace('Bearer ', '');
    const requested = await fault({ match: '/admin/users?pageNumber=1', bearer });
    const list = listOn(page, 'Users');
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    const go = async (to: 'Dashboard' | 'All Users', heading: string) => {
      await sidebar.getByRole('link', { name: to }).click();
      await expect(page.getByRole('heading', { name: heading, exact: false })).toBeVisible();
    };

    await go('All Users', 'All Users');
    await expectQuery(page, '');
    await go('Dashboard', 'Dashboard');
    await sidebar.locator('summary', { hasText: 'Users' }).click();
    const known = await requested.hits();
    expect(known).toBeGreaterThan(0);
    await page.clock.fastForward('04:50');
    await go('All Users', 'All Users');
    await expect(list.rows).toHaveCount(10);
    expect(await requested.hits()).toBe(known);

    await list.menu.click();
    const refresh = page.getByRole('menuitem', { name: /^Refresh (?!and compare)/ });
    await expect(refresh).toContainText('4 min ago');
    await page.keyboard.press('Escape');
    await go('Dashboard', 'Dashboard');
    expect(await requested.hits()).toBe(known);
    await sidebar.locator('summary', { hasText: 'Users' }).click();
    await page.clock.fastForward('00:20');
    await go('All Users', 'All Users');
    await expect.poll(requested.hits).toBe(known + 1);

    await list.menu.click();
    await refresh.click();
    await expect.poll(requested.hits).toBe(known + 2);
  });
});

test('QUERY-1 Refresh shows the age of a new page as “just now” @nightly', async ({ page }) => {
  const list = listOn(page, 'Users');
  await visit(page, '/all-users');
  await list.menu.click();
  await expect(page.getByRole('menuitem', { name: /^Refresh (?!and compare)/ })).toContainText('just now');
});

test('QUERY-1 returning to a sort order that was used less than 5 minutes ago sends no request @nightly', async ({
  page,
  keenest,
  fault,
}) => {
  const tag = mark();
  const requested = await fault({ match: tag, dropSearch: true });
  const list = listOn(page);
  await visit(page, roundsAddress(keenest, `?q=${tag}`));
  for (const query of [`?q=${tag}&sortedBy=status`, `?q=${tag}&sortedBy=-status`, `?q=${tag}`]) {
    await list.sort('Status').click();
    await expectQuery(page, query);
    await expect(list.table).toHaveAttribute('aria-busy', 'false');
  }
  const known = await requested.hits();
  await list.sort('Status').click();
  await expectQuery(page, `?q=${tag}&sortedBy=status`);
  await expect(list.heads.filter({ hasText: 'Status' })).toHaveAttribute('aria-sort', 'ascending');
  expect(await requested.hits()).toBe(known);
});

const retryable: [string, Partial<Fault>][] = [
  ...[500, 502, 504].map((status): [string, Partial<Fault>] => [`status ${status}`, { answer: { status } }]),
  ['no response', { break: 'reset' }],
];
for (const [what, answer] of retryable) {
  test(`QUERY-1 the app retries an API call once after ${what}, and shows no failure when the retry succeeds @nightly`, async ({
    page,
    api,
    keenest,
    fault,
  }) => {
    const { items } = await api.listRounds(keenest.uid);
    const tag = mark();
    const failing = await fault({ match: tag, times: 1, ...answer });
    const sound = await fault({ match: tag, dropSearch: true });
    const list = listOn(page);
    await visit(page, roundsAddress(keenest, `?q=${tag}`));
    expect((await cellTexts(list.rows)).map(([uid]) => uid)).toEqual(items.map(({ uid }) => shortUid(uid)));
    await expect(toasts(page)).toHaveCount(0);
    expect([await failing.hits(), await sound.hits()]).toEqual([1, 1]);
  });
}

for (const [what, answer, calls] of [
  ...retryable.map(([name, fault]) => [name, fault, 2] as const),
  ...[400, 403, 409, 422, 429, 503].map((status) => [`status ${status}`, { answer: { status } }, 1] as const),
]) {
  test(`QUERY-1 an API call that fails with ${what} is shown as a failure after ${calls === 2 ? 'two calls' : 'one call'}${nightly(what !== 'status 500')}`, async ({
    page,
    keenest,
    fault,
  }) => {
    const tag = mark();
    const failing = await fault({ match: tag, ...answer });
    await visit(page, roundsAddress(keenest, `?q=${tag}`));
    await expect(toasts(page)).toHaveCount(1);
    expect(await failing.hits()).toBe(calls);
  });
}

test('QUERY-1 when a user opens a page of a list, the app prefetches the next page', async ({ page, keenest }) => {
  const list = listOn(page);
  await visit(page, roundsAddress(keenest));
  const third = page.waitForResponse((response) => response.url().includes('pageNumber=3'));
  // The pointer stays off the link, because hovering also causes a prefetch.
  await list.step('Next').evaluate((link: HTMLElement) => link.click());
  await expectQuery(page, '?pageNumber=2');
  await third;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await list.step('Next').evaluate((link: HTMLElement) => link.click());
  await expectQuery(page, '?pageNumber=3');
  await expect(list.pages).toContainText('Page 3 of');
  expect(requested.filter((url) => url.includes('pageNumber=3'))).toEqual([]);
});
