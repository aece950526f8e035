import type { Page } from '@playwright/test';
import { mark } from '../support/faults';
import { addressOf, firstCells, lists, namesOf, tableOf, three, titleOf } from '../support/lists';
import { nightly } from '../support/nightly';
import { sortName } from '../support/screens';
import { expect, test } from '../support/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const list of lists.filter(({ alike }) => !alike)) {
  test.describe(`${titleOf(list)}${nightly(!three.includes(list))}`, () => {
    test(`LIST-8 sorting by ${list.sort.header} orders the rows as the API does, in both directions`, async ({
      page,
      api,
      where,
    }) => {
      await page.goto(list.path(where));
      const link = tableOf(page, list).getByRole('link', { name: sortName(list.sort.header) });
      for (const sortedBy of [list.sort.key, `-${list.sort.key}`]) {
        await link.click();
        await page.waitForURL((url) => url.searchParams.get('sortedBy') === sortedBy);
        const { items } = await api.list(list.endpoint(where), { sortedBy });
        await expect.poll(() => firstCells(page, list)).toEqual(namesOf(items, list));
      }
    });

    test('LIST-1 LIST-5 a filter or search in the address applies to rows and total', async ({ page, api, where }) => {
      const { items: all } = await api.list(list.endpoint(where), {});
      const query = list.narrow(all[0] ?? {});
      const { items, paging } = await api.list(list.endpoint(where), query);
      await page.goto(addressOf(list, where, query));
      expect(paging.total).toBeGreaterThan(0);
      await expect(heading(page)).toContainText(paging.total.toLocaleString('en-GB'));
      expect(await firstCells(page, list)).toEqual(namesOf(items, list));
    });

    test('LIST-10 LIST-12 a link opens page 2, and one beyond the last page opens the last', async ({
      page,
      api,
      where,
    }) => {
      const { paging } = await api.list(list.endpoint(where), { pageSize: 10 });
      const last = Math.max(1, Math.ceil(paging.total / 10));
      const second = Math.min(2, last);
      const { items } = await api.list(list.endpoint(where), { pageNumber: second });
      await page.goto(`${list.path(where)}?pageNumber=2`);
      expect(await firstCells(page, list)).toEqual(namesOf(items, list));
      await page.goto(`${list.path(where)}?pageNumber=99999`);
      await expect(
        page.getByText(`Page ${last.toLocaleString('en-GB')} of ${last.toLocaleString('en-GB')}`),
      ).toBeVisible();
    });

    test('LIST-9 a search without matches says so and links back to all rows', async ({ page, where }) => {
      await page.goto(`${list.path(where)}?q=${mark()}`);
      await expect(tableOf(page, list)).toContainText('No results');
      await tableOf(page, list).getByRole('link', { name: 'Clear search', exact: true }).click();
      await page.waitForURL((url) => url.search === '');
      await expect(tableOf(page, list)).not.toContainText('No results');
    });
  });
}

test.describe('in an outage', () => {
  test.use({ expectedErrors: [/./] });

  for (const list of lists) {
    test(`LIST-9 ERR-1 ${titleOf(list)}: an outage never looks like an empty list, and Retry shows the rows${nightly(!three.includes(list))}`, async ({
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
      await expect(tableOf(page, list)).toContainText(`Could not load ${list.label.toLowerCase()}`);
      await expect(tableOf(page, list)).toContainText('Down for repairs (503)');
      await expect(tableOf(page, list)).not.toContainText('No results');
      await expect(page.getByText('Request failed with status 503')).toBeVisible();
      await down.end();
      await fault({ match: `search=${word}`, dropSearch: true });
      await page.getByRole('link', { name: 'Retry' }).click();
      await expect(tableOf(page, list)).not.toContainText('Could not load');
      expect((await firstCells(page, list)).length).toBeGreaterThan(0);
    });
  }
});
