import type { Page } from '@playwright/test';
import { expectAccessibleAtNight } from '../support/accessibility';
import type { Api } from '../support/api';
import { visit } from '../support/screens';
import { expect, test } from '../support/test';

const ROUND = '/events/friendly-rounds/';

/** The days on this page of the timeline, and the uids of the rounds that its entries link to. */
async function shown(page: Page): Promise<{ days: string[]; rounds: string[] }> {
  const days = await page.getByRole('heading', { level: 3, name: /^\d{4}-/ }).allTextContents();
  const links = await page.locator(`ol a[href^="${ROUND}"]`).all();
  const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
  return { days, rounds: hrefs.map((href) => href?.slice(ROUND.length) ?? '') };
}

/** The user with the most rounds among the 20 most recently active users; that timeline has several pages. */
async function findBusy(api: Api): Promise<string> {
  const { items } = await api.listUsers({ sortedBy: '-lastActiveAt', pageSize: 20 });
  const counted = await Promise.all(
    items.map(async ({ uid }) => ({ uid, total: (await api.listRounds(uid, { pageSize: 1 })).paging.total })),
  );
  return counted.reduce((most, one) => (one.total > most.total ? one : most)).uid;
}

test('TIME-1 TIME-2 the pages of a user’s timeline show every round exactly once, the latest day first @axe', async ({
  page,
  api,
}) => {
  const user = await findBusy(api);
  const rounds = await api.listAll<{ uid: string }>(`admin/users/${user}/friendly-rounds`);
  await visit(page, `/all-users/${user}`);
  await page.getByRole('navigation', { name: 'User', exact: true }).getByRole('link', { name: 'Timeline' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Timeline' })).toBeVisible();
  await expectAccessibleAtNight(page);
  const all = await shown(page);
  await expect(page.getByText(/^Shows( all)? groups joined/)).toContainText(` since ${all.days.at(-1)}.`);
  const earlier = page.getByRole('link', { name: /^Earlier than/ });
  const end = page.getByText(/^Shows( all)? groups joined, (?!.* since )/);
  for (let pages = 1; ; pages += 1) {
    await expect(earlier.or(end)).toBeVisible();
    if (await end.isVisible()) {
      expect(pages, 'pages of the timeline; this test needs at least three').toBeGreaterThan(2);
      break;
    }
    expect(pages).toBeLessThan(20);
    const last = all.days.at(-1);
    await earlier.click();
    await expect(page).toHaveURL(`/all-users/${user}/timeline?before=${last}`);
    await expect(page.getByText(` before ${last}`)).toBeVisible();
    const here = await shown(page);
    all.days.push(...here.days);
    all.rounds.push(...here.rounds);
  }
  expect(all.days).toEqual([...new Set(all.days)].toSorted().toReversed());
  expect(all.rounds.toSorted()).toEqual(rounds.map(({ uid }) => uid).toSorted());
});

test('TIME-3 a timeline shows which list could not be loaded, and the entries of all other lists', async ({
  page,
  api,
  fault,
  bearer,
}) => {
  const { items } = await api.listUsers({ sortedBy: '-lastActiveAt', pageSize: 5 });
  const user = items[4]?.uid;
  await fault({ match: `/users/${user}/friendly-rounds`, bearer, answer: { status: 409 } });
  await visit(page, `/all-users/${user}/timeline`);
  await expect(page.getByText(/^Could not load all friendly rounds: This was changed by someone else/)).toBeVisible();
  await expect(page.getByText(/^Some entries could not be loaded\. Shows groups joined/)).toBeVisible();
  expect((await shown(page)).days.length).toBeGreaterThan(0);
});
