import { listOn, roundsAddress, visit } from '../support/screens';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

for (const [address, label] of [
  ['/all-users', 'Users'],
  ['/events/friendly-rounds', 'Friendly rounds'],
] as const) {
  test(`LIST-30 LIST-2 on a phone, at least six rows of ${label} fit the screen, and the page links follow the last row`, async ({
    page,
  }) => {
    await visit(page, address);
    const list = listOn(page, label);
    await expect(list.rows).toHaveCount(10);
    const boxes = await list.rows.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().bottom));
    const frame = page.locator('[data-slot=list-frame]');
    const box = await frame.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(0.7 * 844);
    const end = Math.min(844, (box?.y ?? 0) + (box?.height ?? 0));
    expect(boxes.filter((bottom) => bottom <= end).length).toBeGreaterThanOrEqual(6);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    await expect(list.pages).not.toBeInViewport();
    await frame.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
    await expect(list.pages).toBeInViewport({ ratio: 0.9 });
    const last = await list.rows.last().boundingBox();
    expect((await list.pages.boundingBox())?.y).toBeCloseTo((last?.y ?? 0) + (last?.height ?? 0), -1);
    await list.step('Next').click();
    await expect(list.pageOf).toContainText('Page 2 of');
    await expect.poll(() => frame.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  });
}

test('LIST-30 on a phone, “More” opens by keyboard the other fields and buttons of a row, with dialogs and copying', async ({
  page,
  context,
  keenest,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, roundsAddress(keenest));
  const row = listOn(page).rows.last();
  const closed = await row.locator('td[data-label]:visible').count();
  await expect(row.getByRole('button', { name: /^Preview/ })).toBeHidden();
  await row.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(row.locator('td[data-label]:visible')).toHaveCount(10);
  await expect(row).toBeInViewport({ ratio: 0.99 });
  await expect(page).toHaveURL(roundsAddress(keenest));
  await row.getByRole('button', { name: 'Copy round ID' }).press('Enter');
  await expect(page.getByText('Copied to clipboard')).toBeVisible();
  await row.locator('td[data-label=Tees]').getByRole('button').press('Enter');
  await expect(page.getByRole('dialog', { name: 'Tee Information' })).toBeVisible();
  await page.keyboard.press('Escape');
  await row.locator('summary').press('Enter');
  await expect(row.locator('td[data-label]:visible')).toHaveCount(closed);
});
