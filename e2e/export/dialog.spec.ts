import { logLines } from '../support/app-log';
import { idsOf, readDownload, startExport } from '../support/exports';
import { mark } from '../support/faults';
import { roundsAddress, visit } from '../support/screens';
import { expect, test } from '../support/test';

const uidsOf = (rows: readonly { uid: string }[]) => rows.map(({ uid }) => uid);

test('EXP-3 the export dialog saves the file and shows its number of rows, filters, order and time zone; Done returns the focus to the menu button', async ({
  page,
  api,
  keenest,
}) => {
  const query = { search: 'royal', sortedBy: '-createdAt' };
  const expected = uidsOf(await api.listAll(`admin/users/${keenest.uid}/friendly-rounds`, query));
  await visit(page, roundsAddress(keenest, '?q=royal&sortedBy=-createdAt&pageNumber=2'));
  const downloading = page.waitForEvent('download');
  const dialog = await startExport(page);
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^friendly-rounds-[a-z-]+-\d{4}-\d{2}-\d{2}\.csv$/);
  const { rows } = await readDownload(download);
  expect(idsOf(rows)).toEqual(expected);
  await expect(dialog.getByRole('status')).toContainText(download.suggestedFilename());
  const count = expected.length.toLocaleString('en-GB');
  await expect(dialog.getByRole('status')).toContainText(`${count} rows saved as ${download.suggestedFilename()}`);
  await expect(dialog.getByRole('status')).toContainText('“royal”');
  await expect(dialog.getByRole('status')).toContainText('Created At, descending');
  await expect(dialog.getByRole('status')).toContainText('UTC');
  await expect(dialog.getByRole('list', { name: 'Warnings' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
});

test('EXP-3 the export dialog shows progress, and closing it aborts the API call', async ({ page, keenest, fault }) => {
  const tag = mark();
  const second = await fault({ match: `search=${tag}&pageNumber=2&pageSize=100`, break: 'hang' });
  await fault({ match: tag, dropSearch: true });
  await visit(page, roundsAddress(keenest, `?q=${tag}`));
  const answering = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith('/api/export/'));
  const dialog = await startExport(page);
  const request = (await answering).headers()['x-request-id'];
  await expect.poll(() => second.hits()).toBe(1);
  await expect(dialog.getByText(/^100 of \d+ rows$/)).toBeVisible();
  await expect(dialog.getByRole('progressbar', { name: 'Rows saved' })).toHaveJSProperty('value', 100);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const abortEvents = () =>
    logLines().filter((line) => line.request === request && /^(api|export)\.aborted$/.test(line.event));
  await expect
    .poll(() =>
      abortEvents()
        .map(({ event }) => event)
        .sort(),
    )
    .toEqual(['api.aborted', 'export.aborted']);
  expect(await second.hits()).toBe(1);
});

test('FILTER-7 if the API ignores a filter, the export dialog says so beside the total, and warns that the file has rows that do not match @nightly', async ({
  page,
  api,
  group,
  fault,
  bearer,
}) => {
  const { paging } = await api.list(`admin/groups/${group}/members`, { handicapMin: '7', handicapMax: '21' });
  const total = paging.total.toLocaleString('en-GB');
  const patch = [{ path: ['items', 0, 'handicap'], value: 33 }];
  await fault({ match: `/admin/groups/${group}/members?handicapMin=7&handicapMax=21`, bearer, patch });
  await fault({ match: 'handicapMin=7&handicapMax=21', bearer, patch });
  await visit(page, `/groups/${group}/members?handicapMin=7&handicapMax=21`);
  await expect(page.getByRole('heading', { level: 2, name: 'Group Members' })).toHaveText(
    `Group Members ${total} not filtered by Handicap`,
  );
  const dialog = await startExport(page);
  await expect(dialog).toContainText(`${total} rows, not filtered by Handicap`);
  await expect(dialog.getByRole('list', { name: 'Warnings' }).getByRole('listitem')).toHaveText(
    /^The golf service ignored the filter Handicap: 1 of \d+ rows do not match$/,
  );
});

test.describe(() => {
  test.use({ expectedErrors: [/ERR_INCOMPLETE_CHUNKED_ENCODING|status of 50[024]/] });

  test('EXP-4 for an export that breaks off while the app reads its pages the dialog shows the failure and saves nothing; Retry saves the file', async ({
    page,
    keenest,
    fault,
  }) => {
    const tag = mark();
    const answer = { status: 200, headers: { 'content-type': 'application/json' }, body: '{"items":[' };
    const broken = await fault({ match: `search=${tag}&pageNumber=3&pageSize=100`, answer, break: 'cut' });
    await fault({ match: tag, dropSearch: true });
    let saved = 0;
    page.on('download', () => {
      saved += 1;
    });
    await visit(page, roundsAddress(keenest, `?q=${tag}`));
    const dialog = await startExport(page);
    await expect(dialog.getByRole('alert')).toHaveText(
      /^The export failed. The download stopped .* Nothing was saved.$/,
    );
    expect(saved).toBe(0);
    await broken.end();
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Retry' }).click();
    expect((await readDownload(await downloading)).rows.length).toBeGreaterThan(100);
    await expect(dialog.getByRole('status')).toContainText('rows saved as');
  });

  test('EXP-4 an export that ends within a row does not look complete, even if the API ends the response normally', async ({
    page,
    fault,
  }) => {
    const tag = mark();
    const headers = { 'content-type': 'text/csv', 'x-total-count': '2' };
    await fault({ match: tag, answer: { status: 200, headers, body: 'Uid,Name\r\na,Ann\r\nb,"Be' } });
    const answer = await page.request.get(`/api/export/users?q=${tag}`).then(
      (response) => response.text(),
      (error: Error) => error,
    );
    expect(answer).toBeInstanceOf(Error);
  });
});
