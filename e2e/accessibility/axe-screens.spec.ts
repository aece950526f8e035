import { screensOf } from '../../tools/load/screens';
import { expectAccessible } from '../support/accessibility';
import { mark } from '../support/faults';
import { listOn, roundsAddress, visit } from '../support/screens';
import { expect, test } from '../support/test';

test.describe(() => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('LAY-1 the sign-in screen with errors has no accessibility violations', async ({ page }) => {
    await visit(page, '/login');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Required')).toHaveCount(2);
    await expectAccessible(page);
  });

  test('LAY-1 the other screens that need no sign-in have no accessibility violations @nightly', async ({ page }) => {
    for (const address of ['/forgot-password', '/reset-password']) {
      await visit(page, address);
      await expectAccessible(page);
    }
  });
});

test('LAY-2 the dashboard has no accessibility violations', async ({ page }) => {
  await visit(page, '/');
  await expectAccessible(page);
});

for (const width of [1440, 390]) {
  test(`LAY-2 no screen has accessibility violations at ${width} px @nightly`, async ({ page, api }) => {
    test.setTimeout(1_200_000);
    await page.setViewportSize({ width, height: 900 });
    const query = { scoringFormat: 'STABLEFORD', status: 'COMPLETED', sortedBy: '-participantsCount', pageSize: 100 };
    const event = (await api.list('admin/events', query)).items.findLast(({ teamsCount }) => Number(teamsCount) > 1);
    const { items } = await api.list(`admin/groups/${uidOf(event?.group)}/events/${event?.uid}/teams`);
    const screens = await screensOf(async (path) => (await page.request.get(path)).text());
    const others = [
      `/events/${event?.uid}?tab=teams&team=${items[0]?.uid}`,
      `/events/${event?.uid}/results`,
      '/now-playing',
      '/break-down?list=%2Fall-users&by=status',
    ];
    for (const path of [...screens, ...others]) {
      await visit(page, path);
      await expectAccessible(page);
    }
  });
}

const uidOf = (ref: unknown) => (ref as { uid: string } | undefined)?.uid;

test.describe(() => {
  test.use({ expectedErrors: [/status of 404/] });

  test('LAY-2 the “Not found” screen has no accessibility violations @nightly', async ({ page }) => {
    await visit(page, '/nowhere');
    await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('FR-2 FR-3 the tee and winner dialogs have no accessibility violations @nightly', async ({
  page,
  api,
  keenest,
}) => {
  const { items } = await api.listRounds(keenest.uid);
  const index = items.findIndex(({ winnerPlayer }) => winnerPlayer);
  const row = listOn(page).rows.nth(index);
  await visit(page, roundsAddress(keenest));
  await row.getByRole('button', { name: items[index]?.tee.name, exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Tee Information' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await row.locator('[aria-haspopup=dialog]').last().click();
  await expect(page.getByRole('dialog', { name: 'Round Winner' })).toBeVisible();
  await expectAccessible(page);
});

test.describe(() => {
  test.use({ expectedErrors: [/status of 403/] });

  test('ERR-1 the page of a refused export has no accessibility violations @nightly', async ({ page, fault }) => {
    const tag = mark();
    await fault({ match: tag, answer: { status: 403 } });
    await page.goto(`/api/export/groups?q=${tag}`);
    await expect(page.getByRole('heading', { name: 'The export failed' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('LAY-6 LIST-2 open menus have no accessibility violations @nightly', async ({ page }) => {
  await visit(page, '/all-users');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('menu', { name: 'Account' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Columns/ }).press('ArrowRight');
  await expect(page.getByRole('menuitemcheckbox', { name: 'Country' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+b');
  await page.getByRole('button', { name: 'Events', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Event Rounds' })).toBeVisible();
  await expectAccessible(page);
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('LAY-4 FR-1 rows shown as cards, the open sidebar and a dialog shown as a sheet have no accessibility violations at 390 px @nightly', async ({
    page,
    api,
    keenest,
  }) => {
    const [round] = (await api.listRounds(keenest.uid)).items;
    await visit(page, roundsAddress(keenest));
    await expectAccessible(page, ['light']);
    await page.getByRole('button', { name: 'Open sidebar' }).click();
    await expect(page.getByRole('dialog', { name: 'Sidebar' })).toBeVisible();
    await expectAccessible(page, ['light']);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: round?.tee.name, exact: true }).first().click();
    await expect(page.getByRole('dialog', { name: 'Tee Information' })).toBeVisible();
    await expectAccessible(page, ['light']);
  });
});
