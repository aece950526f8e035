import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A list's rows are alike: one that differs is among the first, and each more takes its time. */
const ROWS_ENOUGH = 'tbody tr:nth-child(n + 6)';

/** What passes is not gathered: that is most of the time. Every rule is held against everything all the same. */
const VIOLATIONS_ONLY = { resultTypes: ['violations' as const] };

/** No violation, once nothing moves any more. What is dark differs from light in its colours only. */
export async function expectAccessible(
  page: Page,
  schemes: readonly ('light' | 'dark')[] = ['light', 'dark'],
): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    const axe = new AxeBuilder({ page }).setLegacyMode().exclude(ROWS_ENOUGH).options(VIOLATIONS_ONLY);
    if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => [id, target, failureSummary]),
    );
    expect(found, colorScheme).toEqual([]);
  }
}
