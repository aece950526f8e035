import type { Page } from '@playwright/test';
import { expectAccessibleAtNight } from '../support/accessibility';
import { findMember } from '../support/members';
import { visit } from '../support/screens';
import { expect, test } from '../support/test';

const faults = (page: Page) => page.getByRole('complementary', { name: /warning/ });
const figure = (page: Page) => page.getByRole('figure', { name: 'Handicap over time' });
const history = (page: Page) => page.getByRole('region', { name: 'Handicap history', exact: true });

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

test('HCP-2 sudden changes, handicaps over 54.0 and dates out of order are numbered in the handicap chart and table, and explained @nightly', async ({
  page,
  api,
  where,
  fault,
}) => {
  const member = await findMember(api, where, 0);
  const path = `/group-members/${member}/handicap-history`;
  const { items } = await api.list(`admin${path}`, { pageSize: 3 });
  const [, , third] = items as { handicap: number; changedAt: string }[];
  await fault({
    match: path,
    patch: [
      { path: ['items', 1, 'handicap'], value: 54.1 },
      { path: ['items', 1, 'changedAt'], value: '2020-01-02T10:00:00.000Z' },
    ],
  });
  await visit(page, `/group-members/${member}`);
  const by = (54.1 - Number(third?.handicap)).toFixed(1).replace(/\.0$/, '');
  await expect(faults(page)).toContainText(`Up by ${by} in one step.`);
  await expect(faults(page)).toContainText('Above the maximum of 54.0.');
  const before = third?.changedAt.slice(0, 16).replace('T', ' ');
  await expect(faults(page)).toContainText(`Dated 2020-01-02 10:00, but listed after ${before}.`);
  const row = history(page).getByRole('row').filter({ hasText: '2020-01-02 10:00' });
  await expect(row).toContainText(/Warning \d: Above the maximum of 54\.0\./);
  await expect(figure(page).locator('[data-slot=fault-number]').filter({ hasText: ',' })).toHaveCount(1);
  await expectAccessibleAtNight(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessibleAtNight(page);
});

test('a handicap that could not be parsed is left out of the chart, which has a note; a failed chart does not affect the list @nightly', async ({
  page,
  api,
  where,
  fault,
}) => {
  const member = await findMember(api, where, 1);
  const path = `/group-members/${member}/handicap-history`;
  const broken = await fault({ match: path, patch: [{ path: ['items', 0, 'handicap'], value: 'low' }] });
  await visit(page, `/group-members/${member}`);
  await expect(figure(page)).toContainText('1 could not be read, so steps beside it may look larger');
  await expect(history(page)).toContainText('Handicap could not be read: Expected number, received string');
  await broken.end();
  await fault({ match: `${path}?pageNumber=1&pageSize=100`, answer: { status: 500 } });
  await page.reload();
  await expect(page.getByText('Could not load the handicap chart.')).toBeVisible();
  await expect(
    history(page)
      .getByRole('row')
      .filter({ has: page.getByRole('cell') }),
  ).not.toHaveCount(0);
});

test('REC-6 a group shows how often it holds each type of contest, the most frequent first', async ({
  page,
  api,
  where,
}) => {
  const usage = (await api.list(`admin/groups/${where.club}/contest-usage`)) as unknown as {
    eventsCount: number;
    items: { contestsCount: number }[];
  };
  await visit(page, `/groups/${where.club}`);
  const contests = page.getByRole('region', { name: 'Contests', exact: true });
  await expect(contests).toContainText(`Of ${usage.eventsCount} events`);
  const rows = contests.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows.locator('td[data-label=Contests]')).toHaveText(
    usage.items.map(({ contestsCount }) => String(contestsCount)),
  );
});

test('COURSE-1 a course links to lists of its events and rounds; each list has as many rows as the link states, and links back @nightly', async ({
  page,
  api,
}) => {
  const [round] = (await api.list('admin/group-event-rounds', { status: 'COMPLETED', pageSize: 1 })).items;
  const course = round?.course as { uid: string; name: string };
  for (const [tab, path] of [
    ['Events', 'admin/events'],
    ['Event rounds', 'admin/group-event-rounds'],
  ] as const) {
    const { paging } = await api.list(path, { course: course.uid });
    await page.goto(`/events/event-courses/${course.uid}/course-details`);
    await page
      .getByRole('navigation', { name: 'Course' })
      .getByRole('link', { name: `${tab} ${paging.total}` })
      .click();
    await expect(page.getByRole('heading', { level: 2, name: `${tab} ${paging.total}` })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: course.name })).toBeVisible();
    await page.getByRole('cell').getByRole('link', { name: course.name, exact: true }).first().click();
    await expect(page).toHaveURL(`/events/event-courses/${course.uid}/course-details`);
  }
});

test('HCP-3 in the list of a user’s groups, a handicap that differs from the user’s own handicap is marked', async ({
  page,
  api,
  keenest,
}) => {
  const { items } = await api.list(`admin/users/${keenest.uid}/groups`, { pageSize: 1 });
  const [member] = items as unknown as { uid: string; handicap: number }[];
  const users = await api.listUsers({ search: keenest.uid });
  expect(member?.handicap, 'handicap of the member; it must differ from that of the user').not.toBe(
    users.items[0]?.handicap,
  );
  await visit(page, `/all-users/${keenest.uid}/groups`);
  await expect(page.locator(`tr[data-uid="${member?.uid}"]`)).toContainText(/\d, own \+?\d/);
});
