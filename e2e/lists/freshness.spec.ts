import { signIn } from '../../tools/testing/browser.mjs';
import { mark } from '../support/faults';
import { expectQuery, listOn, roundsAddress, untilLive, visit } from '../support/screens';
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
    // This session's token identifies the API calls of this test.
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
    // The clock also runs in real time, so each step stays a minute below the limit for slow machines.
    await page.clock.fastForward('04:00');
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
    await page.clock.fastForward('01:10');
    await go('All Users', 'All Users');
    await expect.poll(requested.hits).toBe(known + 1);

    await list.menu.click();
    await refresh.click();
    await expect.poll(requested.hits).toBe(known + 2);
  });
});

test('QUERY-1 opening a page of a list prefetches the next page', async ({ page, keenest }) => {
  const list = listOn(page);
  await visit(page, roundsAddress(keenest));
  const third = page.waitForResponse((response) => response.url().includes('pageNumber=3'));
  // Clicks without the pointer, because hovering prefetches too.
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
