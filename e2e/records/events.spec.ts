import type { Api } from '../support/api';
import { visit } from '../support/screens';
import { expect, test } from '../support/test';

/** The matching event with the most players. */
async function findEvent(api: Api, status: string, teamFormat: string | null): Promise<string> {
  const query = { scoringFormat: 'STABLEFORD', status, sortedBy: '-participantsCount', pageSize: 100 };
  const { items } = await api.list('admin/events', query);
  return String(items.find((one) => (one.teamFormat ?? null) === teamFormat)?.uid);
}

test('WAY-1 if an event’s URL names a format that was not played, or teams that it does not have, the screen links to what was played', async ({
  page,
  api,
}) => {
  const event = await findEvent(api, 'COMPLETED', null);
  await page.goto(`/events/${event}?tab=teams&board=strokeplay`);
  await expect(page.getByRole('main').getByText('No stroke play leaderboard')).toBeVisible();
  await page.getByRole('link', { name: 'Show Stableford' }).click();
  await expect(page.getByRole('region', { name: 'Leaderboard' }).getByRole('row')).not.toHaveCount(1);

  await page.goto(`/events/${event}?tab=teams`);
  await expect(page.getByRole('main').getByText('Individual event', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Show individuals' }).click();
  await expect(
    page.getByRole('region', { name: 'Leaderboard' }).getByRole('columnheader', { name: 'Player' }),
  ).toBeVisible();
});

test('WHO-7 a completed event says how many of its rounds were abandoned or cancelled', async ({ page, api }) => {
  const events = await api.listAll<{ uid: string; roundsCount: number }>('admin/events', { status: 'COMPLETED' });
  const rounds = await api.listAll<{ uid: string; event: { uid: string } }>('admin/group-event-rounds', {
    status: 'ABANDONED,CANCELLED',
  });
  const event = events.find(({ uid }) => rounds.some((round) => round.event.uid === uid));
  const abandoned = rounds.filter((round) => round.event.uid === event?.uid).length;
  await page.goto(`/events/${event?.uid}/results`);
  await expect(page.getByRole('definition')).toContainText([`${abandoned} of`]);
  await page.goto(`/events/${event?.uid}`);
  await page.getByRole('link', { name: `${abandoned} of ${event?.roundsCount} rounds abandoned or cancelled` }).click();
  await expect(page.locator('tbody > tr')).toHaveCount(abandoned);
});

test('LIVE-1 an event in progress shows new scores, but sends no requests while its browser tab is hidden @nightly', async ({
  page,
  api,
  fault,
  bearer,
}) => {
  const event = await findEvent(api, 'IN_PROGRESS', 'FOUR_BALL');
  await page.clock.install();
  await visit(page, `/events/${event}?tab=teams`);
  await fault({
    match: `/${event}/stableford/team-leaderboard`,
    bearer,
    patch: [{ path: ['items', 0, 'points'], value: 177 }],
  });
  const cell = page.getByRole('region', { name: 'Leaderboard' }).getByRole('cell', { name: '177' });
  const becomes = (value: 'hidden' | 'visible') =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, value);
  await becomes('hidden');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.clock.fastForward(60_000);
  // A timer that was due would have sent its request before this one, so the test need not wait longer.
  await page.evaluate(async () => void (await fetch('/healthz')));
  expect(requested.filter((path) => path.startsWith('/api/live/'))).toEqual([]);
  await becomes('visible');
  await expect(cell).toBeVisible();
});
