import type { Scorecard } from '@/lib/contract/scorecards';
import type { Api } from '../support/api';
import { visit } from '../support/screens';
import { expect, test } from '../support/test';

const address = (uid: string) => `/events/friendly-rounds/${uid}`;

/** The first matching round. */
async function findRound(api: Api, query: Record<string, string | number>): Promise<string> {
  const { items } = await api.list('admin/friendly-rounds', { ...query, pageSize: 1 });
  return String(items[0]?.uid);
}

test('CARD-2 a scorecard shows the API’s scores and sums, and explains the strokes on each hole', async ({
  page,
  api,
}) => {
  const uid = await findRound(api, { scoringFormat: 'STABLEFORD', status: 'COMPLETED' });
  const { items } = await api.list(`admin/friendly-rounds/${uid}/stableford/scorecard`);
  const [card] = items as unknown as Scorecard[];
  await visit(page, address(uid));
  const name = `${card?.player?.firstName} ${card?.player?.lastName}`.trim();
  const front = page.getByRole('table', { name: 'Holes 1 to 9' }).first();
  const points = front.getByRole('row', { name: /^Points/ }).first();
  await expect(points.getByRole('cell')).toHaveText([
    ...(card?.scores ?? []).slice(0, 9).map((score) => String(score.points)),
    String(card?.totals?.out),
  ]);
  const hole = front.getByRole('button', { name: `${name}, hole 1:` });
  await hole.click();
  const { strokeIndex } = card?.tee.holes[0] ?? {};
  await expect(page.getByRole('main').getByText(`Par ${card?.tee.holes[0]?.par}`).first()).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: `SI ${strokeIndex}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('definition').filter({ hasText: `SI ${strokeIndex}` })).toBeHidden();
  await expect(hole).toBeFocused();
});

test('REC-9 on a phone, no line of a match’s title breaks inside its date', async ({ page, api }) => {
  const query = { status: 'COMPLETED', scoringFormat: 'MATCH_PLAY', pageSize: 10 };
  const { items } = await api.list('admin/friendly-rounds', query);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { uid } of items) {
    await page.goto(`/events/friendly-rounds/${uid}`);
    const day = page.getByRole('heading', { level: 1 }).getByText(/^\d{4}-\d\d-\d\d$/);
    expect((await day.boundingBox())?.height).toBeLessThan(40);
  }
});

test('WAY-1 a round links only to the format that was played, even from a URL with another format', async ({
  page,
  api,
}) => {
  const uid = await findRound(api, { scoringFormat: 'STROKE_PLAY', status: 'COMPLETED' });
  await page.goto(address(uid));
  await expect(page.getByRole('main').getByRole('link', { name: /^(Stableford|Stroke play|Match play)$/ })).toHaveCount(
    0,
  );
  await page.goto(`${address(uid)}?board=matchplay`);
  await expect(page.getByRole('main').getByText('No match play leaderboard')).toBeVisible();
  await expect(page.getByRole('main').getByText(/^This was played as stroke play/)).toBeVisible();
  await page.getByRole('link', { name: 'Show stroke play' }).click();
  await expect(page.getByRole('region', { name: 'Leaderboard' }).getByRole('row')).not.toHaveCount(1);
});

test('LIVE-1 a round in progress shows new scores, and neither moves the page nor closes an open explanation', async ({
  page,
  api,
  fault,
  bearer,
}) => {
  const uid = await findRound(api, { scoringFormat: 'STABLEFORD', status: 'IN_PROGRESS' });
  await page.clock.install();
  await visit(page, address(uid));
  const hole = page.getByRole('button', { name: /hole 2:/ }).first();
  await hole.click();
  await fault({
    match: `/${uid}/stableford/individual-leaderboard`,
    bearer,
    patch: [{ path: ['items', 0, 'points'], value: 77 }],
  });
  const before = await page.evaluate(() => scrollY);
  await page.clock.fastForward(16_000);
  await expect(page.getByRole('region', { name: 'Leaderboard' }).getByRole('cell', { name: '77' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Hole 2', { exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test.describe(() => {
  test.use({ expectedErrors: [/status of 409/] });

  test('LIVE-1 while the API responds 409, a round in progress says that it could not refresh, and keeps trying @nightly', async ({
    page,
    api,
    fault,
    bearer,
  }) => {
    const uid = await findRound(api, { scoringFormat: 'STABLEFORD', status: 'IN_PROGRESS', pageNumber: 2 });
    await page.clock.install();
    await visit(page, address(uid));
    const refusal = await fault({ match: `/${uid}/stableford/scorecard`, bearer, answer: { status: 409 } });
    await page.clock.fastForward(16_000);
    await expect(page.getByRole('main').getByText(/^Could not refresh/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Cards' }).getByRole('table').first()).toBeVisible();
    await refusal.end();
    await page.clock.fastForward(16_000);
    await expect(page.getByRole('main').getByText(/^Refreshed/)).toBeVisible();
  });
});

test('WHY-1 on the leaderboard and on the scorecard, a playing handicap is a button that opens its calculation', async ({
  page,
  api,
}) => {
  const uid = await findRound(api, { scoringFormat: 'STABLEFORD', status: 'COMPLETED' });
  const { items } = await api.list(`admin/friendly-rounds/${uid}/stableford/scorecard`);
  const [card] = items as unknown as Scorecard[];
  const name = `${card?.player?.firstName} ${card?.player?.lastName}`.trim();
  await visit(page, address(uid));
  for (const place of ['Leaderboard', 'Cards']) {
    const button = page
      .getByRole('region', { name: place })
      .getByRole('button', { name: `: why, ${name}` })
      .first();
    const why = page.getByRole('dialog', { name: `Why ${card?.playingHandicap}: ${name}` });
    await button.click();
    await expect(why).toContainText(`${card?.handicap?.toFixed(1)} on the day`);
    await expect(why).toContainText(`× ${card?.tee.slopeRating} / 113`);
    await expect(why).toContainText(`rounds to ${card?.playingHandicap}`);
    await expect(why).not.toContainText('Differs');
    await page.keyboard.press('Escape');
    await expect(why).toBeHidden();
    await expect(button).toBeFocused();
    // A click inside the explanation must not open the row's record.
    await button.click();
    await why.getByText(/on the day/).click();
    await expect(why).toBeVisible();
    await expect(page).toHaveURL(address(uid));
    await page.keyboard.press('Escape');
  }
});
