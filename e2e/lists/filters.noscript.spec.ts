import { openFilters } from '../support/lists';
import { expect, test } from '../support/test';

test('FILTER-4 without JavaScript the filter form searches for more choices and keeps the chosen choices @nightly', async ({
  page,
  api,
}) => {
  const { items } = await api.list('admin/groups', { pageSize: 2, sortedBy: 'name' });
  const [first, second] = items.map(({ uid, name }) => ({ uid: String(uid), name: String(name) }));
  const choice = (name = '') => page.getByRole('group', { name: 'Group' }).getByRole('checkbox', { name, exact: true });
  await page.goto(`/events?choices=all&find-group=${encodeURIComponent(first?.name ?? '')}`);
  let form = await openFilters(page);
  await choice(first?.name).check();
  await expect(choice(second?.name)).toHaveCount(0);
  await form.getByRole('searchbox', { name: 'Find in group' }).fill(second?.name ?? '');
  await form.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/find-group=/);

  form = await openFilters(page);
  await expect(choice(first?.name)).toBeChecked();
  await choice(second?.name).check();
  await form.getByRole('button', { name: 'Apply' }).click();
  const wanted = [first?.uid, second?.uid];
  await expect.poll(() => new URL(page.url()).searchParams.getAll('group')).toEqual(wanted);
  const chip = page.locator('span').filter({ has: page.getByRole('link', { name: 'Remove filter Group' }) });
  await expect(chip).toContainText(`${first?.name}, ${second?.name}`);
});
