import { expect, test } from '../support/test';

test('CLOCK-3 without JavaScript the screens of an event and a round show times in the user’s time zone and in the course’s', async ({
  page,
  api,
}) => {
  const { items } = await api.list('admin/events', { pageSize: 100 });
  const event = items.find(({ course, startDate }) => course && startDate);
  await page.goto(`/events/${event?.uid}`);
  const facts = page.locator('main dl');
  await expect(facts).toContainText(/at the course|Local time unknown/);
  await page.goto('/events/friendly-rounds');
  await page.locator('tr[data-uid] a[href^="/events/friendly-rounds/"]').first().click();
  await expect(page.locator('main')).toContainText(/at the course|Local time unknown/);
});
