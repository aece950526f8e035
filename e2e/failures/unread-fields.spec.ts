import type { User } from '@/lib/contract/users';
import { expectAccessibleAtNight } from '../support/accessibility';
import { loggedMismatches } from '../support/app-log';
import { mark } from '../support/faults';
import { listOn, toasts, visit } from '../support/screens';
import { expect, test } from '../support/test';

test('ERR-4 a field that could not be parsed leaves only its cell empty; one mark in the row names all such fields and the reasons @axe', async ({
  page,
  fault,
}) => {
  const tag = mark();
  await fault({
    match: tag,
    dropSearch: true,
    patch: [
      { path: ['items', 1, 'handicap'], value: 'low' },
      { path: ['items', 2, 'createdAt'], value: 7 },
      { path: ['items', 3, 'handicap'], value: { index: 4 } },
      { path: ['items', 3, 'country'], value: 'Wales' },
    ],
  });
  const list = listOn(page, 'Users');
  await visit(page, `/all-users?q=${tag}`);
  await expect(list.rows).toHaveCount(10);
  const marks = (row: number) => list.rows.nth(row).locator('[data-slot=unread]');
  await expect(list.table.locator('[data-slot=unread]')).toHaveCount(3);
  await expect(marks(1)).toHaveText('Handicap could not be read: Expected number, received string');
  await expect(marks(2)).toHaveText('Created could not be read: Expected string, received number');
  await expect(marks(3)).toHaveText(
    'Handicap could not be read: Expected number, received object. Country could not be read: Expected object, received string',
  );
  const cell = (row: number, label: string) => list.rows.nth(row).locator(`td[data-label="${label}"]`);
  await expect(cell(1, 'Handicap')).toHaveText('-');
  await expect(cell(1, 'Country')).not.toHaveText('-');
  await expect(cell(2, 'Created')).toHaveText('-');
  await expect(toasts(page)).toHaveCount(0);
  await expectAccessibleAtNight(page);

  const mismatch = '/admin/users items[].createdAt: Expected string, received number';
  await expect.poll(() => loggedMismatches().filter((one) => one === mismatch)).toHaveLength(1);
});

test('ERR-4 if a user’s last name could not be parsed, the row still links to the user’s screen, which shows the first name @nightly', async ({
  page,
  api,
  fault,
  bearer,
}) => {
  const [user] = await api.listAll<User>('admin/users', { search: 'Ainsworth', pageSize: '1' });
  const uid = user?.uid ?? '';
  await fault({ match: `search=${uid}`, bearer, patch: [{ path: ['items', 0, 'lastName'], value: [] }] });
  await visit(page, `/all-users?q=${uid}`);
  await listOn(page, 'Users').rows.first().locator('a[data-row-link]').first().click();
  await expect(page).toHaveURL(`/all-users/${uid}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(user?.firstName));
  await expect(
    page
      .getByRole('definition')
      .filter({ hasText: /^(Active|Inactive|Invited|-)/ })
      .first(),
  ).toBeVisible();
});

test('ERR-4 a dashboard number that could not be parsed does not affect the other cards @nightly', async ({
  page,
  fault,
  bearer,
}) => {
  const address = '/?period=custom&from=2018-05-03&to=2018-05-12&interval=day';
  await fault({
    match: 'dashboard/overview?from=2018-05-03',
    bearer,
    patch: [{ path: ['groups', 'total'], value: 'many' }],
  });
  await visit(page, address);
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(
    card('Groups').getByTitle('Could not be read: groups.total: Expected number, received string'),
  ).toBeVisible();
  await expect(card('Users')).toContainText(/\d/);
  await expect(card('Users').locator('[data-slot=unread]')).toHaveCount(0);
});
