import type { Group } from '@/lib/contract/groups';
import type { Country } from '@/lib/contract/places';
import type { User } from '@/lib/contract/users';
import type { Api } from './support/api';
import { readCsv } from './support/csv';
import { countsOf, exportAddress, readDownload, startExport } from './support/exports';
import { type Fault, mark } from './support/faults';
import type { Golfer } from './support/golfers';
import { logLines } from './support/log';
import { roundsAddress, visit } from './support/screens';
import { expect, test } from './support/test';

const uidsOf = (rows: readonly { uid: string }[]) => rows.map(({ uid }) => uid);

/** Each list under a filter, a search or an order of its own: its screen, and the same asked of the API. */
type Case = { screen: string; path: string; query: Record<string, string> };

const cases: Record<string, (api: Api, keenest: Golfer) => Promise<Case>> = {
  'all users': async (api) => {
    const [country] = await api.listAll<Country>('countries', { sortedBy: '-usersCount' });
    const query = { sortedBy: '-handicap', country: country?.uid ?? '', status: 'ACTIVE' };
    return { screen: `/all-users?${new URLSearchParams(query)}&pageNumber=2&pageSize=20`, path: 'admin/users', query };
  },
  'friends of a golfer': async (_, { uid }) => ({
    screen: `/all-users/${uid}/friends?sortedBy=-name&status=ACTIVE`,
    path: `admin/users/${uid}/friends`,
    query: { sortedBy: '-name', status: 'ACTIVE' },
  }),
  'groups of a golfer': async (_, { uid }) => ({
    screen: `/all-users/${uid}/groups?sortedBy=-joinedAt`,
    path: `admin/users/${uid}/groups`,
    query: { sortedBy: '-joinedAt' },
  }),
  'friendly rounds of a golfer': async (_, golfer) => ({
    screen: roundsAddress(golfer, '?q=royal&sortedBy=status&pageNumber=3'),
    path: `admin/users/${golfer.uid}/friendly-rounds`,
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

test.describe('exports equal their lists', () => {
  for (const [name, given] of Object.entries(cases)) {
    test(`the CSV of ${name} holds what is filtered, in the list's order, and says how much it is`, async ({
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
      expect(rows.map(({ Uid }) => Uid)).toEqual(expected);
    });
  }
});

test.describe('what stands in the cells', () => {
  test('text that a spreadsheet would run is neutralised, numbers stay numbers: streamed by the API', async ({
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
    const golfer = (await api.listAll<User>('admin/users', { search: keenest.uid }))[0];
    expect(golfer?.handicap).toBeLessThan(0);
    const [row] = readCsv(await (await page.request.get(`/api/export/users?q=${keenest.uid}`)).text()).rows;
    expect(row).toMatchObject({ Handicap: String(golfer?.handicap) });
  });

  test('text that a spreadsheet would run is neutralised, numbers stay numbers: written by the app', async ({
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
      'Winner first name': "'+1 Ace",
      'Winner last name': "'@Home",
      'Winner handicap': '-3',
    });
    expect(second).toMatchObject({
      Course: 'Two, "lines"\r\nand more',
      'Winner handicap': '11.4',
      'Created (Europe/London)': '2026-07-02 00:30',
    });
  });
});

test.describe('the dialog', () => {
  test('saves the file and gives a receipt of rows, filters, order and zone; focus returns to the menu button', async ({
    page,
    api,
    keenest,
  }) => {
    const query = { search: 'royal', sortedBy: '-createdAt' };
    const expected = uidsOf(await api.listAll(`admin/users/${keenest.uid}/friendly-rounds`, query));
    await visit(page, roundsAddress(keenest, '?q=royal&sortedBy=-createdAt&pageNumber=2'));
    const downloading = page.waitForEvent('download');
    const dialog = await startExport(page);
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^friendly-rounds-[0-9a-f]{8}-\d{4}-\d{2}-\d{2}\.csv$/);
    const { rows } = await readDownload(download);
    expect(rows.map(({ Uid }) => Uid)).toEqual(expected);
    await expect(dialog.getByRole('status')).toContainText(download.suggestedFilename());
    const count = expected.length.toLocaleString('en-GB');
    expect(await countsOf(dialog)).toEqual([count, count, count, count]);
    await expect(dialog.getByRole('status')).toContainText('“royal”');
    await expect(dialog.getByRole('status')).toContainText('Created At, descending');
    await expect(dialog.getByRole('status')).toContainText('UTC');
    await expect(dialog.getByRole('list', { name: 'Gaps' })).toBeHidden();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
  });

  test('counts the rows of a list that the API streams, and names its filters', async ({ page, api }) => {
    const [country] = await api.listAll<Country>('countries', { sortedBy: '-usersCount' });
    const expected = await api.listAll<User>('admin/users', { country: country?.uid ?? '' });
    await visit(page, `/all-users?country=${country?.uid}&createdTo=2030-01-31`);
    const downloading = page.waitForEvent('download');
    const dialog = await startExport(page);
    const { rows } = await readDownload(await downloading);
    expect(rows.map(({ Uid }) => Uid)).toEqual(uidsOf(expected));
    const count = expected.length.toLocaleString('en-GB');
    expect(await countsOf(dialog)).toEqual([count, count, count, count]);
    await expect(dialog.getByRole('status')).toContainText(country?.name ?? 'no country');
    await expect(dialog.getByRole('status')).toContainText('to 2030-01-31');
  });

  test('shows how far it is; Cancel ends it, and no further page is asked for', async ({ page, keenest, fault }) => {
    const tag = mark();
    const second = await fault({ match: `search=${tag}&pageNumber=2&pageSize=100`, dropSearch: true, delayMs: 700 });
    const third = await fault({ match: `search=${tag}&pageNumber=3&pageSize=100`, dropSearch: true });
    await fault({ match: tag, dropSearch: true });
    let saved = 0;
    page.on('download', () => {
      saved += 1;
    });
    await visit(page, roundsAddress(keenest, `?q=${tag}`));
    const dialog = await startExport(page);
    await expect(dialog.getByText(/^100 of 374 rows$/)).toBeVisible();
    await expect(dialog.getByRole('progressbar', { name: 'Rows written' })).toHaveJSProperty('value', 100);
    expect(await second.hits()).toBe(1);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();

    // An export that begins now and waits longer: when it is done, the cancelled one would have gone on long ago.
    const other = mark();
    await fault({ match: `search=${other}&pageNumber=2&pageSize=100`, dropSearch: true, delayMs: 1400 });
    await fault({ match: other, dropSearch: true });
    await page.request.get(`/api/export/rounds?uid=${keenest.uid}&q=${other}`);
    expect(await third.hits()).toBe(0);
    expect(saved).toBe(0);
  });

  test('closing the dialog ends the call of the API that is on its way', async ({ page, keenest, fault }) => {
    const tag = mark();
    const second = await fault({ match: `search=${tag}&pageNumber=2&pageSize=100`, break: 'hang' });
    await fault({ match: tag, dropSearch: true });
    await visit(page, roundsAddress(keenest, `?q=${tag}`));
    const answering = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith('/api/export/'));
    const dialog = await startExport(page);
    const request = (await answering).headers()['x-request-id'];
    await expect.poll(() => second.hits()).toBe(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const told = () => logLines().filter((line) => line.request === request && /^(api|export)\.left$/.test(line.event));
    await expect
      .poll(() =>
        told()
          .map(({ event }) => event)
          .sort(),
      )
      .toEqual(['api.left', 'export.left']);
    expect(await second.hits()).toBe(1);
  });

  test('says which rows are missing, and why', async ({ page, keenest, fault }) => {
    const tag = mark();
    const patch = [
      { path: ['items', 3, 'course', 'name'], value: null },
      { path: ['items', 5, 'uid'], value: 'the same' },
      { path: ['items', 6, 'uid'], value: 'the same' },
    ];
    await fault({ match: `search=${tag}&pageNumber=2&pageSize=100`, dropSearch: true, patch });
    await fault({ match: tag, dropSearch: true });
    await visit(page, roundsAddress(keenest, `?q=${tag}`));
    const downloading = page.waitForEvent('download');
    const dialog = await startExport(page);
    const { rows } = await readDownload(await downloading);
    expect(rows).toHaveLength(372);
    expect(await countsOf(dialog)).toEqual(['374', '374', '373', '372']);
    await expect(dialog.getByRole('list', { name: 'Gaps' }).getByRole('listitem')).toHaveText([
      '2 fewer written than expected',
      '1 row could not be read and is left out: items[3].course.name: Expected string, received null',
      '1 row came twice and is written once: the list changed while it was read',
    ]);
  });

  test('says that the total is not the one that the list showed', async ({ page, fault }) => {
    const tag = mark();
    const listed = await fault({ match: tag, dropSearch: true });
    await visit(page, `/all-users?q=${tag}`);
    await listed.end();
    await fault({ match: tag, answer: csv('Uid,Name\r\na,Ann\r\nb,Ben\r\nb,Ben\r\n', 4) });
    const dialog = await startExport(page);
    await expect(dialog.getByRole('list', { name: 'Gaps' }).getByRole('listitem')).toHaveText([
      '1 fewer written than expected',
      '1 written more than once',
      /^The list had [\d,]+ when it was shown$/,
    ]);
    expect(await countsOf(dialog)).toEqual(['4', '3', '2', '3']);
  });
});

test.describe('an export that breaks', () => {
  test.use({ expectedErrors: [/ERR_INCOMPLETE_CHUNKED_ENCODING|status of 50[024]/] });

  const partial = 'Uid,Name\r\na,Ann\r\nb,"Be';
  const breaks: Record<
    string,
    { screen: (golfer: Golfer, tag: string) => string; at: string; answer: Fault['answer'] }
  > = {
    'while its pages are read': {
      screen: (golfer, tag) => roundsAddress(golfer, `?q=${tag}`),
      at: '&pageNumber=3&pageSize=100',
      answer: { status: 200, headers: { 'content-type': 'application/json' }, body: '{"items":[' },
    },
    'while the API streams it': {
      screen: (_, tag) => `/all-users?q=${tag}`,
      at: '&zone=UTC',
      answer: csv(partial, 2000),
    },
  };

  for (const [when, { screen, at, answer }] of Object.entries(breaks)) {
    test(`${when} is told, and no file is saved; Retry brings it`, async ({ page, keenest, fault }) => {
      const tag = mark();
      const broken = await fault({ match: `search=${tag}${at}`, answer, break: 'cut' });
      await fault({ match: tag, dropSearch: true });
      let saved = 0;
      page.on('download', () => {
        saved += 1;
      });
      await visit(page, screen(keenest, tag));
      const dialog = await startExport(page);
      await expect(dialog.getByRole('alert')).toHaveText(/^The export failed. It broke off .* Nothing was saved.$/);
      expect(saved).toBe(0);
      await broken.end();
      const downloading = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Retry' }).click();
      expect((await readDownload(await downloading)).rows.length).toBeGreaterThan(100);
      await expect(dialog.getByRole('status')).toContainText('Saved as');
    });
  }

  test('in the middle of a row does not look complete, even when the API ends it well', async ({ page, fault }) => {
    const tag = mark();
    await fault({ match: tag, answer: csv(partial, 2) });
    const answer = await page.request.get(`/api/export/users?q=${tag}`).then(
      (response) => response.text(),
      (error: Error) => error,
    );
    expect(answer).toBeInstanceOf(Error);
  });

  test("before its first row is told with the API's own words", async ({ page, keenest, fault }) => {
    const tag = mark();
    const answer = { status: 403, body: JSON.stringify({ error: { code: 'forbidden', message: 'Not for you' } }) };
    await fault({ match: tag, answer });
    for (const [list, of] of [
      ['users', ''],
      ['rounds', `&uid=${keenest.uid}`],
    ]) {
      const response = await page.request.get(`/api/export/${list}?q=${tag}${of}`);
      expect(response.status()).toBe(403);
      expect(await response.json()).toEqual({ error: { message: 'Not for you' } });
    }
  });
});

test.describe('what is not exported', () => {
  test('a list that does not exist, a golfer who does not, and anything without a session', async ({
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

function csv(body: string, total: number) {
  return { status: 200, headers: { 'content-type': 'text/csv', 'x-total-count': String(total) }, body };
}

function player(handicap: number) {
  return { uid: 'p1', firstName: '+1 Ace', lastName: '@Home', membershipType: 'APPLICATION_USER', handicap };
}
