import { startLimitedApp } from '../support/limited-app';
import { listOn } from '../support/screens';
import { expect, test } from '../support/test';

const MAX_ROWS = 50;

let app: Awaited<ReturnType<typeof startLimitedApp>>;
test.beforeAll(async () => {
  app = await startLimitedApp({ 'x-sandbox-max-rows': String(MAX_ROWS) });
});
test.afterAll(() => app.stop());

test('LIST-24 if the API sends at most fifty rows a page, a list with a page size of one hundred shows pages of fifty rows', async ({
  page,
  api,
}) => {
  const { paging } = await api.listUsers({ pageSize: 1 });
  const pages = Math.ceil(paging.total / MAX_ROWS);
  const list = listOn(page, 'Users');
  const note = page.getByRole('main').getByText(/^Shows at most .* rows at a time/);
  await page.goto(`${app.address}/all-users?pageSize=100`);
  await expect(list.rows).toHaveCount(MAX_ROWS);
  await expect(list.pageOf).toHaveText(`Page 1 of ${pages.toLocaleString('en-GB')}`);
  await expect(note).toHaveText('Shows at most 50 rows at a time.');
  await page.goto(`${app.address}/all-users?pageSize=100&pageNumber=${pages}`);
  await expect(list.rows).toHaveCount(paging.total - (pages - 1) * MAX_ROWS);
  await page.goto(`${app.address}/all-users?pageSize=50`);
  await expect(list.rows).toHaveCount(MAX_ROWS);
  await expect(note).toHaveCount(0);
});
