import type { Group } from '@/lib/contract/groups';
import type { Country } from '@/lib/contract/places';
import type { User } from '@/lib/contract/users';
import type { Api, NamedUser } from '../support/api';
import { loggedMismatches } from '../support/app-log';
import { exportAddress, idsOf, readCsv, startExport } from '../support/exports';
import { mark } from '../support/faults';
import { nightly } from '../support/nightly';
import { roundsAddress, visit } from '../support/screens';
import { expect, test } from '../support/test';

const uidsOf = (rows: readonly { uid: string }[]) => rows.map(({ uid }) => uid);

/** `screen`: the address of a filtered, searched or sorted list. `path` and `query`: the API request for its rows. */
type Case = { screen: string; path: string; query: Record<string, string> };

const cases: Record<string, (api: Api, keenest: NamedUser) => Promise<Case>> = {
  'all users': async (api) => {
    const [country] = await api.listAll<Country>('countries', { sortedBy: '-usersCount' });
    const query = { sortedBy: '-handicap', country: country?.uid ?? '', status: 'ACTIVE' };
    return { screen: `/all-users?${new URLSearchParams(query)}&pageNumber=2&pageSize=20`, path: 'admin/users', query };
  },
  'friends of a user': async (_, { uid }) => ({
    screen: `/all-users/${uid}/friends?sortedBy=-name&status=ACTIVE`,
    path: `admin/users/${uid}/friends`,
    query: { sortedBy: '-name', status: 'ACTIVE' },
  }),
  'groups of a user': async (_, { uid }) => ({
    screen: `/all-users/${uid}/groups?sortedBy=-joinedAt`,
    path: `admin/users/${uid}/groups`,
    query: { sortedBy: '-joinedAt' },
  }),
  'friendly rounds of a user': async (_, user) => ({
    screen: roundsAddress(user, '?q=royal&sortedBy=status&pageNumber=3'),
    path: `admin/users/${user.uid}/friendly-rounds`,
    query: { search: 'royal', sortedBy: 'status' },
  }),
  admins: async () => ({ screen: '/admin-users?sortedBy=-email', path: 'admins', query: { sortedBy: '-email' } }),
  'all groups': async () => ({
    screen: '/groups?membersMin=5&membersMax=40&sortedBy=-membersCount&createdFrom=2025-01-01&createdTo=2025-12-31',
    path: 'admin/groups',
    query: {
      membersMin: '5',
      membersMax: '40',
      sortedBy: '-membersCount',
      createdFrom: '2025-01-01T00:00:00.000Z',
      createdTo: '2026-01-01T00:00:00.000Z',
    },
  }),
  'members of a group': async (api) => {
    const [group] = await api.listAll<Group>('admin/groups', { sortedBy: '-membersCount' });
    const query = { role: 'MEMBER', handicapMax: '30', sortedBy: 'handicap' };
    return {
      screen: `/groups/${group?.uid}/members?${new URLSearchParams(query)}`,
      path: `admin/groups/${group?.uid}/members`,
      query,
    };
  },
  'group members': async () => ({
    screen: '/group-members?q=mar&role=ADMIN,OWNER&sortedBy=-group',
    path: 'admin/group-members',
    query: { search: 'mar', role: 'ADMIN,OWNER', sortedBy: '-group' },
  }),
  countries: async () => ({
    screen: '/countries?sortedBy=-usersCount&q=land',
    path: 'countries',
    query: { sortedBy: '-usersCount', search: 'land' },
  }),
  'all regions': async () => ({
    screen: '/regions?sortedBy=-usersCount',
    path: 'regions',
    query: { sortedBy: '-usersCount' },
  }),
  'regions of one country': async (api) => {
    const [country] = await api.listAll<Country>('countries', { sortedBy: '-regionsCount' });
    const query = { country: country?.uid ?? '', sortedBy: '-name' };
    return { screen: `/regions?${new URLSearchParams(query)}`, path: 'regions', query };
  },
};

test.describe(() => {
  for (const [name, given] of Object.entries(cases)) {
    test(`EXP-3 the CSV of ${name} has the filtered rows in the list’s order, and a response header states how many rows it has${nightly(name !== 'all users')}`, async ({
      page,
      api,
      keenest,
    }) => {
      const { screen, path, query } = await given(api, keenest);
      const expected = uidsOf(await api.listAll(path, query));
      expect(expected.length).toBeGreaterThan(1);
      await page.goto(screen);
      const response = await page.request.get(await exportAddress(page));
      expect(response.status()).toBe(200);
      expect(response.headers()).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': expect.stringMatching(/^attachment; filename="[\w-]+-\d{4}-\d{2}-\d{2}\.csv"$/),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'x-total-count': String(expected.length),
      });
      const { rows } = readCsv(await response.text());
      expect(idsOf(rows)).toEqual(expected);
    });
  }
});

