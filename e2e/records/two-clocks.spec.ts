import type { Api } from '../support/api';
import { visit } from '../support/screens';
import { expect, test } from '../support/test';

type Played = { uid: string; createdAt: string };
type Course = { uid: string; latitude: number | null; country: { name: string } };

/** A course in Japan (UTC+9 all year) that has a position, and one of its rounds. */
async function findInJapan(api: Api): Promise<{ course: Course; round: Played }> {
  const courses = await api.listAll<Course>('courses');
  for (const course of courses.filter(({ country, latitude }) => latitude !== null && country.name === 'Japan')) {
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
  const { course, round } = await findInJapan(api);
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
