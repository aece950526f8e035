import { expectAccessible } from '../support/accessibility';
import { mark } from '../support/faults';
import { addressOf, lists, openFilters, tableOf, titleOf } from '../support/lists';
import { nightly } from '../support/nightly';
import { toasts, visit } from '../support/screens';
import { expect, test } from '../support/test';

const small = { width: 390, height: 844 };

for (const list of lists.filter(({ alike }) => !alike)) {
  const name = titleOf(list);
  // Dark colours are the same in every list, so the test checks them in one list.
  const schemes = name === '/all-users' ? (['light', 'dark'] as const) : (['light'] as const);

  test(`LIST-2 ${name} with all rows, with a filter and with each open filter has no accessibility violations${nightly(name !== '/all-users')}`, async ({
    page,
    api,
    where,
  }) => {
    const { items } = await api.list(list.endpoint(where), {});
    await visit(page, addressOf(list, where, list.narrow(items[0] ?? {})));
    await expectAccessible(page, ['light']);
    if (await page.getByRole('button', { name: /^Filters/ }).isVisible()) {
      const panel = await openFilters(page);
      await expectAccessible(page, schemes);
      const names = await panel
        .getByRole('option')
        .evaluateAll((rows) => rows.map((row) => row.dataset['value'] ?? ''));
      for (const filter of names) {
        await openFilters(page, filter);
        await expectAccessible(page, schemes);
      }
    }
    await page.setViewportSize(small);
    await visit(page, list.path(where));
    await expectAccessible(page, ['light']);
  });
}

// All lists look the same when they are empty or have failed, so the test uses one list with filters and one without.
for (const list of lists.filter((one) => ['/all-users', '/admin-users'].includes(titleOf(one)))) {
  test(`LIST-9 FR-7 ${titleOf(list)} has no accessibility violations when it is empty, has failed, or has a row that could not be parsed @nightly`, async ({
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

test('LAY-2 a screen with parts that failed to load has no accessibility violations @nightly', async ({
  page,
  where,
  fault,
  bearer,
}) => {
  await page.setViewportSize(small);
  await fault({ match: `/admin/users/${where.user}/`, bearer, answer: { status: 500 } });
  await visit(page, `/all-users/${where.user}`);
  await expect(page.getByText(/^Could not load/).first()).toBeVisible();
  await expectAccessible(page);
});
