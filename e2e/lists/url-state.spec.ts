import type { Page } from '@playwright/test';
import { cellTexts, expectQuery, type List, listOn, roundsAddress, visit } from '../support/screens';
import { expect, test } from '../support/test';

const count = (total: number) => total.toLocaleString('en-GB');

/** The list's state on screen: rows, order, page, page size and search text. */
async function shown(page: Page, list: List) {
  return {
    address: page.url(),
    rows: await cellTexts(list.rows),
    sorted: await list.heads.evaluateAll((heads) => heads.map((head) => head.getAttribute('aria-sort'))),
    page: await list.pageOf.textContent(),
    size: await list.size.inputValue(),
    search: await list.search.inputValue(),
  };
}

test('LIST-12 Back, Forward and a pasted link restore a list with its rows, order, page, size and search', async ({
  page,
  context,
  keenest,
}) => {
  const list = listOn(page);
  await visit(page, roundsAddress(keenest));
  const states = [await shown(page, list)];
  const steps: [() => Promise<unknown>, string][] = [
    [() => list.sort('Created At').click(), '?sortedBy=createdAt'],
    [() => list.size.selectOption('20'), '?sortedBy=createdAt&pageSize=20'],
    [() => list.step('Last').click(), '?sortedBy=createdAt&pageSize=20&pageNumber=19'],
    [() => list.search.fill('featherstonehaugh'), '?q=featherstonehaugh&sortedBy=createdAt&pageSize=20'],
  ];
  for (const [act, query] of steps) {
    await act();
    await expectQuery(page, query);
    await expect(list.table).toHaveAttribute('aria-busy', 'false');
    states.push(await shown(page, list));
  }
  for (const state of states.toReversed().slice(1)) {
    await page.goBack();
    await expect.poll(() => shown(page, list)).toEqual(state);
  }
  for (const state of states.slice(1)) {
    await page.goForward();
    await expect.poll(() => shown(page, list)).toEqual(state);
  }
  const pasted = await context.newPage();
  for (const state of states.slice(-2)) {
    await visit(pasted, state.address);
    expect(await shown(pasted, listOn(pasted))).toEqual(state);
  }
});

test('LIST-5 below a list stand the page, the total and the rows per page, which are ten by default', async ({
  page,
  api,
}) => {
  const { paging } = await api.listUsers();
  expect(paging.total, 'the total needs a separator').toBeGreaterThan(999);
  const list = listOn(page, 'Users');
  await visit(page, '/all-users');
  await expect(list.pageOf).toHaveText(`Page 1 of ${count(Math.ceil(paging.total / 10))}`);
  await expect(list.pages).toContainText(`Total items ${count(paging.total)}`);
  await expect(list.size).toHaveValue('10');
  await expect(list.size.getByRole('option')).toHaveText(['10', '20', '50', '100']);
  await expect(list.rows).toHaveCount(10);
  await expect(page.getByRole('heading', { name: 'All Users' })).toContainText(count(paging.total));
});

test('LIST-14 a list without a total from the API can be paged to its end, where it shows the total', async ({
  page,
  api,
  fault,
  bearer,
}) => {
  const { paging } = await api.list('countries');
  expect(paging.total, 'this test needs two full pages').toBe(20);
  await fault({ match: 'countries?pageNumber=', bearer, patch: [{ path: ['paging'], value: {} }] });
  const list = listOn(page);
  await visit(page, '/countries?sortedBy=-usersCount');
  const total = page.getByText('Total items');
  const place = page.getByRole('navigation', { name: 'Pages' }).getByText(/^Page \d/);
  await expect(total).toHaveText('Total items more than 10');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Countries');
  await expect(place).toHaveText('Page 1');
  await expect(list.step('Last')).toHaveAttribute('aria-disabled', 'true');
  await list.step('Next').click();
  await expect(place).toHaveText('Page 2');
  await expect(total).toHaveText('Total items more than 20');
  await list.step('Next').click();
  await expect(place).toHaveText('Page 2 of 2');
  await expect(total).toHaveText('Total items 20');
  await expect(list.step('Next')).toHaveAttribute('aria-disabled', 'true');
  await list.step('First').click();
  await expect(place).toHaveText('Page 1');
});
