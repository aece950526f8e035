import { expectAccessibleAtNight } from '../support/accessibility';
import { loggedMismatches } from '../support/app-log';
import { mark } from '../support/faults';
import { listOn, toasts, visit } from '../support/screens';
import { expect, test } from '../support/test';

test('ERR-4 a field that could not be parsed reads “Unreadable”, other cells are unaffected, and one mark per row lists such fields with reasons @axe', async ({
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
  await expect(marks(1)).toHaveText('Unreadable: Handicap. Technical details: Expected number, received string');
  await expect(marks(2)).toHaveText('Unreadable: Created at. Technical details: Expected string, received number');
  await expect(marks(3)).toHaveText(
    'Unreadable: Handicap, Country. Technical details: handicap: Expected number, received object; country: Expected object, received string',
  );
  const cell = (row: number, label: string) => list.rows.nth(row).locator(`td[data-label="${label}"]`);
  await expect(cell(1, 'Handicap')).toHaveText('Unreadable');
  await expect(cell(1, 'Country')).not.toHaveText('-');
  await expect(cell(2, 'Created at')).toHaveText('Unreadable');
  await expect(list.rows.nth(3).getByText('Unreadable', { exact: true })).toHaveCount(2);
  await expect(toasts(page)).toHaveCount(0);
  await expectAccessibleAtNight(page);

  const mismatch = '/admin/users items[].createdAt: Expected string, received number';
  await expect.poll(() => loggedMismatches().filter((one) => one === mismatch)).toHaveLength(1);
});
