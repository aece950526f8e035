import type { Page } from '@playwright/test';
import type { FriendlyRound } from '@/lib/contract/friendly-rounds';
import type { User } from '@/lib/contract/users';
import type { Api } from '../support/api';
import { handsAt } from '../support/hands';
import { toasts, visit } from '../support/screens';
import { shortUid } from '../support/short-uid';
import { expect, test } from '../support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 1440, height: 900 } });

const searchBox = (page: Page) => page.getByRole('dialog', { name: 'Search everything' }).getByRole('combobox');

const nameOf = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`;

/** A user with a unique name, whose latest round is a completed Stableford round. */
async function findCaller(api: Api): Promise<{ name: string; round: FriendlyRound }> {
  const { items } = await api.list('admin/friendly-rounds', {
    scoringFormat: 'STABLEFORD',
    status: 'COMPLETED',
    pageSize: 50,
  });
  for (const round of items as unknown as FriendlyRound[]) {
    const name = nameOf(round.createdBy);
    const [latest, namesakes] = await Promise.all([
      api.listRounds(round.createdBy.uid, { pageSize: 1 }),
      api.listUsers({ search: name, pageSize: 1 }),
    ]);
    if (latest.items[0]?.uid === round.uid && namesakes.paging.total === 1) return { name, round };
  }
  throw new Error('None of the latest fifty Stableford rounds is the latest round of a user with a unique name');
}

test('TASK-1 two clicks and two keys open a caller’s latest round and explain a hole @nightly', async ({
  page,
  api,
}) => {
  const { name, round } = await findCaller(api);
  await visit(page, '/');
  const hands = handsAt(page);
  await hands.press('Control+k');
  await searchBox(page).fill(name);
  await hands.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await hands.click(page.getByRole('region', { name: 'Latest friendly rounds' }).locator('a[data-row-link]').first());
  await expect(page).toHaveURL(`/events/friendly-rounds/${round.uid}`);
  await hands.click(page.getByRole('button', { name: `${name}, hole 1: ` }));
  await expect(page.getByText('Hole 1', { exact: true }).first()).toBeVisible();
  await expect(page.locator('[popover]:popover-open').getByText('Points')).toBeVisible();
  expect(hands.count).toEqual({ clicks: 2, keys: 2 });
});

test('TASK-2 a shortened ID in the search box opens its record without a click @nightly', async ({ page, api }) => {
  const { items } = await api.list('admin/friendly-rounds', { pageSize: 7 });
  const uid = String(items[6]?.uid);
  await visit(page, '/');
  const hands = handsAt(page);
  await hands.press('Control+k');
  await searchBox(page).fill(shortUid(uid));
  await hands.press('Enter');
  await expect(page).toHaveURL(`/events/friendly-rounds/${uid}`);
  expect(hands.count).toEqual({ clicks: 0, keys: 2 });
});

test('TASK-3 eight clicks and six keys count, export and share a country’s inactive users who were created last year @nightly', async ({
  page,
  api,
}) => {
  const year = 2025;
  await page.clock.setFixedTime(new Date(`${year + 1}-11-01T12:00:00Z`));
  const inactive = await api.listAll<User>('admin/users', { status: 'INACTIVE' });
  const wanted = inactive.filter(({ country, createdAt }) => country && createdAt?.startsWith(`${year}-0`));
  const country = wanted[0]?.country;
  const those = inactive.filter((one) => one.country?.uid === country?.uid && one.createdAt?.startsWith(`${year}-`));
  await visit(page, '/');
  const hands = handsAt(page);
  await hands.press('g');
  await hands.press('u');
  await expect(page).toHaveURL('/all-users');
  await hands.press('f');
  const panel = page.getByRole('dialog', { name: 'Filters' });
  const back = panel.getByRole('button', { name: 'All filters' });
  await hands.click(panel.getByRole('option', { name: /^Country/ }));
  await hands.click(panel.getByRole('option', { name: String(country?.name), exact: true }));
  await hands.click(back);
  await hands.click(panel.getByRole('option', { name: /^Status/ }));
  await hands.click(panel.getByRole('option', { name: /^Inactive/ }));
  await hands.click(back);
  await hands.click(panel.getByRole('option', { name: /^Created/ }));
  await hands.click(panel.getByRole('button', { name: 'Last year' }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(` ${those.length}$`));

  const downloading = page.waitForEvent('download');
  await hands.press('e');
  await downloading;
  await hands.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Export CSV' })).toHaveCount(0);
  await hands.press('c');
  await expect(toasts(page).filter({ hasText: 'Copied to clipboard' }).first()).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toContain(`country=${country?.uid}`);
  expect(shared).toContain(`createdFrom=${year}-01-01`);
  expect(hands.count).toEqual({ clicks: 8, keys: 6 });
});

test('TASK-4 one click and nine keys open ten users of a list in turn @nightly', async ({ page, api }) => {
  const { items } = await api.listUsers({ sortedBy: 'name', pageSize: 10 });
  await visit(page, '/all-users?sortedBy=name');
  const hands = handsAt(page);
  await hands.click(page.locator('a[data-row-link]').first());
  for (const [index, user] of items.entries()) {
    await expect(page).toHaveURL(`/all-users/${user.uid}`);
    await expect(page.getByRole('heading', { level: 1, name: nameOf(user) })).toBeVisible();
    await expect(page.getByRole('navigation', { name: /^Previous and next in / })).toContainText(`${index + 1} of `);
    if (index < items.length - 1) await hands.press(']');
  }
  expect(hands.count).toEqual({ clicks: 1, keys: 9 });
});
