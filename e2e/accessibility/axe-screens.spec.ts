import { screensOf } from '../../tools/load/screens';
import { expectAccessible } from '../support/accessibility';
import { listOn, roundsAddress, visit } from '../support/screens';
import { expect, test } from '../support/test';

test.describe(() => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('LAY-1 the screens that need no sign-in have no accessibility violations', async ({ page }) => {
    await visit(page, '/login');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Required')).toHaveCount(2);
    await expectAccessible(page);
    for (const address of ['/forgot-password', '/reset-password']) {
      await visit(page, address);
      await expectAccessible(page, ['light']);
    }
  });
});

test('LAY-2 the dashboard has no accessibility violations', async ({ page }) => {
  await visit(page, '/');
  await expectAccessible(page);
});

for (const width of [1440, 390]) {
  test(`LAY-2 no screen has accessibility violations at ${width} px @nightly`, async ({
    page,
    api,
    expectedErrors,
  }) => {
    test.setTimeout(1_200_000);
    expectedErrors.push(/status of 404/);
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
      '/nowhere',
      '/filters?list=%2Fall-users',
    ];
    for (const path of [...screens, ...others]) {
      await visit(page, path);
      await expectAccessible(page);
    }
  });
}

const uidOf = (ref: unknown) => (ref as { uid: string } | undefined)?.uid;

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
    const row = listOn(page).rows.first();
    await row.locator('summary').click();
    await row.getByRole('button', { name: round?.tee.name, exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Tee Information' })).toBeVisible();
    await expectAccessible(page, ['light']);
  });
});
