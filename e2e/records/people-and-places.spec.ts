import { visit } from '../support/screens';
import { expect, test } from '../support/test';

test('REC-2 each number on the screen of a country or region links to the list that it counts', async ({
  page,
  api,
}) => {
  await page.goto('/countries?q=Scotland');
  const country = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Scotland', exact: true }) });
  const regions = await country.getByRole('cell').nth(3).textContent();
  await country.getByRole('link', { name: 'Scotland', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Scotland' })).toBeVisible();
  await expect(page).toHaveTitle(/^Scotland/);
  const uid = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const total = (label: string) =>
    page
      .locator('dl[aria-label=Totals] > div')
      .filter({ has: page.getByRole('term').getByText(label, { exact: true }) });
  const lists = {
    Users: 'admin/users',
    Groups: 'admin/groups',
    Courses: 'courses',
    'Friendly rounds': 'admin/friendly-rounds',
    'Event rounds': 'admin/group-event-rounds',
    Regions: 'regions',
  };
  for (const [label, path] of Object.entries(lists)) {
    const { paging } = await api.list(path, { country: uid, pageSize: 1 });
    await expect(total(label).getByRole('link')).toHaveText(paging.total.toLocaleString('en-GB'));
  }
  await total('Regions').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`All Regions ${regions}`);
  await expect(page.getByRole('main').getByText('Country Scotland')).toBeVisible();

  const region = page
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .first();
  const users = await region.getByRole('cell').nth(3).textContent();
  await region.getByRole('link').first().click();
  await expect(page.getByRole('term').getByText('Courses', { exact: true })).toBeVisible();
  await expect(page.getByRole('term').getByText('Groups', { exact: true })).toHaveCount(0);
  await total('Users').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`All Users ${users}`);
});

test('REC-2 a user’s screen links to the user’s country, whose screen says which numbers could not be counted @nightly', async ({
  page,
  keenest,
  fault,
  bearer,
}) => {
  await page.goto(`/all-users/${keenest.uid}`);
  const fact = (label: string) =>
    page.locator('dl > div').filter({ has: page.getByRole('term').getByText(label, { exact: true }) });
  const country = await fact('Country').getByRole('link').textContent();
  await fact('Country').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: country ?? '?' })).toBeVisible();
  const uid = new URL(page.url()).pathname.split('/').at(-1);
  await fault({ match: `/admin/groups?country=${uid}`, bearer, answer: { status: 409 } });
  await fault({ match: `/admin/groups?pageNumber=1&pageSize=1&country=${uid}`, bearer, answer: { status: 409 } });
  await page.reload();
  await expect(fact('Groups')).toContainText('Could not be counted');
  await expect(fact('Courses').getByRole('link')).toHaveText(/^[\d,]+$/);
});

test('REC-3 WAY-5 a record’s lists show the record’s tabs in the same place, with the same totals', async ({
  page,
  api,
  keenest,
  where,
}) => {
  const { items: groups } = await api.list('admin/groups', { pageSize: 1 });
  const course = `/events/event-courses/${where.course}`;
  for (const [address, label, open, first = 'Overview'] of [
    [`/all-users/${keenest.uid}/events`, 'User', 'Events'],
    [`/all-users/${keenest.uid}/friends`, 'User', 'Friends'],
    [`/groups/${groups[0]?.uid}/members`, 'Group', 'Members'],
    [`/all-users/${keenest.uid}/rounds-created`, 'User', 'Rounds created'],
    [`/events/${where.event}/friendly-rounds`, 'Event', 'Friendly rounds'],
    [`/events/${where.event}/rounds`, 'Event', 'Event rounds'],
    [`${course}/friendly-rounds`, 'Course', 'Friendly rounds', 'Tees'],
    [`${course}/events`, 'Course', 'Events', 'Tees'],
    [`${course}/event-rounds`, 'Course', 'Event rounds', 'Tees'],
  ] as const) {
    await page.goto(address);
    const tabs = page.getByRole('navigation', { name: label, exact: true });
    const heading = page.getByRole('heading', { level: 1 });
    const opened = tabs.locator('[aria-current=page]');
    await expect(opened).toHaveText(new RegExp(`^${open}[\\d,]+$`));
    const [name, words, box] = [await heading.textContent(), await opened.textContent(), await tabs.boundingBox()];
    await tabs.getByRole('link', { name: first }).click();
    await expect(opened).toHaveText(first);
    await expect(heading).toHaveText(String(name));
    const list = tabs.getByRole('link').filter({ hasText: new RegExp(`^${words}$`) });
    await expect(list).toBeVisible();
    expect(await tabs.boundingBox()).toEqual(box);
    await list.click();
    await expect(page).toHaveURL(address);
  }
});

