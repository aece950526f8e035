import type { Page } from '@playwright/test';
import { visit } from '../support/screens';
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
