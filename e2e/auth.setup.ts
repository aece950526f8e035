import { test as setup } from '@playwright/test';
import { e2eConfig } from '../tools/test/e2e-config.mjs';
import { signIn } from '../tools/testing/browser.mjs';

setup('sign in once for the tests that start signed in', async ({ page }) => {
  await page.goto('/login');
  await signIn(page);
  await page.context().storageState({ path: e2eConfig.session });
});
