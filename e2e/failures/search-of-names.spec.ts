import { startLimitedApp } from '../support/limited-app';
import { shortUid } from '../support/short-uid';
import { expect, test } from '../support/test';

let app: Awaited<ReturnType<typeof startLimitedApp>>;

test.describe(() => {
  test.describe.configure({ mode: 'default' });
  test.use({ expectedErrors: [/status of 404/] });

  test.beforeAll(async () => {
    // Starting the app is slow on a busy machine.
    test.setTimeout(120_000);
    app = await startLimitedApp({ 'x-sandbox-search': 'names' });
  });
  test.afterAll(() => app.stop());

  test('ERR-5 if the API’s search finds no IDs, every record’s screen still has heading, tabs and lists, and says that details are missing', async ({
    page,
    api,
    where: { user, group, member },
  }) => {
    test.setTimeout(240_000);
    const first = async (path: string) => String((await api.list(path)).items[0]?.uid);
    const round = await first('admin/friendly-rounds');
    const screens: [address: string, label: string, uid: string, list: string | null][] = [
      [`/all-users/${user}`, 'User', user, 'Latest friendly rounds'],
      [`/all-users/${user}/timeline`, 'User', user, null],
      [`/all-users/${user}/handicaps`, 'User', user, null],
      [`/groups/${group}`, 'Group', group, 'Members'],
      [`/groups/${group}/contests`, 'Group', group, null],
      [`/group-members/${member}`, 'Group member', member, 'Handicap history'],
      [`/group-members/${member}/handicap`, 'Group member', member, null],
      [`/events/friendly-rounds/${round}`, 'Friendly round', round, null],
      [`/events/friendly-rounds/${round}/results`, 'Friendly round', round, null],
    ];
    for (const [path, label] of [
      ['countries', 'Country'],
      ['regions', 'Region'],
    ] as const) {
      const uid = await first(path);
      screens.push([`/${path}/${uid}`, label, uid, path === 'countries' ? 'Regions' : null]);
    }
    for (const [address, label, uid, list] of screens) {
      const response = await page.goto(app.address + address);
      expect(response?.status(), address).toBe(200);
      const name = `${label} ${shortUid(uid)}`;
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(name);
      await expect(page.locator('main'), address).toContainText(/The details of this [\w ]+ are unavailable/);
      if (list)
        await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${list}`) }), address).toBeVisible();
      if (/^\/(all-users|groups|group-members)\//.test(address)) {
        await expect(page.getByRole('navigation', { name: label, exact: true }), address).toBeVisible();
      }
    }
  });
});

test('ERR-5 if the API’s search finds no IDs, a record’s list shows its rows before the record’s name', async ({
  page,
  api,
  fault,
  bearer,
}) => {
  const { items: groups } = await api.list('admin/groups', { sortedBy: '-membersCount', pageSize: 9 });
  const { uid, name } = groups[8] as { uid: string; name: string };
  const { items } = await api.list(`admin/groups/${uid}/members`);
  const lookup = await fault({ match: `search=${uid}`, bearer, hold: true });
  await page.goto(`/groups/${uid}/members`, { waitUntil: 'commit' });
  const rows = page
    .getByRole('region', { name: 'Members' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveText(items.map(({ uid: member }) => new RegExp(shortUid(String(member)))));
  expect(await lookup.hits()).toBe(1);
  await lookup.end();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(name);
});
