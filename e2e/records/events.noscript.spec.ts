import { expect, test } from '../support/test';

test('EVENT-1 LIST-11 without JavaScript links lead from an event to a team’s scorecard', async ({ page, api }) => {
  const { items } = await api.list('admin/events', {
    status: 'IN_PROGRESS',
    sortedBy: '-participantsCount',
    pageSize: 100,
  });
  const event = items.find(({ teamFormat }) => teamFormat);
  await page.goto(`/events/${event?.uid}`);
  await page.getByRole('link', { name: /^Teams \d/ }).click();
  const link = page.getByRole('region', { name: 'Leaderboard' }).getByRole('link').first();
  const name = String(await link.textContent());
  await link.click();
  await expect(page.getByRole('region', { name, exact: true }).getByRole('table').first()).toBeInViewport();
  await expect(page.getByText(/^Refreshed/)).toBeHidden();
});

test('TEAM-1 TEAM-2 without JavaScript the team sheet links every player, and needs one API call per hundred teams', async ({
  page,
  api,
  fault,
  bearer,
}) => {
  const query = { status: 'COMPLETED', sortedBy: '-participantsCount', pageSize: 100 };
  const { items } = await api.list('admin/events', query);
  const event = items.find(({ teamFormat }) => teamFormat) as { uid: string; group: { uid: string } };
  const teams = await api.listAll<{ uid: string; name: string; players: { uid: string; userUid: string | null }[] }>(
    `admin/groups/${event.group.uid}/events/${event.uid}/teams`,
  );
  await page.goto(`/events/${event.uid}`);
  const asked = await fault({ match: `/events/${event.uid}/teams?`, bearer });
  const teamsTab = page.getByRole('navigation', { name: 'Event' }).getByRole('link', { name: /^Teams/ });
  await teamsTab.click();
  await page.getByRole('link', { name: 'Team sheet' }).click();
  await expect(teamsTab).toHaveAttribute('aria-current', 'page');
  const sheet = page.getByRole('table', { name: 'Team sheet' });
  await expect(sheet.getByRole('rowheader')).toHaveCount(teams.length);
  expect(await asked.hits()).toBe(Math.ceil(teams.length / 100));
  const players = teams.flatMap((team) => team.players);
  await expect(sheet.locator('tbody tr')).toHaveCount(players.length);
  for (const { uid, userUid } of players.slice(-3)) {
    const href = userUid ? `/all-users/${userUid}` : `/group-members/${uid}`;
    await expect(sheet.locator(`a[href="${href}"]`).first()).toBeVisible();
  }
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByRole('rowheader').last()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Event' })).toBeHidden();

  const alone = items.find(({ teamFormat }) => !teamFormat);
  await page.goto(`/events/${alone?.uid}?tab=team-sheet`);
  await expect(page.getByText('Everybody plays as an individual.')).toBeVisible();
});
