import { e2eConfig } from '../../tools/test/e2e-config.mjs';
import { listOn, untilLive } from '../support/screens';
import { expect, test } from '../support/test';

test.use({ storageState: { cookies: [], origins: [] }, viewport: { width: 1440, height: 900 } });

test.describe(() => {
  test.use({ storageState: e2eConfig.session });

  test('LIST-6 the focus stays on the link to the last page when that page opens', async ({ page }) => {
    const list = listOn(page, 'Users');
    await page.goto('/all-users');
    await untilLive(page);
    await list.step('Last').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Page ([\d,]+) of \1$/)).toBeVisible();
    await expect(list.step('Last')).toBeDisabled();
    await expect(list.step('Last')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(list.step('Previous')).toBeFocused();
  });
});
