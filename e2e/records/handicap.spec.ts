import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const figure = (page: Page) => page.getByRole('figure', { name: 'Handicap over time' });

test('HCP-1 links lead from a group to a member’s handicap, to the round that changed the handicap, and to the round’s event', async ({
  page,
  api,
  where,
}) => {
  const [member] = (await api.list('admin/group-members', { search: where.member })).items;
  const name = `${member?.firstName} ${member?.lastName}`.trim();
  await page.goto(`/groups/${where.club}/members?q=${where.member}`);
  await page.getByRole('cell').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/all-users/${member?.userUid}`);

  const { items } = await api.list(`admin/group-members/${where.member}/handicap-history`, { pageSize: 100 });
  await expect(figure(page).locator('[data-slot=handicap-step]')).toHaveCount(items.length);
  const [newest] = items as { changedAt: string; round: { uid: string }; event: { uid: string; name: string } }[];
  await figure(page).locator('a[data-slot=handicap-step]').last().click();
  await page.waitForURL((url) => url.searchParams.get('q') === newest?.round.uid);
  const rounds = page.getByRole('region', { name: 'Event rounds', exact: true });
  await expect(rounds.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(1);
  await expect(rounds.getByRole('link', { name: newest?.event.name, exact: true })).toHaveAttribute(
    'href',
    `/events/${newest?.event.uid}`,
  );
});
