import type { User } from '@/lib/contract/users';
import { expectAccessibleAtNight } from '../support/accessibility';
import { visit } from '../support/screens';
import { giveSession, sha256, startSession } from '../support/session';
import { expect, test } from '../support/test';

const userKey = (uid: unknown) => `golfer:${uid}`;
const of = (...named: string[]) => `/compare?${new URLSearchParams(named.map((one) => ['of', one]))}`;
const nameOf = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`;

test('CMP-1 CMP-2 users are compared side by side; differences are marked, and a link hides the equal fields @axe', async ({
  page,
  api,
}) => {
  const { items } = await api.listUsers({ sortedBy: 'handicap', pageSize: 3, status: 'ACTIVE' });
  const [a, b] = items as [User, User];
  await visit(page, of(userKey(a.uid), userKey(b.uid)));
  const table = page.getByRole('region', { name: 'Comparison' });
  for (const one of [a, b]) await expect(table.getByRole('link', { name: nameOf(one), exact: true })).toBeVisible();
  const row = (label: string) =>
    table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^(Differs: )?${label}$`) }) });
  await expect(row('Status')).not.toHaveAttribute('data-differs');
  await expect(row('Status').getByRole('cell')).toHaveText(['Active', 'Active']);
  await expect(row('Created at UTC')).toHaveAttribute('data-differs', 'true');
  await expect(row('Last active UTC')).toBeVisible();
  await expect(row('Created at UTC').getByRole('rowheader')).toContainText('Differs: ');
  const rounds = await Promise.all([a, b].map(({ uid }) => api.listRounds(uid, { pageSize: 1 })));
  await expect(row('Friendly rounds').getByRole('cell')).toHaveText(rounds.map(({ paging }) => String(paging.total)));
  await expectAccessibleAtNight(page);
  await page.getByRole('link', { name: 'Differences only' }).click();
  await expect(row('Status')).toHaveCount(0);
  await expect(row('Created at UTC')).toBeVisible();
  await page.getByRole('link', { name: `Remove ${nameOf(a)}` }).click();
  await expect(page).toHaveURL(`${of(userKey(b.uid))}&show=differences`);
});

test('CMP-1 below two users are their friendly rounds together', async ({ page, api, keenest: { uid } }) => {
  const { items } = await api.listRounds(uid, { pageSize: 100 });
  const lost = items.find(({ winnerPlayer: won }) => won?.userUid && won.userUid !== uid);
  await visit(page, of(userKey(uid), userKey(lost?.winnerPlayer?.userUid)));
  const together = page.getByRole('region', { name: 'Friendly rounds together' });
  await expect(together.locator(`a[href*="${lost?.uid}"]`).first()).toBeVisible();
});

test('CMP-1 CMP-2 on a phone a comparison of four users does not scroll sideways, and cells that differ have a grey background', async ({
  page,
  api,
}) => {
  const { items } = await api.listUsers({ pageSize: 4, sortedBy: 'name' });
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, of(...items.map(({ uid }) => userKey(uid))));
  const table = page.getByRole('region', { name: 'Comparison' });
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  const differing = table.locator('tr[data-differs]').first().getByRole('cell').first();
  const colours = await differing.evaluate((cell) => {
    const neutral = document.body.appendChild(document.createElement('p'));
    neutral.style.backgroundColor = 'var(--muted)';
    return [cell, neutral].map((one) => getComputedStyle(one).backgroundColor);
  });
  expect(colours[0]).toBe(colours[1]);
});

test('CMP-3 CMP-4 the row menu, opened by keyboard, offers Compare; if a record cannot be compared, its column says why', async ({
  page,
  api,
  fault,
}) => {
  await visit(page, '/events/event-courses');
  await page.keyboard.press('j');
  await page.keyboard.press('.');
  await expect(page.getByRole('menuitem', { name: 'Compare…' })).toBeVisible();
  await page.keyboard.press('Escape');

  const { items } = await api.listUsers({ pageSize: 3, sortedBy: '-handicap' });
  const [a, b] = items as [User, User];
  const { items: courses } = await api.list('courses', { pageSize: 1 });
  const session = await startSession();
  await giveSession(page.context(), session);
  await fault({ match: `search=${b.uid}`, bearer: sha256(session.accessToken), answer: { status: 409 } });
  await visit(page, of(userKey(a.uid), userKey(b.uid), userKey('no-such-user'), `course:${courses[0]?.uid}`));
  const heads = page.getByRole('region', { name: 'Comparison' }).getByRole('columnheader');
  await expect(heads.nth(0)).toContainText(nameOf(a));
  await expect(heads.nth(1)).toContainText('This user could not be loaded. ');
  await expect(heads.nth(2)).toContainText('No user has this ID.');
  await expect(heads.nth(3)).toContainText('A course cannot be compared with users.');
  await expect(page.getByRole('rowheader', { name: 'Handicap', exact: true })).toBeVisible();
  await visit(page, of('group:g-1', 'nonsense'));
  await expect(heads).toContainText(['Not a record that can be compared.', 'Not a record that can be compared.']);
});

test('REC-4 CMP-5 “Compare” on a record’s screen opens a comparison, which compares e-mail addresses only when two or more are shown', async ({
  page,
  api,
}) => {
  const { items } = await api.listUsers({ pageSize: 2, sortedBy: 'name' });
  const [a, b] = items as [User, User];
  await visit(page, `/all-users/${a.uid}`);
  await page.getByRole('button', { name: 'More for this record' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(of(userKey(a.uid)));
  await visit(page, of(userKey(a.uid), userKey(b.uid)));
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'E-mail' }) });
  const show = row.getByRole('button', { name: 'Show e-mail' });
  await expect(row).not.toHaveAttribute('data-differs');
  await expect(row.getByText('@')).toHaveCount(0);
  await show.first().click();
  await expect(row.getByText('@')).toHaveCount(1);
  await expect(row).not.toHaveAttribute('data-differs');
  await show.click();
  await expect(row.getByText('@')).toHaveCount(2);
  await expect(row).toHaveAttribute('data-differs', 'true');
});
