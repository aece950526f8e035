import { readDownload } from '../support/exports';
import { expect, test } from '../support/test';

test('CLOCK-3 the facts of an event and a round show both clocks with scripting off', async ({ page, api }) => {
  const { items } = await api.list('admin/events', { pageSize: 100 });
  const event = items.find(({ course, startDate }) => course && startDate);
  await page.goto(`/events/${event?.uid}`);
  const facts = page.locator('main dl');
  await expect(facts).toContainText(/at the course|The course's local time is not known/);
  await page.goto('/events/friendly-rounds');
  await page.locator('tr[data-uid] a[href^="/events/friendly-rounds/"]').first().click();
  await expect(page.locator('main')).toContainText(/at the course|The course's local time is not known/);
});

test('CLOCK-4 with scripting off a link saves the CSV in the local time of each course @nightly', async ({ page }) => {
  await page.goto('/events?status=COMPLETED');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV in local times' }).click();
  const { header } = await readDownload(await downloading);
  expect(header).toContain('Starts (local time of the course)');
  expect(header.at(-1)).toBe('Time zone of the course');
});
