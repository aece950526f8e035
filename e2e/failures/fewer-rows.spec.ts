import { startLimitedApp } from '../support/limited-app';
import { listsOfTheDay, tableOf } from '../support/lists';
import { listOn } from '../support/screens';
import { expect, test } from '../support/test';

const MAX_ROWS = 50;

let app: Awaited<ReturnType<typeof startLimitedApp>>;

test.describe(() => {
  test.describe.configure({ mode: 'default' });

  test.beforeAll(async () => {
    // Starting the app is slow on a busy machine.
    test.setTimeout(120_000);
    app = await startLimitedApp({ 'x-sandbox-max-rows': String(MAX_ROWS) });
  });
  test.afterAll(() => app.stop());

  test('LIST-24 if the API sends at most fifty rows per page, a list with a page size of a hundred shows fifty rows per page', async ({
    page,
    api,
    where,
  }) => {
    test.setTimeout(240_000);
    for (const list of listsOfTheDay) {
      const { paging } = await api.list(list.endpoint(where), { pageSize: 1 });
      const address = `${app.address}${list.path(where)}?pageSize=100`;
      const pages = Math.ceil(paging.total / MAX_ROWS);
      const rows = tableOf(page, list)
        .getByRole('row')
        .filter({ has: page.getByRole('cell') });
      await page.goto(address);
      await expect(rows, address).toHaveCount(MAX_ROWS);
      await expect(listOn(page).pageOf, address).toHaveText(`Page 1 of ${pages.toLocaleString('en-GB')}`);
      await expect(page.getByRole('main').getByText('Shows at most 50 rows at a time'), address).toBeVisible();
      await page.goto(`${address}&pageNumber=${pages}`);
      await expect(rows, address).toHaveCount(paging.total - (pages - 1) * MAX_ROWS);
    }
    await page.goto(`${app.address}/all-users?pageSize=50`);
    await expect(listOn(page, 'Users').rows).toHaveCount(MAX_ROWS);
    await expect(page.getByText(/^Shows at most .* rows at a time/)).toHaveCount(0);
  });

  test('LIST-24 EXP-3 PRINT-1 if the API sends at most fifty rows per page, exports and prints are still complete', async ({
    page,
    api,
    keenest,
    user,
  }) => {
    const { paging: rounds } = await api.listRounds(user, { pageSize: 1 });
    expect(rounds.total).toBeGreaterThan(MAX_ROWS);
    const csv = await (await page.request.get(`${app.address}/api/export/rounds?uid=${keenest.uid}`)).text();
    const { items } = await api.listRounds(user, { pageSize: 100, pageNumber: Math.ceil(rounds.total / 100) });
    const lines = csv.trim().split('\r\n');
    expect(lines).toHaveLength(rounds.total + 1);
    expect(lines.at(-1)).toContain(String(items.at(-1)?.uid));
    const { paging: users } = await api.list('admin/users', { pageSize: 1 });
    await page.goto(`${app.address}/all-users?print=1`);
    const printed = page
      .locator('main')
      .getByRole('row')
      .filter({ has: page.getByRole('cell') });
    await expect(printed).toHaveCount(Math.min(users.total, 500));
  });
});
