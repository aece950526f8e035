import { expect, test } from '../support/test';

test('CRUMB-3 the last breadcrumb in the HTML is the record’s name, the course of a round, or “Course Details”', async ({
  page,
  api,
  keenest,
  where,
}) => {
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  const { items: rounds } = await api.list('admin/friendly-rounds', { pageSize: 1 });
  const { items: courses } = await api.list('courses', { pageSize: 1 });
  const screens = [
    `/all-users/${keenest.uid}`,
    `/groups/${where.group}`,
    `/group-members/${where.member}`,
    `/events/${where.event}`,
    `/events/friendly-rounds/${rounds[0]?.uid}`,
    `/events/event-courses/${courses[0]?.uid}/course-details`,
  ];
  for (const address of screens) {
    await page.goto(address);
    const name = String(await page.getByRole('heading', { level: 1 }).textContent());
    const crumb = trail.locator('[aria-current]');
    // The title of a round names more than the course, and that of a member also the group.
    if (/^.(events.friendly-rounds|group-members)/.test(address))
      expect(name.split(' · ')).toContain(await crumb.textContent());
    else await expect(crumb, address).toHaveText(address.endsWith('/course-details') ? 'Course Details' : name);
    await expect(page, address).toHaveTitle(`${name} · Fairway`);
  }
});
