import { mark } from '../support/faults';
import { addressOf, firstCells, lists, listsOfTheDay, namesOf, tableOf, titleOf } from '../support/lists';
import { nightly } from '../support/nightly';
import { sortName, toasts, visit } from '../support/screens';
import { expect, test } from '../support/test';

for (const list of lists.filter(({ alike }) => !alike)) {
  test(`LIST-1 LIST-5 LIST-8 LIST-9 LIST-10 LIST-12 ${titleOf(list)} can be sorted in both directions, applies the filters in its address, and says if no row matches${nightly(!listsOfTheDay.includes(list))}`, async ({
    page,
    api,
    where,
  }) => {
    const { items: all, paging } = await api.list(list.endpoint(where), { pageSize: 10 });

    await test.step('a list whose search matches nothing links to all rows', async () => {
      await page.goto(`${list.path(where)}?q=${mark()}`);
      await expect(tableOf(page, list)).toContainText('No results');
      await tableOf(page, list).getByRole('link', { name: 'Clear search', exact: true }).click();
      await page.waitForURL((url) => url.search === '');
      await expect(tableOf(page, list)).not.toContainText('No results');
    });

    await test.step(`the list can be sorted by ${list.sort.header}`, async () => {
      const link = tableOf(page, list).getByRole('link', { name: sortName(list.sort.header) });
      for (const sortedBy of [list.sort.key, `-${list.sort.key}`]) {
        await link.click();
        await page.waitForURL((url) => url.searchParams.get('sortedBy') === sortedBy);
        const { items } = await api.list(list.endpoint(where), { sortedBy });
        await expect.poll(() => firstCells(page, list)).toEqual(namesOf(items, list));
      }
    });

    await test.step('a filter or search in the URL applies to rows and total', async () => {
      const query = list.narrow(all[0] ?? {});
      const narrowed = await api.list(list.endpoint(where), query);
      await visit(page, addressOf(list, where, query));
      expect(narrowed.paging.total).toBeGreaterThan(0);
      const total = narrowed.paging.total.toLocaleString('en-GB');
      await expect(page.getByRole('main').getByRole('heading').filter({ hasText: total }).first()).toBeVisible();
      expect(await firstCells(page, list)).toEqual(namesOf(narrowed.items, list));
    });

    await test.step('a link to page 2 opens page 2, and a link beyond the last page opens the last page', async () => {
      const last = Math.max(1, Math.ceil(paging.total / 10));
      const { items } = await api.list(list.endpoint(where), { pageNumber: Math.min(2, last) });
      await visit(page, `${list.path(where)}?pageNumber=2`);
      expect(await firstCells(page, list)).toEqual(namesOf(items, list));
      await page.goto(`${list.path(where)}?pageNumber=99999`);
      const shown = last.toLocaleString('en-GB');
      await expect(page.getByRole('main').getByText(`Page ${shown} of ${shown}`)).toBeVisible();
    });
  });
}

test.describe(() => {
  test.use({ expectedErrors: [/./] });

  for (const list of lists) {
    test(`LIST-9 ERR-1 ${titleOf(list)} does not look empty during an outage, and Retry shows the rows${nightly(list !== listsOfTheDay[0])}`, async ({
      page,
      where,
      fault,
    }) => {
      const word = mark();
      const down = await fault({
        match: `search=${word}`,
        answer: { status: 503, body: '{"error":{"code":"x","message":"Down for repairs"}}' },
      });
      await page.goto(`${list.path(where)}?q=${word}`);
      await expect(tableOf(page, list)).toContainText(`Could not load ${list.label}`, { ignoreCase: true });
      await expect(tableOf(page, list)).toContainText('Down for repairs.');
      await expect(tableOf(page, list)).not.toContainText('No results');
      await expect(toasts(page)).toContainText('Request failed with status 503');
      await down.end();
      await fault({ match: `search=${word}`, dropSearch: true });
      await page.getByRole('link', { name: 'Retry' }).click();
      await expect(tableOf(page, list)).not.toContainText('Could not load');
      await expect.poll(async () => (await firstCells(page, list)).length).toBeGreaterThan(0);
    });
  }
});
