import { expectAccessible } from '../support/accessibility';
import { mark } from '../support/faults';
import { lists, openFilters, tableOf, titleOf } from '../support/lists';
import { toasts, visit } from '../support/screens';
import { expect, test } from '../support/test';

const small = { width: 390, height: 844 };

test('LIST-2 a list with a filter and with open filters has no accessibility violations, on a laptop and on a phone', async ({
  page,
}) => {
  await visit(page, '/all-users?status=SUSPENDED');
  await expectAccessible(page, ['light']);
  await openFilters(page);
  await expectAccessible(page);
  await openFilters(page, 'Status');
  await expectAccessible(page);
  await page.setViewportSize(small);
  await visit(page, '/all-users');
  await expectAccessible(page, ['light']);
});

// All lists look alike when they are empty or have failed, so this test takes one list with filters and one without.
for (const list of lists.filter((one) => ['/all-users', '/admin-users'].includes(titleOf(one)))) {
  test(`LIST-9 FR-7 ${titleOf(list)} has no accessibility violations when empty, failed, or with a row that could not be parsed @nightly`, async ({
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
