import type { LeaderboardRow } from '@/lib/contract/leaderboards';
import type { Api } from '../support/api';
import { visit } from '../support/screens';
import { expect, test } from '../support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const isSmall = (players: number) => players > 11 && players < 41;

/** The completed team event with few players at this index. */
async function teamEvent(api: Api, place = 0) {
  const query = { scoringFormat: 'STABLEFORD', status: 'COMPLETED', sortedBy: '-startDate', pageSize: 100 };
  const { items } = await api.list('admin/events', query);
  const small = items.filter(({ teamFormat, participantsCount: players }) => teamFormat && isSmall(Number(players)));
  const event = small[place] as { uid: string; name: string; group: { uid: string } };
  const board = `admin/groups/${event.group.uid}/events/${event.uid}/stableford`;
  return { ...event, board };
}

test('OUT-1 OUT-2 OUT-3 e opens an event’s results and there copies them as text; a button copies cells, and the page prints', async ({
  page,
  api,
}) => {
  const { uid, name, board } = await teamEvent(api);
  const teams = (await api.list(`${board}/team-leaderboard`)).items as unknown as LeaderboardRow[];
  const players = (await api.list(`${board}/individual-leaderboard`)).items as unknown as LeaderboardRow[];
  await visit(page, `/events/${uid}`);
  await page.keyboard.press('e');
  await expect(page.getByRole('table', { name: 'Individuals' }).getByRole('row')).toHaveCount(players.length + 1);
  await expect(page.getByRole('table', { name: 'Teams' }).getByRole('row')).toHaveCount(teams.length + 1);
  await page.keyboard.press('e');
  await expect(page.getByText('Copied to clipboard').first()).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.split('\n')[0]).toBe(name);
  expect(text.indexOf('\nTEAMS')).toBeLessThan(text.indexOf('\nINDIVIDUALS'));
  expect(text).toMatch(/\nCourse: .+\nDate: .+\nFormat: Stableford, .+\nStatus: .+\nWinner: /);
  const lines = text.split('\n');
  for (const { position, points, countback, team } of teams) {
    // The tie-break in another row names the team too.
    const hasName = (one: string) =>
      one
        .trim()
        .replace(/^\S+\s+/, '')
        .startsWith(`${team?.name} `);
    const line = lines.find((one) => hasName(one) && one.includes(String(points)));
    expect(line?.trim().startsWith(position == null ? '-' : /^T?/.exec(line.trim())?.[0] + String(position))).toBe(
      true,
    );
    if (countback) expect(line).toContain(countback);
  }
  await page.getByRole('button', { name: 'Copy for spreadsheet' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`Course\t`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'CSV' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Event' })).toBeHidden();
  await expect(page.getByRole('table', { name: 'Teams' })).toBeVisible();
});

test('OUT-4 a leaderboard that failed to load shows the reason on the screen and in the copied text, and the CSV is refused', async ({
  page,
  api,
  fault,
  bearer,
}) => {
  const { uid, board } = await teamEvent(api, 1);
  await fault({ match: `${board}/team-leaderboard`, bearer, answer: { status: 403 } });
  await visit(page, `/events/${uid}/results`);
  const part = page.getByRole('region', { name: 'Teams', exact: true });
  await expect(part.getByText(/^Could not be loaded: Your account is not set up/)).toBeVisible();
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/TEAMS\nCould not be loaded: Your account is not set up/);
  const file = await page.request.get(`/api/results/events/${uid}`, { headers: { Accept: 'text/html' } });
  expect([file.status(), await file.text()]).toEqual([502, expect.stringContaining('Could not be loaded')]);
});
