import type { Page } from '@playwright/test';
import { expectAccessibleAtNight } from '../support/accessibility';
import type { Api } from '../support/api';
import { visit } from '../support/screens';
import { expect, test } from '../support/test';

type Entry = { handicap: number; differential: number | null; changedAt: string };

/** A part of the URL of the API call that loads the rounds of these scores. No other call contains it. */
function roundsFrom(scores: readonly Entry[]): string {
  const first = Math.min(...scores.map(({ changedAt }) => Date.parse(changedAt)));
  return `playedFrom=${new Date(first - 3 * 86_400_000).toISOString()}`;
}

async function scoresOf(api: Api, member: string): Promise<{ newest: Entry; scores: Entry[] }> {
  const path = `admin/group-members/${member}/handicap-history`;
  const items = (await api.list(path, { pageSize: 100, sortedBy: '-changedAt' })).items as unknown as [Entry];
  return { newest: items[0], scores: items.filter(({ differential }) => differential !== null).slice(0, 20) };
}

const explained = (page: Page) => page.getByRole('list', { name: 'Calculation' });
const tabs = (page: Page, label: string) => page.getByRole('navigation', { name: label });

test('INDEX-1 the explanation of a member’s handicap needs two API calls, for the history and for the rounds @axe', async ({
  page,
  api,
  where,
  fault,
  bearer,
}) => {
  const { newest, scores } = await scoresOf(api, where.member);
  await visit(page, `/group-members/${where.member}`);
  const history = await fault({ match: `/group-members/${where.member}/handicap-history`, bearer });
  const rounds = await fault({ match: roundsFrom(scores), bearer });
  await expect(tabs(page, 'Group member').locator('[aria-current=page]')).toHaveText('Overview');
  await tabs(page, 'Group member').getByRole('link', { name: 'Why this handicap' }).click();
  const recorded = newest.handicap.toFixed(1).replace('-', '+');
  await expect(page.getByText(`${recorded}: calculated and recorded agree.`)).toBeVisible();
  await expect(explained(page)).toContainText('Rule 5.2');
  const table = page.getByRole('region', { name: 'Why this handicap', exact: true });
  const rows = table.locator('tbody > tr');
  await expect(rows).toHaveCount(scores.length);
  await expect(rows.first()).toContainText(Number(scores[0]?.differential).toFixed(1));
  expect(await history.hits()).toBe(1);
  expect(await rounds.hits()).toBe(1);
  await expectAccessibleAtNight(page);
});

test('INDEX-4 a user’s handicap is explained for each group of the user @axe', async ({ page, api, user }) => {
  const { items } = await api.list(`admin/users/${user}/groups`, { pageSize: 10 });
  await visit(page, `/all-users/${user}`);
  await tabs(page, 'User').getByRole('link', { name: 'Handicaps' }).click();
  await expect(page.getByRole('link', { name: 'Handicaps' })).toHaveAttribute('aria-current', 'page');
  for (const { group } of items as unknown as { group: { name: string } }[]) {
    await expect(page.getByRole('heading', { level: 2, name: group.name, exact: true })).toBeVisible();
  }
  await expectAccessibleAtNight(page);
});
