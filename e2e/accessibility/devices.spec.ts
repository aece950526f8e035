import { openFilters } from '../support/lists';
import { listOn, toasts, visit } from '../support/screens';
import { signedOut } from '../support/session';
import { expect, test } from '../support/test';

test.describe(() => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });

  test('LAY-12 text of form fields has at least 16 px on touch devices, so that browsers do not zoom in', async ({
    page,
  }) => {
    await visit(page, '/all-users');
    await openFilters(page, 'Last active');
    const sizes = await page
      .locator('input:not([type=checkbox]):visible, select:visible')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
    expect(sizes.length).toBeGreaterThan(3);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  });
});

test.describe(() => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const width of [1440, 390]) {
    test(`TOAST-1 a toast does not cover the page links at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await visit(page, '/all-users?pageSize=20');
      await page.keyboard.press('c');
      const next = listOn(page).step('Next');
      await next.scrollIntoViewIfNeeded();
      await toasts(page).hover();
      const isOnTop = await next.evaluate((link) => {
        const { x, y, width, height } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      expect(isOnTop).toBe(true);
      await expect(toasts(page)).toBeVisible();
      await next.click();
      await expect(page).toHaveURL(/pageNumber=2/);
    });
  }
});

test('LAY-12 in forced-colours mode the current link and the previewed row have an outline', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/all-users');
  const uid = await page.locator('tr[data-uid]').first().getAttribute('data-uid');
  await visit(page, `/all-users?preview=${uid}`);
  await expect(page.locator(`tr[data-uid="${uid}"]`)).toHaveCSS('outline-style', 'solid');
  const link = page.locator('[data-slot=sidebar] a[aria-current]').filter({ hasText: 'All Users' });
  await expect(link).toHaveCSS('outline-style', 'solid');
});

test.describe(() => {
  test.use({ storageState: signedOut });

  test('AUTH-2 if the browser blocks cookies, the sign-in screen says so', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { get: () => false }));
    await page.goto('/login');
    await expect(page.getByText('Your browser blocks cookies. To sign in, allow them for this site.')).toBeVisible();
  });
});
