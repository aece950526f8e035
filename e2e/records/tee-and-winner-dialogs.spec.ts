import type { Locator } from '@playwright/test';
import { expectAccessibleAtNight } from '../support/accessibility';
import { type Fault, mark } from '../support/faults';
import { listOn, roundsAddress, visit } from '../support/screens';
import { expect, test } from '../support/test';

/** The value beside this label in a dialog. */
const fact = (dialog: Locator, label: string) =>
  dialog
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::dd');

/** A fault that changes fields in the first row of the API's response. */
function firstRow(tag: string, changes: Readonly<Record<string, unknown>>): Fault {
  const patch = Object.entries(changes).map(([key, value]) => ({ path: ['items', 0, ...key.split('.')], value }));
  return { match: tag, dropSearch: true, patch };
}

test('FR-2 the tee dialog shows course, country, ID, all holes and the totals @axe', async ({ page, api, keenest }) => {
  const { items } = await api.listRounds(keenest.uid);
  const index = items.findIndex(({ tee }) => tee.holes.length === 18);
  const round = items[index];
  if (!round) throw new Error('No round on the first page has eighteen holes');
  const { holes } = round.tee;
  const yards = holes.map(({ distance }) => distance);
  const total = yards.reduce((sum, distance) => sum + distance, 0);
  const par = holes.reduce((sum, hole) => sum + hole.par, 0);
  const pars = (wanted: number) => holes.filter((hole) => hole.par === wanted).length;

  await visit(page, roundsAddress(keenest));
  await listOn(page).rows.nth(index).getByRole('button', { name: round.tee.name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Tee Information' });
  await expect(dialog).toContainText(`${round.course.name} · ${round.country.name}`);
  await expectAccessibleAtNight(page);
  await expect(fact(dialog, 'Tee ID')).toContainText(round.tee.uid);
  await expect(fact(dialog, 'Total holes')).toHaveText(String(holes.length));
  await expect(fact(dialog, 'Total distance')).toHaveText(`${total.toLocaleString('en-GB')} yd`);
  await expect(fact(dialog, 'Total par')).toHaveText(String(par));
  for (const wanted of [3, 4, 5]) {
    await expect(fact(dialog, `Par ${wanted}`)).toHaveText(new RegExp(`^${pars(wanted)} holes?$`));
  }
  await expect(fact(dialog, 'Shortest')).toContainText(`${Math.min(...yards)} yd`);
  await expect(fact(dialog, 'Longest')).toContainText(`${Math.max(...yards)} yd`);
  await expect(fact(dialog, 'Average')).toHaveText(`${Math.round(total / holes.length)} yd`);

  const lines = dialog.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^\d+$/ }) });
  const texts = await lines.evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
  const wanted = holes.toSorted((a, b) => a.number - b.number);
  expect(texts).toEqual(
    wanted.map((hole) => [hole.number, hole.distance, hole.par, hole.strokeIndex ?? '-'].map(String)),
  );
});

const winner = {
  uid: 'player-7',
  firstName: 'Ada',
  lastName: 'Whitcombe',
  membershipType: 'APPLICATION_USER',
  handicap: 12.4,
  userUid: 'user-7',
};

test('FR-3 FR-4 WAY-4 WAY-6 the winner dialog shows the round and the winner’s membership type and handicap, and links to winner and partner @axe', async ({
  page,
  api,
  keenest,
  fault,
}) => {
  const [round] = (await api.listRounds(keenest.uid)).items;
  const tag = mark();
  const changes = {
    winnerPlayer: winner,
    status: 'COMPLETED',
    scoringFormat: 'MATCH_PLAY',
    matchplayFormat: 'FOUR_BALL',
    createdAt: '2026-05-06T07:08:09.000Z',
    outcome: {
      winners: [
        { uid: 'player-7', name: 'Ada Whitcombe', userUid: 'user-7' },
        { uid: 'player-8', name: 'Bob Day', userUid: 'user-8' },
      ],
      margin: '3&2',
    },
  };
  await fault(firstRow(tag, changes));
  await visit(page, roundsAddress(keenest, `?q=${tag}`));
  await page.getByRole('button', { name: 'Ada Whitcombe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Round Winner' });
  await expect(dialog).toContainText(`${round?.course.name} · ${round?.country.name}`);
  await expect(dialog).toContainText('Ada Whitcombe & Bob Day, 3&2');
  await expect(dialog.getByRole('link', { name: 'Bob Day' })).toHaveAttribute('href', '/all-users/user-8');
  await expect(dialog.getByRole('link', { name: 'Ada Whitcombe' })).toHaveAttribute('href', '/all-users/user-7');
  await expectAccessibleAtNight(page);
  await expect(fact(dialog, 'Player ID')).toContainText('player-7');
  await expect(fact(dialog, 'Membership type')).toHaveText('Application User');
  await expect(fact(dialog, 'Handicap')).toHaveText('12.4');
  await expect(fact(dialog, 'User UID')).toContainText('user-7');
  await expect(fact(dialog, 'Round status')).toHaveText('Completed');
  await expect(fact(dialog, 'Scoring format')).toHaveText('Match Play');
  await expect(fact(dialog, 'Matchplay format')).toHaveText('Four Ball');
  await expect(fact(dialog, 'Created at')).toHaveText('2026-05-06 07:08 UTC');
});
