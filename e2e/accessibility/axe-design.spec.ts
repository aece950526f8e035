import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { MORE_RULES, VIOLATIONS_ONLY } from '../support/accessibility';
import { nightly } from '../support/nightly';
import { signedOut } from '../support/session';

test.use({ storageState: signedOut, contextOptions: { reducedMotion: 'reduce' } });

/** Buttons that open popups. The test opens each popup and closes it with Escape. */
const overlays = [
  { button: 'Open dialog', role: 'dialog' },
  { button: 'Open menu', role: 'menu' },
  { button: 'Open popover', role: 'dialog' },
] as const;

for (const theme of ['light', 'dark']) {
  for (const width of [1440, 1024, 390]) {
    test(`the /design page in the ${theme} theme at ${width} px has no accessibility violations${nightly(theme !== 'light' || width !== 1440)}`, async ({
      page,
    }) => {
      test.slow();
      const refused: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refused.push(message.text());
      });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/design?theme=${theme}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expectNoViolations(page, 'main');
      for (const { button, role } of overlays) {
        await page.getByRole('button', { name: button, exact: true }).click();
        await expect(page.getByRole(role)).toBeVisible();
        await expectNoViolations(page, `[role=${role}]`);
        await page.keyboard.press('Escape');
        await expect(page.getByRole(role)).toHaveCount(0);
      }
      await page.getByRole('button', { name: 'Show failure' }).click();
      await expect(page.locator('[data-sonner-toast]')).toBeVisible();
      await expectNoViolations(page, 'section[aria-live]');
      expect(refused).toEqual([]);
    });
  }
}

async function expectNoViolations(page: Page, part: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .include(part)
    .options({ ...VIOLATIONS_ONLY, rules: MORE_RULES });
  const { violations } = await axe.analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => [id, target]))).toEqual([]);
}
