import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';

/** Rows of a list are alike: the first five are enough, and each further one costs time. */
const ROWS_ENOUGH = 'tbody tr:nth-child(n + 6)';

/** Every rule runs, but results that pass are not collected: collecting takes most of the time. */
export const VIOLATIONS_ONLY = { resultTypes: ['violations' as const] };

/** Rules that axe leaves out unless they are named: what can be read is a part of what can be said. */
export const MORE_RULES = { 'label-content-name-mismatch': { enabled: true } };

/** No violations once all animations have ended. Dark differs from light only in colours, so only colour rules run there. */
export async function expectAccessible(
  page: Page,
  schemes: readonly ('light' | 'dark')[] = ['light', 'dark'],
): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    const axe = new AxeBuilder({ page })
      .setLegacyMode()
      .exclude(ROWS_ENOUGH)
      .options({ ...VIOLATIONS_ONLY, rules: MORE_RULES });
    if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => [id, target, failureSummary]),
    );
    expect(found, colorScheme).toEqual([]);
  }
}

/** The same at night, in a test whose title ends in `@axe`: every run checks three screens and the page of all components. */
export async function expectAccessibleAtNight(page: Page, schemes?: readonly ('light' | 'dark')[]): Promise<void> {
  const { project, title } = test.info();
  if (!/ @(axe|nightly)$/.test(title))
    throw new Error(`The title of a test that checks at night ends in @axe: ${title}`);
  if (project.name === 'nightly') await expectAccessible(page, schemes);
}

/** Presses Tab until the target has the focus, and checks that every element on the way shows its focus. */
export async function tabTo(page: Page, target: Locator, most = 40): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab');
    const { isShown, html, isThere } = await target.evaluate(lookAtFocus);
    expect(isShown, `the focus ring of ${html}`).toBe(true);
    if (isThere) return;
  }
  throw new Error(`The focus did not reach ${target} within ${most} presses of Tab`);
}

/** The focused element has a visible focus ring. */
export async function expectFocusShown(page: Page): Promise<void> {
  const { isShown, html } = await page.evaluate(lookAtFocus, null);
  expect(isShown, `the focus ring of ${html}`).toBe(true);
}

/** In the page: what has the focus, whether that is shown, and whether it is the target. */
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
