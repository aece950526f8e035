import { expect, test } from '../support/test';

test.use({ viewport: { width: 1024, height: 768 } });

test('LAY-5 without JavaScript the collapsed sidebar shows the links of each group', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'sidebar_state', value: 'false', url: String(baseURL) }]);
  await page.goto('/');
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  const menu = sidebar.getByRole('list', { name: 'Users', exact: true });
  await expect(menu).toBeHidden();
  await sidebar.getByRole('button', { name: 'Users', exact: true }).click();
  await menu.getByRole('link', { name: 'BO Admins' }).click();
  await expect(page).toHaveURL('/admin-users');
});