test.describe(() => {
  test('EXP-5 in a CSV that the API streams, formulas are escaped and numbers are unformatted', async ({
    page,
    api,
    keenest,
  }) => {
    const groups = await api.listAll<Group>('admin/groups');
    const odd = groups.filter(({ name }) => /^[=+\-@]/.test(name));
    expect(odd.length).toBeGreaterThan(2);
    const written = readCsv(await (await page.request.get('/api/export/groups')).text()).rows;
    const named = new Map(written.map((row) => [row.Uid, row]));
    for (const { uid, name, membersCount } of odd) {
      expect(named.get(uid)).toMatchObject({ Name: `'${name}`, Members: String(membersCount) });
    }
    const user = (await api.listAll<User>('admin/users', { search: keenest.uid }))[0];
    expect(user?.handicap).toBeLessThan(0);
    const [row] = readCsv(await (await page.request.get(`/api/export/users?q=${keenest.uid}`)).text()).rows;
    expect(row).toMatchObject({ Handicap: String(user?.handicap) });
  });

  test('EXP-5 in a CSV that the app writes, formulas are escaped and numbers are unformatted @nightly', async ({
    page,
    context,
    baseURL,
    keenest,
    fault,
  }) => {
    const tag = mark();
    await fault({
      match: `search=${tag}&pageNumber=1`,
      dropSearch: true,
      patch: [
        { path: ['items', 0, 'course', 'name'], value: '=HYPERLINK("http://example.org","Click")' },
        { path: ['items', 1, 'course', 'name'], value: 'Two, "lines"\r\nand more' },
        { path: ['items', 0, 'winnerPlayer'], value: player(-3) },
        { path: ['items', 1, 'winnerPlayer'], value: player(11.4) },
        { path: ['items', 1, 'createdAt'], value: '2026-07-01T23:30:00.000Z' },
      ],
    });
    await fault({ match: tag, dropSearch: true });
    await context.addCookies([{ name: 'time-zone', value: 'Europe/London', url: baseURL }]);
    const response = await page.request.get(`/api/export/rounds?uid=${keenest.uid}&q=${tag}`);
    const [first, second] = readCsv(await response.text()).rows;
    expect(first).toMatchObject({
      Course: '\'=HYPERLINK("http://example.org","Click")',
      Winner: "'+1 Ace @Home",
      'Winner handicap (plus = negative)': '-3',
    });
    expect(second).toMatchObject({
      Course: 'Two, "lines"\r\nand more',
      'Winner handicap (plus = negative)': '11.4',
      'Created At (Europe/London)': '2026-07-02 00:30',
    });
  });
});

test('EXP-1 if the export endpoint returns JSON, the app logs this difference from the contract and writes the CSV from the pages of the list', async ({
  page,
  fault,
}) => {
  const tag = mark();
  await fault({ match: `export/groups?search=${tag}`, answer: { status: 200, body: '{"items":[]}' } });
  await fault({ match: tag, dropSearch: true });
  await visit(page, `/groups?q=${tag}`);
  const dialog = await startExport(page);
  await expect(dialog.getByRole('list', { name: 'Warnings' })).toBeHidden();
  await expect
    .poll(loggedMismatches)
    .toContainEqual(expect.stringMatching(/groups Expected text\/csv, received application\/json$/));
});

test('EXP-1 if the API has no export endpoint, the app writes the CSV from the pages of the list', async ({
  page,
  api,
  fault,
  keenest,
}) => {
  const tag = mark();
  const friends = await api.listAll(`admin/users/${keenest.uid}/friends`);
  await fault({ match: `export/users/${keenest.uid}/friends?search=${tag}`, answer: { status: 501 } });
  await fault({ match: `search=${tag}`, dropSearch: true });
  const response = await page.request.get(`/api/export/friends?uid=${keenest.uid}&q=${tag}`);
  expect(response.status()).toBe(200);
  expect(idsOf(readCsv(await response.text()).rows)).toEqual(uidsOf(friends));
});

test.describe(() => {
  test('an export is refused for an unknown list, for an unknown user, and without a session', async ({
    page,
    playwright,
    baseURL,
  }) => {
    for (const address of [
      'nothing',
      '__proto__',
      'rounds',
      'rounds?uid=..',
      'rounds?uid=nobody',
      'friends?uid=a%2Fb',
    ]) {
      const response = await page.request.get(`/api/export/${address}`);
      expect(response.status(), address).toBe(404);
      expect(await response.json(), address).toEqual({ error: { message: expect.any(String) } });
    }
    const stranger = await playwright.request.newContext({ baseURL, storageState: { cookies: [], origins: [] } });
    const refused = await stranger.get('/api/export/users');
    expect(refused.status()).toBe(401);
    expect(await refused.json()).toMatchObject({ error: { message: 'Sign in to see this.' } });
    await stranger.dispose();
  });
});

function player(handicap: number) {
  return { uid: 'p1', firstName: '+1 Ace', lastName: '@Home', membershipType: 'APPLICATION_USER', handicap };
}
