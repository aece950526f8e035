import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until this has the focus, and sees that whatever has it on the way can be seen to have it. */
export async function tabTo(page: Page, target: Locator, most = 40): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab');
    await expectFocusShown(page);
    if (await target.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`The focus did not come to ${target} within ${most} presses of Tab`);
}

/** Whatever has the focus can be seen to have it. */
export async function expectFocusShown(page: Page): Promise<void> {
  const shown = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return true;
    const marked = [focused, focused.closest('.search-box')].filter((node) => node !== null);
    return marked.some((node) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(node);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
  });
  expect(shown, `the focus ring of ${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))}`).toBe(
    true,
  );
}
