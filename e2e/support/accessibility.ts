import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';

/** The rows of a list are alike, so axe skips those after the fifth to save time. */
const FURTHER_ROWS = 'tbody tr:nth-child(n + 6)';

/** axe runs every rule but does not collect passed results, which would take most of the time. */
const VIOLATIONS_ONLY = { resultTypes: ['violations' as const] };

/** A rule that axe does not run by default: the accessible name must contain the visible label. */
const MORE_RULES = { 'label-content-name-mismatch': { enabled: true } };

/** Waits for animations to end, then expects no axe violations. In the dark theme, only the rules about colours run. */
export async function expectAccessible(
  page: Page,
  schemes: readonly ('light' | 'dark')[] = ['light', 'dark'],
): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    const axe = new AxeBuilder({ page })
      .setLegacyMode()
      .exclude(FURTHER_ROWS)
      .options({ ...VIOLATIONS_ONLY, rules: MORE_RULES });
    if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => [id, target, failureSummary]),
    );
    expect(found, colorScheme).toEqual([]);
  }
}

/** Runs `expectAccessible` in nightly runs only. The title of the test must end in `@axe` or `@nightly`. */
export async function expectAccessibleAtNight(page: Page, schemes?: readonly ('light' | 'dark')[]): Promise<void> {
  const { project, title } = test.info();
  if (!/ @(axe|nightly)$/.test(title))
    throw new Error(`expectAccessibleAtNight needs a test title that ends in @axe or @nightly: ${title}`);
  if (project.name === 'nightly') await expectAccessible(page, schemes);
}

/** Presses Tab until the target has the focus, and checks that every element on the way shows a focus ring. */
export async function tabTo(page: Page, target: Locator, most = 40): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab');
    const { isShown, html, isThere } = await target.evaluate(lookAtFocus);
    expect(isShown, `the focus ring of ${html}`).toBe(true);
    if (isThere) return;
  }
  throw new Error(`The focus did not reach ${target} within ${most} presses of Tab`);
}

/** Expects a visible focus ring on the focused element. */
export async function expectFocusShown(page: Page): Promise<void> {
  const { isShown, html } = await page.evaluate(lookAtFocus, null);
  expect(isShown, `the focus ring of ${html}`).toBe(true);
}

/** Runs in the browser. `isShown`: the focus ring is visible; `isThere`: the target has the focus. */
function lookAtFocus(target: Element | null) {
  const focused = document.activeElement;
  const marked = [focused, focused?.closest('[data-slot=input-group]')].filter((node) => node != null);
  const isShown = marked.some((node) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(node);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  const html = focused?.outerHTML.slice(0, 120);
  return { isShown: isShown || focused === document.body || !focused, html, isThere: focused === target };
}
