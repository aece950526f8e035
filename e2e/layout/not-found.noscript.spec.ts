import { expect, test } from '../support/test';

test.use({ expectedErrors: [/status of 404/], colorScheme: 'dark' });

for (const address of ['/there/is/nothing', '/all-users/00000000-0000-4000-8000-000000000000/events']) {
  test(`ERR-8 the screen “Not found” at ${address} has the navigation and the user’s theme`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(15, 18, 16)');
  });
}
