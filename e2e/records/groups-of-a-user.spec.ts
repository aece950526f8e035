import { mark } from '../support/faults';
import { expect, test } from '../support/test';

test('GROUPS-1 if the API returns groups instead of memberships, a user’s groups show “-” for the fields of a membership', async ({
  page,
  fault,
  keenest,
}) => {
  const tag = mark();
  const groups = [
    { uid: 'group-one', name: 'Old Stags', createdAt: '2026-01-01T00:00:00.000Z', membersCount: 12 },
    { uid: 'group-two', name: 'Dawn Patrol', createdAt: '2026-01-02T00:00:00.000Z', role: 'OWNER' },
  ];
  await fault({
    match: tag,
    dropSearch: true,
    patch: [
      { path: ['items'], value: groups },
      { path: ['paging', 'total'], value: 2 },
    ],
  });
  await page.goto(`/all-users/${keenest.uid}/groups?q=${tag}`);
  const stags = page.getByRole('row').filter({ hasText: 'Old Stags' });
  await expect(stags.getByRole('link', { name: 'Old Stags' })).toHaveAttribute('href', '/groups/group-one');
  await expect(stags.getByRole('cell', { name: '-', exact: true })).toHaveCount(3);
  const patrol = page.getByRole('row').filter({ hasText: 'Dawn Patrol' });
  await expect(patrol.getByRole('cell', { name: 'Owner', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText('Total items 2')).toBeVisible();
});
