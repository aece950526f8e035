import { expectQuery, listOn, visit } from '../support/screens';
import { expect, test } from '../support/test';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load chunk/] });

test('ERR-7 offline, the links, rows and previews of a list only show “You are offline”; back online they work', async ({
  page,
  context,
}) => {
  const list = listOn(page, 'Users');
  const preview = list.rows.first().getByRole('button', { name: /^Preview/ });
  const said = page.getByRole('region', { name: 'Notifications' }).getByText('You are offline', { exact: true });
  await visit(page, '/all-users');
  for (const use of [
    () => list.sort('Handicap').click(),
    () => list.step('Next').click(),
    () => list.rows.first().getByRole('link').first().click(),
    () => list.rows.first().getByRole('cell').nth(3).click(),
    () => page.getByRole('link', { name: 'Dashboard' }).click(),
    () => preview.click(),
  ]) {
    await context.setOffline(true);
    await use();
    await expect(said).toBeVisible();
    await expect(list.rows).toHaveCount(10);
    await expectQuery(page, '');
    await context.setOffline(false);
    await expect(said).toBeHidden();
  }
  await preview.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
