import type { FriendlyRound } from '@/lib/contract/friendly-rounds';
import { mark } from '../support/faults';
import { cellTexts, listOn, roundsAddress, toasts, visit } from '../support/screens';
import { shortUid } from '../support/short-uid';
import { expect, test } from '../support/test';

const name = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim();

/** Converts to title case without the app's code, so that tests find faults in that code. */
const words = (value: string) =>
  value
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ');
const dateTime = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 16)}`;

function cellsOf(round: FriendlyRound): string[] {
  return [
    shortUid(round.uid),
    round.course.name,
    round.tee.name,
    round.country.name,
    words(round.status),
    words(round.scoringFormat),
    round.matchplayFormat ? words(round.matchplayFormat) : '-',
    dateTime(round.createdAt),
    name(round.createdBy),
    round.winnerPlayer ? name(round.winnerPlayer) : '-',
  ];
}

test('FR-1 FR-4 the list of friendly rounds has ten columns with the API’s values, and “-” for a missing winner', async ({
  page,
  api,
  keenest,
}) => {
  const { items } = await api.listRounds(keenest.uid, { pageSize: 100 });
  expect(items.some(({ winnerPlayer }) => !winnerPlayer)).toBe(true);
  const list = listOn(page);
  await visit(page, roundsAddress(keenest, '?pageSize=100'));
  await expect(list.heads).toHaveText([
    'Round ID',
    'Course',
    'Tees',
    'Country',
    'Status',
    'Scoring Format',
    'Matchplay Format',
    'Created At UTC',
    'Created By',
    'Winner',
  ]);
  await expect(list.table.getByRole('link', { name: /^Sort by/ })).toHaveCount(2);
  await expect(list.sort('Status')).toBeVisible();
  await expect(list.sort('Created At')).toBeVisible();
  expect(await cellTexts(list.rows)).toEqual(items.map(cellsOf));
});

test('FR-1 FR-5 copying a round ID copies the full ID and shows a toast', async ({ page, context, api, keenest }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { items } = await api.listRounds(keenest.uid);
  const list = listOn(page);
  await visit(page, roundsAddress(keenest));
  await list.rows.nth(3).getByRole('button', { name: 'Copy round ID' }).click();
  await expect(toasts(page)).toHaveText('Copied to clipboard');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(items[3]?.uid);
});

test('FR-5 a toast tells the user when copying a round ID fails @nightly', async ({ page, keenest }) => {
  await visit(page, roundsAddress(keenest));
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Copy round ID' }).first().click();
  await expect(toasts(page)).toHaveText('Failed to copy to clipboard');
});

test('FR-4 all dates of friendly rounds are in one time zone, which the header names and the user can change @nightly', async ({
  page,
  keenest,
  fault,
}) => {
  const tag = mark();
  await fault({
    match: tag,
    dropSearch: true,
    patch: [
      { path: ['items', 0, 'createdAt'], value: '2026-07-04T22:15:00.000Z' },
      { path: ['items', 1, 'createdAt'], value: '2026-01-04T22:15:00.000Z' },
    ],
  });
  const list = listOn(page);
  const head = list.heads.filter({ hasText: 'Created At' });
  const dates = async () => (await cellTexts(list.rows)).slice(0, 2).map((cells) => cells[7]);
  await visit(page, roundsAddress(keenest, `?q=${tag}`));
  await expect(head).toContainText('UTC');
  expect(await dates()).toEqual(['2026-07-04 22:15', '2026-01-04 22:15']);

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitemradio', { name: 'Europe/London' }).click();
  await expect(head).toContainText('London');
  await expect.poll(dates).toEqual(['2026-07-04 23:15', '2026-01-04 22:15']);
  await visit(page, roundsAddress(keenest, `?q=${tag}`));
  expect(await dates()).toEqual(['2026-07-04 23:15', '2026-01-04 22:15']);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Europe/London' })).toBeChecked();
});
