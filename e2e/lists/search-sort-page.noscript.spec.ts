import { mark } from '../support/faults';
import { cellTexts, expectQuery, listOn, roundsAddress } from '../support/screens';
import { shortUid } from '../support/short-uid';
import { expect, test } from '../support/test';

test('LIST-11 without JavaScript a list shows its rows, and can be searched, sorted and paged with a chosen number of rows', async ({
  page,
  api,
  keenest,
}) => {
  const list = listOn(page);
  const expectRows = async (query: Readonly<Record<string, string | number>>) => {
    const { items, paging } = await api.listRounds(keenest.uid, query);
    const uids = async () => (await cellTexts(list.rows)).map(([uid]) => uid);
    await expect.poll(uids).toEqual(items.map(({ uid }) => shortUid(uid)));
    const pages = Math.ceil(paging.total / paging.pageSize);
    await expect(list.pageOf).toHaveText(`Page ${paging.pageNumber} of ${pages}`);
  };
  await page.goto(roundsAddress(keenest));
  await expectRows({});
  await list.step('Next').click();
  await expectQuery(page, '?pageNumber=2');
  await expectRows({ pageNumber: 2 });
  await list.sort('Status').click();
  await expectQuery(page, '?sortedBy=status');
  await expectRows({ sortedBy: 'status' });
  await list.sort('Status').click();
  await expectQuery(page, '?sortedBy=-status');
  await list.size.selectOption('20');
  await list.pages.getByRole('button', { name: 'Show' }).click();
  await expectQuery(page, '?sortedBy=-status&pageSize=20');
  await expectRows({ sortedBy: '-status', pageSize: 20 });
  await list.search.fill('club');
  await list.search.press('Enter');
  await expectQuery(page, '?q=club&sortedBy=-status&pageSize=20');
  await expectRows({ search: 'club', sortedBy: '-status', pageSize: 20 });
  await expect(list.search).toHaveValue('club');
  await expect(list.size).toHaveValue('20');
});

test('LIST-11 ERR-1 without JavaScript a failure is shown, and Retry is a link that loads the list again', async ({
  page,
  keenest,
  fault,
}) => {
  const tag = mark();
  const outage = await fault({ match: tag, break: 'reset' });
  await fault({ match: tag, dropSearch: true });
  const list = listOn(page);
  await page.goto(roundsAddress(keenest, `?q=${tag}`));
  await expect(list.table).toContainText('Could not load friendly rounds');
  await outage.end();
  await page.getByRole('link', { name: 'Retry' }).click();
  await expect(list.rows).toHaveCount(10);
  await expectQuery(page, `?q=${tag}`);
});
