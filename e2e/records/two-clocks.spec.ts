import type { Api } from '../support/api';
import { visit } from '../support/screens';
import { expect, test } from '../support/test';

type Played = { uid: string; createdAt: string };
type Course = { uid: string; name: string; latitude: number | null };

/** A course with rounds. If `hasPosition`, it is in Japan (UTC+9 all year); otherwise it has no position. */
async function japanese(
  api: Api,
  hasPosition: boolean,
  order: 'first' | 'last' = 'first',
): Promise<{ course: Course; round: Played }> {
  const courses = await api.listAll<Course & { country: { name: string } }>('courses');
  const wanted = courses.filter(
    ({ country, latitude }) => (latitude !== null) === hasPosition && (!hasPosition || country.name === 'Japan'),
  );
  for (const course of order === 'first' ? wanted : wanted.reverse()) {
    const { items } = await api.list('admin/friendly-rounds', {
      course: course.uid,
      pageSize: 1,
      sortedBy: 'createdAt',
    });
    const [round] = items as unknown as Played[];
    if (round) return { course, round };
  }
  throw new Error('No matching course has a round');
}

const inJapan = (moment: string) =>
  new Date(Date.parse(moment) + 9 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

const listOf = ({ uid }: Course) => `/events/friendly-rounds?course=${uid}&sortedBy=createdAt`;

test('CLOCK-1 hovering or focusing a time in a list shows the local time of the course @nightly', async ({
  page,
  api,
}) => {
  const { course, round } = await japanese(api, true);
  await visit(page, listOf(course));
  const time = page.locator(`tr[data-uid="${round.uid}"] time`);
  await time.hover();
  const tip = page.locator('[data-slot="tooltip-content"]:popover-open');
  await expect(tip).toHaveText(`${inJapan(round.createdAt)} Asia/Tokyo (UTC+9) at the course`);
  await expect(tip, 'role that screen readers announce').toHaveRole('status');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await page.mouse.move(0, 0);
  await page.locator(`tr[data-uid="${round.uid}"] button`).first().focus();
  for (
    let presses = 0;
    presses < 9 && !(await time.evaluate((node) => node === document.activeElement));
    presses += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await expect(time).toBeFocused();
  await expect(tip).toContainText('Asia/Tokyo');
});

test.describe(() => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('CLOCK-1 a tap on a time in a list shows the local time of the course @nightly', async ({ page, api }) => {
    const { course, round } = await japanese(api, true);
    await visit(page, listOf(course));
    const time = page.locator(`tr[data-uid="${round.uid}"] time`);
    await time.tap();
    await expect(page.locator('[data-slot="tooltip-content"]:popover-open')).toContainText('Asia/Tokyo (UTC+9)');
  });
});

test('CLOCK-1 a list requests a course only when the user opens the tooltip with the local time there @nightly', async ({
  page,
  fault,
  api,
  bearer,
}) => {
  // No other test requests the last course in Japan.
  const { course } = await japanese(api, true, 'last');
  const asked = await fault({ match: `/api/v1/courses/${course.uid}`, bearer });
  // The test uses a search, because the chip of a course filter would request the course.
  await visit(page, `/events/friendly-rounds?q=${encodeURIComponent(course.name)}`);
  await expect(page.locator('tr[data-uid] time').first()).toBeVisible();
  expect(await asked.hits()).toBe(0);
});
