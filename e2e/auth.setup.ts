import { test as setup } from '@playwright/test';
import { signIn } from '../tools/testing/browser.mjs';
import { target } from '../tools/testing/e2e-target';

setup('sign in once for the tests that start signed in', async ({ page }) => {
  await page.goto('/login');
  await signIn(page);
  await page.context().storageState({ path: target().session });
});
