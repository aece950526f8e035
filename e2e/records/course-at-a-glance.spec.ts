import type { Page } from '@playwright/test';
import { expectAccessibleAtNight } from '../support/accessibility';
import type { Api } from '../support/api';
import { visit } from '../support/screens';
import { expect, test } from '../support/test';

type Round = { course: { uid: string } };

/** The uid of a recently played course. Tests use different values of `nth`, so each gets a different course. */
async function findCourse(api: Api, nth: number): Promise<string> {
  const played = { status: 'COMPLETED', scoringFormat: 'STABLEFORD', sortedBy: '-createdAt', pageSize: 100 };
  const { items } = await api.list('admin/friendly-rounds', played);
  const courses = [...new Set((items as unknown as Round[]).map(({ course }) => course.uid))];
  return courses[nth] ?? '';
}

const figures = (page: Page, label: string) => page.getByRole('region', { name: label }).locator('tbody tr');

test('GLANCE-1 each number of rounds on a course links to a list of these rounds @axe', async ({
  page,
  api,
  fault,
  bearer,
}) => {
  const course = await findCourse(api, 0);
  // Replaced by a fixed total, because the number of recent rounds depends on today's date.
  await fault({ match: `course=${course}`, bearer, patch: [{ path: ['paging', 'total'], value: 40 }] });
  await visit(page, `/events/event-courses/${course}/course-details`);
  await page.getByRole('link', { name: 'At a glance' }).click();
  const rows = figures(page, 'Play');
  await expect(rows).toHaveCount(4);
  await expectAccessibleAtNight(page);
  const year = rows.nth(3);
  await expect(year.locator('td')).toHaveText(['40', '40', '80']);
  await year.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Friendly rounds/i })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`course=${course}`));
  await expect(page.getByText('Total items').locator('..')).toContainText('40');
});

test('COURSE-3 typing a Handicap Index shows the course handicap on each tee', async ({ page, api }) => {
  const { items } = await api.list('courses', { pageSize: 1 });
  await visit(page, `/events/event-courses/${items[0]?.uid}/course-details`);
  const section = page.getByRole('region', { name: 'Course handicap' });
  await section.getByRole('textbox').fill('14.2');
  await expect(section.getByRole('listitem').first()).toContainText('14.2 × ');
  await section.getByRole('textbox').fill('142');
  await expect(section.getByText('Type a number up to 54.0')).toBeVisible();
  await expect(section.getByRole('listitem')).toHaveCount(0);
});
