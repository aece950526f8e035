import type { Page } from '@playwright/test';
import { mark } from '../support/faults';
import { cellTexts, expectQuery, holdNavigation, type List, listOn, roundsAddress, visit } from '../support/screens';
import { shortUid } from '../support/short-uid';
import { expect, test } from '../support/test';

const count = (total: number) => total.toLocaleString('en-GB');

/** What the user sees of the list's state: rows, order, page, page size and search text. */
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

test.describe(() => {
  test('LIST-1 the address of a list contains search, order, page size and page only if they differ from the defaults', async ({
    page,
    keenest,
  }) => {
    const list = listOn(page);
    await visit(page, roundsAddress(keenest));
    await list.sort('Status').click();
    await expectQuery(page, '?sortedBy=status');
    await list.size.selectOption('20');
    await expectQuery(page, '?sortedBy=status&pageSize=20');
    await list.step('Next').click();
    await expectQuery(page, '?sortedBy=status&pageSize=20&pageNumber=2');
    await list.step('Previous').click();
    await expectQuery(page, '?sortedBy=status&pageSize=20');
    await list.size.selectOption('10');
    await expectQuery(page, '?sortedBy=status');
    await list.search.fill('  club ');
    await expectQuery(page, '?q=club&sortedBy=status');
    await list.clear.click();
    await expectQuery(page, '?sortedBy=status');
    await list.sort('Status').click();
    await expectQuery(page, '?sortedBy=-status');
    await list.sort('Status').click();
    await expectQuery(page, '');
  });

  test('LIST-1 LIST-5 a list’s address without a query shows every user the same ten rows, even in a small or large window @nightly', async ({
    page,
    context,
    api,
  }) => {
    const { items } = await api.list('admin/users', {});
    await context.addCookies([{ name: 'rows', value: '20', domain: 'localhost', path: '/' }]);
    await page.setViewportSize({ width: 2560, height: 1440 });
    const list = listOn(page, 'Users');
    await visit(page, '/all-users');
    await expect(list.size).toHaveValue('10');
    await expect(list.rows).toHaveCount(10);
    await list.size.selectOption('20');
    await expectQuery(page, '?pageSize=20');
    await list.rows.nth(19).locator('a[data-row-link]').click();
    await page.getByRole('link', { name: 'Next record' }).click();
    await expect(page.getByRole('navigation', { name: 'Previous and next in Users' })).toContainText('21 of ');
    await page.getByRole('link', { name: 'Back to Users' }).click();
    await expectQuery(page, '?pageSize=20&pageNumber=2');
    await list.step('First').click();
    await list.size.selectOption('10');
    await expectQuery(page, '');
    await expect(list.rows).toHaveCount(10);
    expect(await list.rows.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-uid')))).toEqual(
      items.map(({ uid }) => uid),
    );
  });

  test('LIST-1 a list ignores empty values and the keys `page` and `total` in its address, and leaves them out of its links @nightly', async ({
    page,
    api,
    keenest,
  }) => {
    const { paging } = await api.listRounds(keenest.uid);
    const list = listOn(page);
    await visit(page, roundsAddress(keenest, '?page=3&total=5&q=&sortedBy=&pageSize=&pageNumber='));
    await expect(list.pageOf).toHaveText(`Page 1 of ${Math.ceil(paging.total / 10)}`);
    await list.step('Next').click();
    await expectQuery(page, '?pageNumber=2');
  });

  test('LIST-1 a trailing slash redirects to the path without the slash and keeps the query @nightly', async ({
    page,
    keenest,
  }) => {
    await visit(page, `${roundsAddress(keenest)}/?pageSize=20`);
    expect(new URL(page.url()).pathname).toBe(roundsAddress(keenest));
    await expectQuery(page, '?pageSize=20');
    await visit(page, '/all-users/?q=antrim');
    expect(new URL(page.url()).pathname).toBe('/all-users');
    await expectQuery(page, '?q=antrim');
  });

  test('LIST-10 a list uses the default in place of an invalid value in its address, and keeps the valid values @nightly', async ({
    page,
    api,
    keenest,
  }) => {
    const list = listOn(page);
    const { paging, items } = await api.listRounds(keenest.uid, { pageSize: 20, pageNumber: 2 });
    await visit(page, roundsAddress(keenest, '?pageNumber=2&pageSize=20&sortedBy=handicap&q=ab'));
    await expect(list.pageOf).toHaveText(`Page 2 of ${Math.ceil(paging.total / 20)}`);
    await expect(list.search).toHaveValue('ab');
    expect((await cellTexts(list.rows)).map(([uid]) => uid)).toEqual(items.map(({ uid }) => shortUid(uid)));

    for (const query of ['?pageNumber=zero', '?pageNumber=-1', '?pageNumber=1.5', '?pageSize=33', '?pageSize=1e9']) {
      await visit(page, roundsAddress(keenest, `${query}&sortedBy=-status`));
      await expect(list.pageOf).toHaveText(`Page 1 of ${Math.ceil(paging.total / 10)}`);
      await expect(list.size).toHaveValue('10');
      await expect(list.heads.filter({ hasText: 'Status' })).toHaveAttribute('aria-sort', 'descending');
    }
  });

  test('LIST-10 a page number beyond the last page shows the last page @nightly', async ({ page, api, keenest }) => {
    const { paging } = await api.listRounds(keenest.uid);
    const last = Math.ceil(paging.total / 10);
    const { items } = await api.listRounds(keenest.uid, { pageNumber: last });
    const list = listOn(page);
    await visit(page, roundsAddress(keenest, '?pageNumber=9999'));
    await expect(list.pageOf).toHaveText(`Page ${last} of ${last}`);
    expect((await cellTexts(list.rows)).map(([uid]) => uid)).toEqual(items.map(({ uid }) => shortUid(uid)));
    await list.step('Previous').click();
    await expect(list.pageOf).toHaveText(`Page ${last - 1} of ${last}`);
  });

  test.describe(() => {
    test.use({ expectedErrors: [/status of 404/] });

    test('LIST-10 for a malformed uid the app shows Not found and does not call the API @nightly', async ({
      page,
      fault,
    }) => {
      const tag = mark();
      const requested = await fault({ match: tag });
      for (const uid of [`${tag}%2F..`, `${tag}%5C`, `${tag}%0A`, `${tag}${'x'.repeat(128)}`]) {
        const response = await page.goto(roundsAddress({ uid }));
        expect(response?.status(), uid).toBe(404);
        await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
      }
      expect(await requested.hits()).toBe(0);
    });

    test('LIST-10 for an unknown uid the app calls the API, then shows Not found @nightly', async ({ page, fault }) => {
      const tag = mark();
      const requested = await fault({ match: tag });
      const response = await page.goto(roundsAddress({ uid: tag }));
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
      expect(await requested.hits()).toBeGreaterThan(0);
    });
  });

  test('LIST-10 an ID in capitals opens the same record and filters the same rows', async ({ page, keenest }) => {
    const capitals = keenest.uid.toUpperCase();
    const list = listOn(page);
    await visit(page, `/all-users/${capitals}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(keenest.name);
    await visit(page, `/events/friendly-rounds?createdBy=${capitals}`);
    await expect(list.rows.first()).toContainText(keenest.name);
    await expect(page.getByText(/was not applied|not filtered by/)).toHaveCount(0);
  });

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
});

test.describe(() => {
  test('LIST-5 the pager shows page, total and rows per page, which are ten by default', async ({ page, api }) => {
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

  test('LIST-6 LIST-7 the pager opens the first, previous, next and last page, with disabled links at the ends; a new page size opens the first page @nightly', async ({
    page,
    api,
    keenest,
  }) => {
    const { total } = (await api.listRounds(keenest.uid)).paging;
    const last = Math.ceil(total / 10);
    const list = listOn(page);
    const expectOff = async (...off: string[]) => {
      for (const to of ['First', 'Previous', 'Next', 'Last'] as const) {
        if (off.includes(to)) await expect(list.step(to)).toBeDisabled();
        else await expect(list.step(to)).toBeEnabled();
      }
    };
    await visit(page, roundsAddress(keenest));
    await expectOff('First', 'Previous');
    await list.step('Next').click();
    await expect(list.pageOf).toHaveText(`Page 2 of ${last}`);
    await expectOff();
    await list.step('Last').click();
    await expect(list.pageOf).toHaveText(`Page ${last} of ${last}`);
    await expect(list.rows).toHaveCount(total - (last - 1) * 10);
    await expectOff('Next', 'Last');
    await list.step('Previous').click();
    await expect(list.pageOf).toHaveText(`Page ${last - 1} of ${last}`);
    await list.step('First').click();
    await expect(list.pageOf).toHaveText(`Page 1 of ${last}`);
    await expectOff('First', 'Previous');
    await list.step('Last').click();
    await expect(list.pageOf).toHaveText(`Page ${last} of ${last}`);
    await list.size.selectOption('50');
    await expectQuery(page, '?pageSize=50');
    await expect(list.pageOf).toHaveText(`Page 1 of ${Math.ceil(total / 50)}`);
    await expect(list.rows).toHaveCount(50);
    await expect(list.size).toHaveValue('50');
  });

  test('LIST-6 an empty list has one page, and every pager control is disabled @nightly', async ({ page, idle }) => {
    const list = listOn(page);
    await visit(page, roundsAddress(idle));
    await expect(list.pageOf).toHaveText('Page 1 of 1');
    await expect(list.pages).toContainText('Total items 0');
    await expect(list.size).toBeDisabled();
    for (const to of ['First', 'Previous', 'Next', 'Last'] as const) await expect(list.step(to)).toBeDisabled();
  });

  test('LIST-6 every pager control is disabled while rows load @nightly', async ({ page, keenest }) => {
    const list = listOn(page);
    await visit(page, roundsAddress(keenest, '?pageNumber=2'));
    const letGo = await holdNavigation(page);
    await list.step('Next').click();
    await expect(list.table).toHaveAttribute('aria-busy', 'true');
    for (const to of ['First', 'Previous', 'Next', 'Last'] as const) await expect(list.step(to)).toBeDisabled();
    await expect(list.size).toBeDisabled();
    await letGo();
    await expect(list.pageOf).toContainText('Page 3 of');
    await expect(list.step('Next')).toBeEnabled();
    await expect(list.size).toBeEnabled();
  });

  test('LIST-8 the first click on a column sorts ascending, the second descending, and the third removes the order; another column starts ascending @nightly', async ({
    page,
    api,
  }) => {
    const list = listOn(page, 'Users');
    const names = async (query: { sortedBy?: string }) =>
      (await api.listUsers(query)).items.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());
    const expectOrder = async (sortedBy: string, header: string, direction: string) => {
      await expectQuery(page, sortedBy && `?sortedBy=${sortedBy}`);
      await expect(list.heads.filter({ hasText: header })).toHaveAttribute('aria-sort', direction);
      const wanted = await names(sortedBy ? { sortedBy } : {});
      await expect.poll(async () => (await cellTexts(list.rows)).map(([name]) => name)).toEqual(wanted);
    };
    await visit(page, '/all-users?pageNumber=2');
    await list.sort('Handicap').click();
    await expectOrder('handicap', 'Handicap', 'ascending');
    await list.sort('Handicap').click();
    await expectOrder('-handicap', 'Handicap', 'descending');
    await list.sort('Created').click();
    await expectOrder('createdAt', 'Created', 'ascending');
    await expect(list.heads.filter({ hasText: 'Handicap' })).toHaveAttribute('aria-sort', 'none');
    await list.sort('Created').click();
    await expectOrder('-createdAt', 'Created', 'descending');
    await list.sort('Created').click();
    await expectOrder('', 'Created', 'none');
  });
});

test('LIST-14 if the API sends no total, a list can still be paged to its end, where it shows the total', async ({
  page,
  api,
  fault,
}) => {
  const { paging } = await api.list('countries');
  expect(paging.total, 'this test needs two full pages').toBe(20);
  await fault({ match: 'countries?pageNumber=', patch: [{ path: ['paging'], value: {} }] });
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
