import type { Page } from '@playwright/test';
import type { Api } from '../support/api';
import { nightly } from '../support/nightly';
import { untilLive, visit } from '../support/screens';
import { expect, test } from '../support/test';

type Where = { api: Api; user: string };
type Budget = { what: string; at: (where: Where) => string | Promise<string>; bytes: number; elements: number };

/** Each limit is about 10% above the measured size. */
const BUDGETS: readonly Budget[] = [
  { what: 'ten friendly rounds', at: () => '/events/friendly-rounds', bytes: 77_000, elements: 490 },
  { what: 'ten users', at: () => '/all-users', bytes: 60_000, elements: 440 },
  { what: 'the dashboard', at: () => '/', bytes: 170_000, elements: 900 },
  { what: 'a user', at: ({ user }) => `/all-users/${user}`, bytes: 120_000, elements: 650 },
  { what: 'a round of four on two tees', at: ({ api }) => roundOfFour(api), bytes: 120_000, elements: 1_020 },
  { what: 'a team with its card', at: ({ api }) => teamCard(api), bytes: 105_000, elements: 890 },
];

for (const { what, at, bytes, elements } of BUDGETS) {
  test(`LAY-11 the page of ${what} has at most ${bytes} bytes and ${elements} elements${nightly(what !== 'ten friendly rounds')}`, async ({
    page,
    api,
    user,
    fault,
    bearer,
  }) => {
    // Upcoming events differ from day to day, so the test replaces them.
    const none = JSON.stringify({ items: [], paging: { pageNumber: 1, pageSize: 5, total: 0 } });
    await fault({ match: 'startFrom=', bearer, answer: { status: 200, body: none } });
    await expectAtMost(page, await at({ api, user }), bytes, elements);
  });
}

async function expectAtMost(page: Page, address: string, bytes: number, elements: number) {
  const response = await page.goto(address);
  await untilLive(page);
  const body = await response?.body();
  expect(body?.length).toBeGreaterThan(10_000);
  const growth = `${address} has grown; look for markup that its rows or cards repeat`;
  expect(body?.length, growth).toBeLessThanOrEqual(bytes);
  expect(await page.locator('*').count(), growth).toBeLessThanOrEqual(elements);
}

async function roundOfFour(api: Api): Promise<string> {
  const query = { status: 'COMPLETED', scoringFormat: 'STABLEFORD', pageSize: 100 };
  for (const { uid } of (await api.list('admin/friendly-rounds', query)).items) {
    const { items } = await api.list(`admin/friendly-rounds/${uid}/stableford/scorecard`);
    const tees = new Set(items.map(({ tee }) => (tee as { uid: string }).uid));
    if (items.length === 4 && tees.size === 2) return `/events/friendly-rounds/${uid}`;
  }
  throw new Error('None of the latest hundred Stableford rounds has four players on two tees');
}

async function teamCard(api: Api): Promise<string> {
  const query = { status: 'COMPLETED', scoringFormat: 'STABLEFORD', sortedBy: '-participantsCount', pageSize: 100 };
  const { items } = await api.list('admin/events', query);
  const event = items.find(({ teamFormat }) => teamFormat === 'FOUR_BALL') as { uid: string; group: { uid: string } };
  const teams = await api.list(`admin/groups/${event.group.uid}/events/${event.uid}/teams`);
  return `/events/${event.uid}?tab=teams&team=${teams.items[0]?.uid}`;
}

test.describe(() => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('LAY-11 the sign-in screen has at most 21000 bytes and 110 elements @nightly', async ({ page }) => {
    await expectAtMost(page, '/login', 21_000, 110);
  });
});

test('LAY-11 the style sheets of a list have at most 66000 bytes', async ({ page }) => {
  const sheets = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'stylesheet') sheets.add(response.url());
  });
  await visit(page, '/events/friendly-rounds');
  const sizes = await Promise.all([...sheets].map(async (url) => (await (await page.request.get(url)).body()).length));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes, [...sheets].join('\n')).toBeLessThanOrEqual(66_000);
});
