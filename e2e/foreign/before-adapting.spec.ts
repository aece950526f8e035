import { e2eConfig } from '../../tools/test/e2e-config.mjs';
import { startSecondApp } from '../support/second-app';
import { shortUid } from '../support/short-uid';
import { expect, test } from '../support/test';
import { fields, leftOut, queryNames } from './dialect.mjs';
import { startForeignApi } from './server.mjs';

const sandbox = `http://127.0.0.1:${e2eConfig.sandboxPort}/api/v1`;

/** The `name` values in a record, at any depth. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) =>
    key === 'name' && typeof held === 'string' ? [held] : namesIn(held),
  );
}

test('ERR-4 ERR-5 if the API renames its fields and parameters, every screen opens and shows the values that could be parsed; the log names the differences @nightly', async ({
  page,
  api,
  where: { user, group, club, event, member },
}) => {
  test.setTimeout(240_000);
  const foreign = await startForeignApi({ target: sandbox });
  const app = await startSecondApp({ API_URL: foreign.address });
  try {
    const first = async (path: string) => (await api.list(path)).items[0] ?? {};
    const course = await first('courses');
    const round = await first('admin/friendly-rounds');
    const lists: [address: string, path: string][] = [
      ['/admin-users', 'admins'],
      ['/all-users', 'admin/users'],
      [`/all-users/${user}/friends`, `admin/users/${user}/friends`],
      [`/all-users/${user}/groups`, `admin/users/${user}/groups`],
      [`/all-users/${user}/events`, `admin/events?user=${user}`],
      [`/all-users/${user}/friendly-rounds`, `admin/users/${user}/friendly-rounds`],
      ['/groups', 'admin/groups'],
      [`/groups/${group}/members`, `admin/groups/${group}/members`],
      [`/groups/${club}/group-events`, `admin/events?group=${club}`],
      [`/groups/${club}/group-rounds`, `admin/group-event-rounds?group=${club}`],
      ['/group-members', 'admin/group-members'],
      ['/events', 'admin/events'],
      ['/events/event-rounds', 'admin/group-event-rounds'],
      ['/events/event-courses', 'courses'],
      ['/events/friendly-rounds', 'admin/friendly-rounds'],
      [`/events/${event}/friendly-rounds`, `admin/friendly-rounds?event=${event}`],
      ['/countries', 'countries'],
      ['/regions', 'regions'],
    ];
    const records = [
      '/',
      `/all-users/${user}`,
      `/groups/${group}`,
      `/group-members/${member}`,
      `/events/${event}`,
      `/events/event-courses/${course.uid}/course-details`,
      `/events/friendly-rounds/${round.uid}`,
    ];

    for (const [address, path] of lists) {
      const response = await page.goto(app.address + address);
      expect(response?.status(), address).toBe(200);
      const { items } = await api.list(path);
      const shown = page
        .locator('main')
        .getByRole('row')
        .filter({ has: page.getByRole('cell') });
      await expect(shown, address).toHaveCount(items.length);
      const names = namesIn(items[0]);
      // A friendly round from this API lacks required fields, so its row shows only that it could not be read.
      const given = path.includes('friendly-rounds');
      const text = (await shown.first().textContent()) ?? '';
      if (given) expect(text, address).toContain('Could not be read');
      else if (names.length > 0)
        expect(
          [...names, shortUid(String(items[0]?.uid))].some((name) => text.includes(name)),
          `${address}: ${text}`,
        ).toBe(true);
    }
    for (const address of records) {
      const response = await page.goto(app.address + address);
      expect(response?.status(), address).toBe(200);
      await expect(page.locator('main'), address).not.toContainText('An error occurred in the application');
      // This API ignores `search`, so the app cannot find a friendly round by its ID.
      if (address.startsWith('/events/friendly-rounds/')) {
        await expect(page.locator('main'), address).toContainText('Could not look up this friendly round');
      } else await expect(page.locator('main').getByRole('heading').first(), address).toBeVisible();
    }

    const mismatches = app.lines.flatMap((line) =>
      line.includes('"contract.mismatch"') ? [String(JSON.parse(line).fault)] : [],
    );
    const told = mismatches.flatMap((fault) => {
      const at = /^(\S+): (?:Expected|Required|Invalid)/.exec(fault)?.[1];
      return at ? [at.split(/[.[\]]+/).at(-1) ?? ''] : [];
    });
    const changed = new Set([
      ...Object.keys(fields),
      ...Object.keys(queryNames),
      ...leftOut.flatMap((one) => one.fields),
    ]);
    expect([...new Set(told)].filter((name) => !changed.has(name))).toEqual([]);
    for (const name of ['uid', 'firstName', 'lastName', 'handicap', 'createdAt']) expect(told).toContain(name);
    for (const note of ['items: under content', 'paging.total: under meta.totalElements']) {
      expect(mismatches).toContain(note);
    }
  } finally {
    await app.stop();
    foreign.close();
  }
});
