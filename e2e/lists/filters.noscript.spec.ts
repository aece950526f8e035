import { openFilterForm } from '../support/lists';
import { expect, test } from '../support/test';

test('LIST-11 without JavaScript the filter form adds a group by its ID and keeps the chosen groups @nightly', async ({
  page,
  api,
}) => {
  const { items } = await api.list('admin/groups', { pageSize: 2, sortedBy: 'name' });
  const [first, second] = items.map(({ uid, name }) => ({ uid: String(uid), name: String(name) }));
  const add = async (uid = '') => {
    const form = await openFilterForm(page);
    await form.getByRole('textbox', { name: 'ID of a group' }).fill(uid);
    await form.getByRole('button', { name: 'Apply' }).click();
  };
  const chip = page.locator('span').filter({ has: page.getByRole('link', { name: 'Remove filter Group' }) });
  await page.goto('/events');
  await add(first?.uid);
  await expect(chip).toContainText(String(first?.name));
  await add(second?.uid);
  await expect(chip).toContainText(`${first?.name}, ${second?.name}`);
  await expect.poll(() => new URL(page.url()).searchParams.getAll('group')).toEqual([first?.uid, second?.uid]);

  const form = await openFilterForm(page);
  const choices = form.getByRole('group', { name: 'Group' }).getByRole('checkbox');
  await expect(choices).toHaveCount(2);
  await choices.first().uncheck();
  await form.getByRole('button', { name: 'Apply' }).click();
  await expect(chip).toContainText(String(second?.name));
  await expect(chip).not.toContainText(String(first?.name));

  await page.goto('/filters?list=%2Fcompare');
  await expect(page.getByRole('main')).toContainText('This link does not belong to a list with filters.');
});
