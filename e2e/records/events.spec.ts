import type { LeaderboardRow } from '@/lib/contract/leaderboards';
import type { Api } from '../support/api';
import { visit } from '../support/screens';
import { shortUid } from '../support/short-uid';
import { expect, test } from '../support/test';

type Found = { uid: string; group: string; name: string };

/** The matching event with the most players. */
async function findEvent(api: Api, query: Record<string, string | number>, teamFormat: string | null): Promise<Found> {
  const { items } = await api.list('admin/events', { ...query, sortedBy: '-participantsCount', pageSize: 100 });
  const event = items.find((one) => (one.teamFormat ?? null) === teamFormat);
  if (!event) throw new Error(`No event with the team format ${teamFormat} matches ${JSON.stringify(query)}`);
  return { uid: String(event.uid), name: String(event.name), group: (event.group as { uid: string }).uid };
}

const pathOf = ({ group, uid }: Found) => `admin/groups/${group}/events/${uid}/stableford`;
const itemsOf = async <Item>(api: Api, path: string) => (await api.list(path)).items as unknown as Item[];

test('EVENT-1 the individual leaderboard of an event has the API’s order and links to users @nightly', async ({
  page,
  api,
}) => {
  const event = await findEvent(api, { scoringFormat: 'STABLEFORD', status: 'COMPLETED' }, null);
  const rows = await itemsOf<LeaderboardRow>(api, `${pathOf(event)}/individual-leaderboard`);
  await page.goto(`/events/${event.uid}?tab=individuals`);
  const board = page.getByRole('region', { name: 'Leaderboard' });
  const positions = rows.map(({ position, tied }) => (position == null ? '-' : `${tied ? 'T' : ''}${position}`));
  await expect(board.locator('tbody tr > :first-child')).toHaveText(positions);
  const countback = rows.find((row) => row.countback)?.countback;
  await expect(board.getByText(String(countback), { exact: true }).first()).toBeVisible();

  const user = rows.find(({ player }) => player?.userUid)?.player;
  await board.getByRole('link', { name: `${user?.firstName} ${user?.lastName}` }).click();
  await expect(page).toHaveURL(`/all-users/${user?.userUid}`);
});

test('WAY-1 if the address of an event names a format that was not played, or the teams of an individual event, the screen links to what was played', async ({
  page,
  api,
}) => {
  const event = await findEvent(api, { scoringFormat: 'STABLEFORD', status: 'COMPLETED' }, null);
  await page.goto(`/events/${event.uid}?tab=teams&board=strokeplay`);
  await expect(page.getByText('No stroke play leaderboard')).toBeVisible();
  await page.getByRole('link', { name: 'Show Stableford' }).click();
  await expect(page.getByRole('region', { name: 'Leaderboard' }).getByRole('row')).not.toHaveCount(1);

  await page.goto(`/events/${event.uid}?tab=teams`);
  await expect(page.getByText('Individual event', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Show individuals' }).click();
  await expect(
    page.getByRole('region', { name: 'Leaderboard' }).getByRole('columnheader', { name: 'Player' }),
  ).toBeVisible();
});

test('LIVE-1 an event in progress shows new scores, and sends no requests while its browser tab is hidden @nightly', async ({
  page,
  api,
  fault,
  bearer,
}) => {
  const event = await findEvent(api, { scoringFormat: 'STABLEFORD', status: 'IN_PROGRESS' }, 'FOUR_BALL');
  await page.clock.install();
  await visit(page, `/events/${event.uid}?tab=teams`);
  await fault({
    match: `/${event.uid}/stableford/team-leaderboard`,
    bearer,
    patch: [{ path: ['items', 0, 'points'], value: 177 }],
  });
  const cell = page.getByRole('region', { name: 'Leaderboard' }).getByRole('cell', { name: '177' });
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.clock.fastForward(60_000);
  // A timer that is due would send its request before this one, so the test need not wait longer.
  await page.evaluate(async () => void (await fetch('/healthz')));
  expect(requested.filter((path) => path.startsWith('/api/live/'))).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(cell).toBeVisible();
});

test('if a part of an event’s screen fails to load, the reason replaces this part, and the other parts are shown @nightly', async ({
  page,
  api,
  fault,
  bearer,
}) => {
  const event = await findEvent(api, { scoringFormat: 'STABLEFORD', status: 'COMPLETED', pageNumber: 2 }, 'FOUR_BALL');
  const [row] = await itemsOf<LeaderboardRow>(api, `${pathOf(event)}/team-leaderboard`);
  await fault({ match: `/${event.uid}/stableford/teams/`, bearer, answer: { status: 403 } });
  await page.goto(`/events/${event.uid}?tab=teams&team=${row?.team?.uid}`);
  await expect(page.getByText('No access', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Leaderboard' }).getByRole('cell', { name: row?.team?.name }),
  ).toBeVisible();
});

test('WAY-3 a round of an event links to the leaderboard of the event', async ({ page, api }) => {
  const { items } = await api.list('admin/group-event-rounds', { status: 'COMPLETED', pageSize: 1 });
  const event = items[0]?.event as { uid: string; name: string };
  await visit(page, `/events/event-rounds?hide=&q=${items[0]?.uid}`);
  await page.getByRole('link', { name: shortUid(String(items[0]?.uid)), exact: true }).click();
  await expect(page).toHaveURL(`/events/${event.uid}?tab=individuals`);
  await expect(page.getByRole('region', { name: 'Leaderboard' })).toBeVisible();
});
