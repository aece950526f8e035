import { expect, test } from '../support/test';

test('GLANCE-1 GLANCE-3 a course’s At a glance screen and its hole statistics work without JavaScript', async ({
  page,
  api,
}) => {
  const { items } = await api.list('admin/friendly-rounds', { status: 'COMPLETED', scoringFormat: 'STABLEFORD' });
  const uid = (items[0]?.course as { uid: string } | undefined)?.uid;
  await page.goto(`/events/event-courses/${uid}/course-details`);
  await page.getByRole('link', { name: 'At a glance' }).click();
  await expect(page.getByRole('table', { name: 'Play' })).toBeVisible();
  await page.getByRole('link', { name: 'Calculate from the latest 50 scorecards' }).click();
  await expect(page.getByRole('table', { name: 'Stroke index by play' })).toBeVisible();
});
