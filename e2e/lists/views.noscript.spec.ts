import { expect, test } from '../support/test';

/** `lib/format/account-tag.ts` of the account that is signed in, and of no account. */
const [OWN, OTHER] = ['views-1xzwlfs2une', 'views-1xzwlfs2unf'];
const domain = { domain: 'localhost', path: '/' };

test('VIEW-5 without scripting the menu leads to the default view of this account, whose name stands beside the title', async ({
  page,
  context,
}) => {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All Regions' });
  const query = (view: string) =>
    encodeURIComponent(new URLSearchParams({ regions: `q=nor&hide=uid&view=${view}` }).toString());
  await context.addCookies([{ name: OTHER, value: query('Theirs'), ...domain }]);
  await page.goto('/regions');
  await expect(link).toHaveAttribute('href', '/regions');
  await context.addCookies([{ name: OWN, value: query('North'), ...domain }]);
  await page.goto('/regions');
  await expect(page.locator('[data-slot=view]')).toHaveCount(0);
  await link.click();
  await expect(page).toHaveURL('/regions?q=nor&hide=uid&view=North');
  await expect(page.locator('[data-slot=view]')).toHaveText('View North');
  await page.getByRole('link', { name: 'Sort by Name' }).click();
  await expect(page).toHaveURL('/regions?q=nor&sortedBy=name&hide=uid&view=North');
});

test('VIEW-5 a broken cookie of default views harms nothing @nightly', async ({ page, context }) => {
  for (const value of ['%', 'regions', 'regions%3D%2F%2Fevil.example', 'x'.repeat(3000)]) {
    await context.addCookies([{ name: OWN, value, ...domain }]);
    await page.goto('/regions');
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All Regions' });
    await expect(link).toHaveAttribute('href', /^\/regions(\?|$)/);
  }
});

test('VIEW-7 COPY-5 without scripting a view says what the list does not know, and a pinned zone leads to one’s own @nightly', async ({
  page,
}) => {
  await page.goto('/all-users?league=3&pageSize=20&zone=Asia/Tokyo&view=Old');
  await expect(page.locator('[data-slot=unknown-parts]')).toContainText('the filter “league”');
  await page.getByRole('searchbox').fill('Fraser');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.locator('[data-slot=pinned-zone]')).toContainText('Times are in Asia/Tokyo');
  await page.getByRole('link', { name: /^Use mine/ }).click();
  await expect(page).toHaveURL('/all-users?q=Fraser&pageSize=20&view=Old');
});
