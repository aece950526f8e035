import { layoutShift } from '../support/layout-shift';
import { nightly } from '../support/nightly';
import { listOn, roundsAddress, visit } from '../support/screens';
import { expect, test } from '../support/test';

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
]) {
  test(`LAY-3 LIST-2 at ${width} px nothing moves while the friendly rounds load${nightly(width !== 1440)}`, async ({
    page,
    keenest,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, roundsAddress(keenest));
    expect(await layoutShift(page)).toBe(0);
  });
}

test('LAY-3 nothing moves while a page with a closed sidebar and hidden columns loads @nightly', async ({
  page,
  keenest,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const list = listOn(page);
  await visit(page, roundsAddress(keenest));
  await page.keyboard.press('Control+b');
  await list.menu.click();
  await page.getByRole('menuitem', { name: /^Columns/ }).press('ArrowRight');
  await page.getByRole('menuitemcheckbox', { name: 'Country' }).click();
  await expect(list.heads).toHaveCount(9);
  await visit(page, roundsAddress(keenest));
  await expect(list.heads).toHaveCount(9);
  expect((await page.getByRole('main').boundingBox())?.width).toBe(1376);
  expect(await layoutShift(page)).toBe(0);
});
