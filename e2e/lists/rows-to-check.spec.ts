import { expectAccessibleAtNight } from '../support/accessibility';
import type { Api } from '../support/api';
import { visit } from '../support/screens';
import { giveSession, sha256, startSession } from '../support/session';
import { expect, test } from '../support/test';

type Tees = { tees: { holes: { strokeIndex?: number | null }[] }[] };
type Named = { uid: string; name: string };

/** Courses with a hole that has no stroke index. */
async function faultyCourses(api: Api): Promise<Named[]> {
  const { items } = await api.list('courses', { pageSize: 100 });
  const details = await Promise.all(items.map(({ uid }) => api.list(`courses/${uid}`)));
  return details
    .map((detail) => detail as unknown as Named & Tees)
    .filter(({ tees }) => tees.some(({ holes }) => holes.some(({ strokeIndex }) => strokeIndex == null)));
}

test('CHECK-4 the events of a group and of a golfer show those only that are overdue @nightly', async ({
  page,
  api,
}) => {
  const { items } = await api.list('admin/events', { status: 'IN_PROGRESS', sortedBy: 'startDate', pageSize: 1 });
  const { uid, group } = items[0] as Named & { group: Named };
  const members = await api.list(`admin/groups/${group.uid}/members`, {
    membershipType: 'APPLICATION_USER',
    pageSize: 1,
  });
  const { userUid } = members.items[0] as unknown as { userUid: string };
  await visit(page, `/groups/${group.uid}/group-events?status=IN_PROGRESS`);
  await page.getByRole('link', { name: 'Show these only' }).click();
  await expect(page).toHaveURL(/[?&]check=page/);
  await expect(page.locator(`tr[data-uid="${uid}"]`)).toContainText(/overdue by \d+ days/);

  await visit(page, `/all-users/${userUid}/events?check=page`);
  await expect(page.locator('[data-slot=look-line]')).toContainText(/(is|are) to check: in progress past their end/);
});

test('CHECK-4 courses are looked through page by page; one that cannot be looked at is said @nightly', async ({
  page,
  api,
  fault,
}) => {
  const faulty = await faultyCourses(api);
  const { items } = await api.list('courses', { pageSize: 20, sortedBy: 'name' });
  const wanted = items.filter(({ uid }) => faulty.some((one) => one.uid === uid));
  const session = await startSession();
  await giveSession(page.context(), session);
  await visit(page, '/events/event-courses?sortedBy=name&pageSize=20');
  await page.getByRole('link', { name: /^Show rows to check only/ }).click();
  for (const { name } of wanted)
    await expect(page.getByRole('link', { name: String(name), exact: true })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'To check' })).toBeVisible();

  const [first] = wanted;
  await page.getByRole('link', { name: String(first?.name), exact: true }).click();
  const place = items.findIndex(({ uid }) => uid === first?.uid) + 1;
  await expect(page.getByRole('navigation', { name: /^Neighbours in / })).toContainText(`${place} of `);
  await page.goBack();
  await expect(page).toHaveURL(/check=page/);

  await fault({ match: `/courses/${items[0]?.uid}`, bearer: sha256(session.accessToken), answer: { status: 409 } });
  await page.reload();
  await expect(page.locator('[data-slot=look-line]')).toContainText('1 could not be looked at: ');
  await page.getByRole('link', { name: 'Look through the next page' }).click();
  await expect(page).toHaveURL(/pageNumber=2.*check=page/);
});
