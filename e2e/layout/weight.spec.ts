import { untilLive } from '../support/screens';
import { expect, test } from '../support/test';

/** Of ten rows, and of the dashboard (142 kB and 759), with some air: the placeholder of a late card has 2 kB. */
const BUDGETS = [
  { address: '/events/friendly-rounds', bytes: 69_000, elements: 450 },
  { address: '/all-users', bytes: 54_000, elements: 385 },
  { address: '/', bytes: 150_000, elements: 780 },
];

for (const { address, bytes, elements } of BUDGETS) {
  test(`LAY-11 ${address} is a document of at most ${bytes} bytes and ${elements} elements`, async ({ page }) => {
    const response = await page.goto(address, { waitUntil: 'networkidle' });
    await untilLive(page);
    const body = await response?.body();
    expect(body?.length).toBeGreaterThan(20_000);
    expect(body?.length).toBeLessThanOrEqual(bytes);
    expect(await page.locator('*').count()).toBeLessThanOrEqual(elements);
  });
}
