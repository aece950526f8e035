import type { Locator, Page } from '@playwright/test';

/** Acts on the page like a person, and counts clicks and keys. A combination such as `Control+k` counts as one key. */
export function handsAt(page: Page) {
  const count = { clicks: 0, keys: 0 };
  return {
    count,
    click: async (target: Locator) => {
      count.clicks += 1;
      await target.click();
    },
    press: async (chord: string) => {
      count.keys += 1;
      await page.keyboard.press(chord);
    },
  };
}
