import type { Page } from '@playwright/test';
import { idsOf, readDownload } from '../support/exports';
import { firstCells, type ListCase, lists, listsOfTheDay, namesOf, openFilterForm, titleOf } from '../support/lists';
import { nightly } from '../support/nightly';
import { sortName } from '../support/screens';
import { expect, test } from '../support/test';

/** Narrows the list without JavaScript, by the search box or the filter form. */
async function narrowBy(page: Page, { search, ...filters }: Record<string, string>): Promise<void> {
  if (search) {
    await page.getByRole('searchbox').fill(search);
    await page.getByRole('searchbox').press('Enter');
    return;
  }
  const form = await openFilterForm(page);
  for (const [key, value] of Object.entries(filters)) {
    const field = form.locator(`[name="${key}"]`);
    if ((await field.first().getAttribute('type')) !== 'checkbox') await field.fill(value);
    else await form.locator(`[name="${key}"][value="${value}"]`).check();
  }
  await form.getByRole('button', { name: 'Apply' }).click();
}

const total = (count: number) => `Total items ${count.toLocaleString('en-GB')}`;
const next = (page: Page) => page.getByRole('link', { name: 'Next page', exact: true });
const sortOf = (page: Page, { sort }: ListCase) => page.getByRole('link', { name: sortName(sort.header) });

for (const list of lists) {
  test(`LIST-11 without JavaScript ${titleOf(list)} can be sorted, paged up to its last page, filtered and exported${nightly(list !== listsOfTheDay[0])}`, async ({
    page,
    api,
    where,
  }) => {
    const rowsOf = (query: Record<string, string>) => api.list(list.endpoint(where), query);
    const expectRows = async (query: Record<string, string>) => {
      const { items, paging } = await rowsOf(query);
      await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(total(paging.total));
      await expect.poll(() => firstCells(page, list)).toEqual(namesOf(items, list));
    };
    const { items, paging } = await rowsOf({});
    const last = Math.max(1, Math.ceil(paging.total / 10));
    const { key } = list.sort;

    await page.goto(list.path(where));
    await sortOf(page, list).click();
    await expectRows({ sortedBy: key });
    await sortOf(page, list).click();
    await expectRows({ sortedBy: `-${key}` });
    if (last > 1) {
      await next(page).click();
      await expectRows({ sortedBy: `-${key}`, pageNumber: '2' });
    } else await expect(next(page)).toBeDisabled();
    await page.goto(`${list.path(where)}?sortedBy=-${key}&pageNumber=99999`);
    await expectRows({ sortedBy: `-${key}`, pageNumber: String(last) });

    const narrow = list.narrow(items[0] ?? {});
    await narrowBy(page, narrow);
    const query = { ...narrow, sortedBy: `-${key}` };
    await expectRows(query);

    const expected = await api.listAll<{ uid: string }>(list.endpoint(where), query);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export CSV', exact: true }).click();
    const { rows } = await readDownload(await downloading);
    expect(idsOf(rows)).toEqual(expected.map(({ uid }) => uid));
  });
}
