import { expectAccessible } from '../support/axe';
import { mark } from '../support/faults';
import { addressOf, lists, openFilters, tableOf, titleOf, type Where } from '../support/lists';
import { toasts, visit } from '../support/screens';
import { expect, test } from '../support/test';

const small = { width: 390, height: 844 };

for (const list of lists.filter(({ alike }) => !alike)) {
  const name = titleOf(list);
  // Form and small screen have the colours of every list.
  const schemes = name === '/all-users' ? (['light', 'dark'] as const) : (['light'] as const);

  test(`LIST-2 ${name}, full and filtered, with its form of filters: no violation`, async ({ page, api, where }) => {
    const { items } = await api.list(list.endpoint(where), {});
    await visit(page, addressOf(list, where, list.narrow(items[0] ?? {})));
    await expectAccessible(page);
    if (await page.getByRole('button', { name: /^Filters/ }).isVisible()) {
      await openFilters(page);
      await expectAccessible(page, schemes);
    }
    await page.setViewportSize(small);
    await visit(page, list.path(where));
    await expectAccessible(page, schemes);
  });
}

// What stands in the place of rows is the same in every list: one with filters, and one without any.
for (const list of lists.filter((one) => ['/all-users', '/admin-users'].includes(titleOf(one)))) {
  test(`LIST-9 FR-7 ${titleOf(list)}, nothing found, failed, and a broken row: no violation`, async ({
    page,
    where,
    fault,
  }) => {
    const [nothing, down, broken] = [mark(), mark(), mark()];
    await fault({ match: down, answer: { status: 403 } });
    await fault({ match: broken, dropSearch: true, patch: [{ path: ['items', 0, 'uid'], value: 17 }] });
    const search = (word: string) => visit(page, `${list.path(where)}?q=${word}`);
    await search(nothing);
    await expect(tableOf(page, list)).toContainText('No results');
    await expectAccessible(page);
    await search(down);
    await expect(tableOf(page, list)).toContainText('No access');
    await expectAccessible(page);
    await search(broken);
    await expect(toasts(page)).toHaveCount(1);
    await expectAccessible(page);
    await page.setViewportSize(small);
    await expectAccessible(page);
  });
}

for (const [name, path] of [
  ['a golfer', ({ golfer }: Where) => `/all-users/${golfer}`],
  ['a group', ({ group }: Where) => `/groups/${group}`],
] as const) {
  test(`LAY-2 the screen of ${name}, whole and with parts that failed: no violation`, async ({
    page,
    where,
    fault,
  }) => {
    const address = path(where);
    for (const size of [{ width: 1280, height: 720 }, small]) {
      await page.setViewportSize(size);
      await visit(page, address);
      await expectAccessible(page);
    }
    await fault({ match: `/admin${address.replace('all-users', 'users')}/`, answer: { status: 500 } });
    await visit(page, address);
    await expect(page.getByText(/^Could not load/).first()).toBeVisible();
    await expectAccessible(page);
  });
}
