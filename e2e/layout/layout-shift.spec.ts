import type { Page } from '@playwright/test';
import { nightly } from '../support/nightly';
import { listOn, roundsAddress, visit } from '../support/screens';
import { expect, test } from '../support/test';

/** The sum of all layout shifts of the page, after fonts and images have loaded. */
async function layoutShift(page: Page): Promise<number> {
  await page.waitForLoadState('load');
  return page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].filter((image) => image.checkVisibility()).map((image) => image.decode()));
    return new Promise<number>((resolve) => {
      let sum = 0;
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
      });
      observer.observe({ type: 'layout-shift', buffered: true });
      // The browser may report a layout shift two frames late, so the page waits for two frames.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
    });
  });
}

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
