import { expect, type Page, test } from '@playwright/test';

for (const theme of ['light', 'dark']) {
  for (const width of [1440, 1024, 390]) {
    test(`${theme} at ${width} px`, async ({ page }) => {
      await waitForFont(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/design?theme=${theme}`, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      for (const group of await page.locator('[data-group]').all()) {
        const name = await group.getAttribute('data-group');
        await expect.soft(group).toHaveScreenshot(`${name}-${width}-${theme}.png`);
      }
      // At 1024 px they are as at 1440.
      for (const role of width === 1024 ? [] : (['dialog', 'menu'] as const)) {
        await page.getByRole('button', { name: `Open ${role}`, exact: true }).click();
        const overlay = page.getByRole(role);
        await expect.soft(overlay).toHaveScreenshot(`open-${role}-${width}-${theme}.png`);
        await page.keyboard.press('Escape');
        await expect(overlay).toHaveCount(0);
      }
    });
  }
}

/** The app uses its font only when it is ready immediately; a picture waits for it. */
async function waitForFont(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const css = (await response.text()).replaceAll(/font-display:\s*optional/g, 'font-display:block');
    await route.fulfill({ response, body: css });
  });
}
