import { loggedMismatches } from '../support/app-log';
import { expect, test } from '../support/test';

const strangers = { uid: 'somebody-else', name: 'Strangers' };

/** The groups with the most events. Each test uses its own group. */
const BY_EVENTS = { sortedBy: '-eventsCount', pageSize: 8 } as const;

test('LIST-15 the list of a group leaves out rows of other groups that the API returned, and says how many it left out', async ({
  page,
  api,
  fault,
  bearer,
}) => {
  const group = String((await api.list('admin/groups', BY_EVENTS)).items[6]?.uid);
  const { items } = await api.list('admin/events', { group, pageSize: 10 });
  expect(items.length).toBeGreaterThan(3);
  await fault({
    match: `group=${group}`,
    bearer,
    patch: [0, 2].map((row) => ({ path: ['items', row, 'group'], value: strangers })),
  });
  const words = '2 rows that do not belong to this group are left out, so the total is unknown.';
  await page.goto(`/groups/${group}/group-events`);
  await expect(page.getByRole('main').getByText(words)).toBeVisible();
  const own = items.filter((_, row) => row !== 0 && row !== 2);
  const table = page.getByRole('region', { name: 'Events', exact: true });
  await expect(table.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(own.length);
  for (const { name } of own) await expect(table.getByRole('link', { name: String(name) }).first()).toBeVisible();
  await expect(page.getByText('Strangers')).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Total items unknown')).toBeVisible();

  await page.goto(`/groups/${group}/group-events?print=1`);
  await expect(page.getByRole('main').getByText(words)).toBeVisible();
  await expect(page.locator('main').getByText('Strangers')).toHaveCount(0);

  // The group's screen shows the same note as the list, and its tab “Events” says that the events could not be counted.
  await page.goto(`/groups/${group}`);
  await expect(page.getByRole('main').getByText(words)).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Group' });
  await expect(tabs.getByRole('link', { name: /^Events\W+Could not be counted/ })).toBeVisible();

  await expect
    .poll(loggedMismatches)
    .toContainEqual(expect.stringMatching(/events(\.list)? filter group: not applied$/));
});
