import { listOn, visit } from '../support/screens';
import { expect, test } from '../support/test';

test('KEY-1 on a phone, where a table is laid out as blocks, its parts keep their table roles', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/all-users');
  const { table } = listOn(page, 'Users');
  await expect(table.getByRole('row')).toHaveCount(11);
  const without = table.locator(':is(table, thead, tbody, tr, th, td):not([role])');
  await expect(without).toHaveCount(0);
  await expect(table.locator('td:not([role=cell]), th:not([role=columnheader]), tr:not([role=row])')).toHaveCount(0);
});

test('LIST-18 a column head that is cut shows its full text in a tooltip', async ({ page }) => {
  await visit(page, '/all-users');
  const { heads } = listOn(page, 'Users');
  await expect(heads).toHaveCount(8);
  const titles = await heads.evaluateAll((all) =>
    all.map((head) => (head.matches('[title]') ? head : head.querySelector('[title]'))?.getAttribute('title')),
  );
  expect(titles).toEqual(await heads.allTextContents());
});