test.describe(() => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('COPY-4 on each record’s screen and on each of its tabs, a button copies the link of the screen', async ({
    page,
    api,
    where,
  }) => {
    const [round, country, region] = await Promise.all(
      ['admin/friendly-rounds', 'countries', 'regions'].map(async (path) => (await api.list(path)).items[0]?.uid),
    );
    for (const address of [
      `/all-users/${where.user}`,
      `/groups/${where.group}`,
      `/group-members/${where.member}`,
      `/events/${where.event}?tab=individuals`,
      `/events/${where.event}/rounds`,
      `/events/event-courses/${where.course}/course-details`,
      `/events/friendly-rounds/${round}`,
      `/countries/${country}`,
      `/regions/${region}`,
    ]) {
      await visit(page, address);
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await page.getByRole('main').getByRole('button', { name: 'Copy link', exact: true }).click();
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      await expect.poll(async () => (await copied()).endsWith(address), address).toBe(true);
    }
  });
});

test('REC-5 an e-mail address is shown on demand, and is hidden again after a minute', async ({ page, keenest }) => {
  await page.clock.install();
  await visit(page, `/all-users/${keenest.uid}`);
  await expect(page.getByText('@')).toHaveCount(1);
  await page.getByRole('button', { name: 'Show e-mail' }).click();
  await expect(page.getByRole('button', { name: 'Copy e-mail' })).toBeVisible();
  await page.clock.fastForward(61_000);
  await expect(page.getByRole('button', { name: 'Show e-mail' })).toBeVisible();
  await expect(page.getByText('@')).toHaveCount(1);
});

test('LIST-19 on a record’s screen, an empty list takes one line, and a failed one says why and offers “Retry” @nightly', async ({
  page,
  idle,
  fault,
  bearer,
}) => {
  await fault({ match: `/users/${idle.uid}/groups`, bearer, answer: { status: 409 } });
  await page.goto(`/all-users/${idle.uid}`);
  const empty = (name: string) =>
    page.locator('[data-slot=empty-part]').filter({ has: page.getByRole('heading', { level: 2, name }) });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(empty('Latest friendly rounds')).toContainText('No friendly rounds yet');
    expect((await empty('Latest friendly rounds').boundingBox())?.height).toBeLessThanOrEqual(60);
  }
  await expect(page.getByRole('main').getByText('Could not load groups')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Retry' })).toBeVisible();
  await expect(empty('Groups')).toHaveCount(0);
});

test('NAME-1 the screen of a user or group says how many others have the same name, with links to a list and a comparison', async ({
  page,
  api,
  fault,
  bearer,
}) => {
  const all = await api.listAll<{ uid: string; firstName: string; lastName: string }>('admin/users');
  const names = Map.groupBy(all, ({ firstName, lastName }) => `${firstName} ${lastName}`.toLowerCase());
  const shared = [...names.values()].find(({ length }) => length > 1 && length < 4) ?? [];
  const [user, ...others] = shared;
  if (!user) throw new Error('No two users have the same name');
  const words = new RegExp(`^(${others.length} other users have|Another user (in .+ )?has) this name`);
  await page.goto(`/all-users/${user.uid}`);
  await page.getByRole('link', { name: words }).click();
  const rows = page.getByRole('region', { name: 'Users', exact: true }).locator('tbody > tr');
  for (const { uid } of shared) await expect(rows.and(page.locator(`[data-uid="${uid}"]`))).toHaveCount(1);
  await page.goBack();
  await page.getByRole('link', { name: 'Compare them' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(shared.length);

  const groups = await api.listAll<{ uid: string; name: string }>('admin/groups');
  const [named] = [...Map.groupBy(groups, ({ name }) => name).values()].filter(({ length }) => length > 1);
  await page.goto(`/groups/${named?.[0]?.uid}`);
  await expect(page.getByRole('link', { name: /other groups? ha|Another group .*has this name/ })).toBeVisible();
  await fault({ match: `search=${user.firstName} ${user.lastName}`, bearer, answer: { status: 403 } });
  await page.goto(`/all-users/${user.uid}`);
  await expect(page.getByRole('main').getByText('Could not check for others with this name.')).toBeVisible();
});
