import { mark } from '../support/faults';
import { expectQuery, holdNavigation, type List, listOn, roundsAddress, visit } from '../support/screens';
import { expect, test } from '../support/test';

const scrollTop = (list: List) => list.table.evaluate((container) => container.scrollTop);

async function scrollToEnd(list: List): Promise<void> {
  await list.table.evaluate((container) => container.scrollTo({ top: container.scrollHeight }));
  expect(await scrollTop(list)).toBeGreaterThan(100);
}

test('LIST-2 a list’s table takes at most 70% of the window height and cuts no row, and its head and the page links stay visible', async ({
  page,
  keenest,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const list = listOn(page);
  await visit(page, roundsAddress(keenest, '?pageSize=100'));
  for (const height of [900, 600]) {
    await page.setViewportSize({ width: 1440, height });
    const container = await list.table.boundingBox();
    expect(container?.height).toBeLessThanOrEqual(0.7 * height);
    const bottom = (container?.y ?? 0) + (container?.height ?? 0);
    const ends = await list.rows.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().bottom));
    expect(ends.some((end) => Math.abs(end + 1 - bottom) < 0.6)).toBe(true);
    await scrollToEnd(list);
    await expect(list.rows.last()).toBeInViewport();
    const head = await list.heads.first().boundingBox();
    expect(head?.y).toBeCloseTo((container?.y ?? 0) + 1, 0);
    await expect(list.pages).toBeInViewport({ ratio: 1 });
  }
});

test('LIST-3 every page change scrolls the table to the top', async ({ page, keenest }) => {
  const list = listOn(page);
  await visit(page, roundsAddress(keenest, '?pageSize=50'));
  await scrollToEnd(list);
  await list.step('Next').click();
  await expect(list.pageOf).toContainText('Page 2 of');
  await expect.poll(() => scrollTop(list)).toBe(0);
  await scrollToEnd(list);
  await list.step('First').click();
  await expectQuery(page, '?pageSize=50');
  await expect.poll(() => scrollTop(list)).toBe(0);
});

for (const width of [1440, 1024, 390]) {
  test(`LIST-6 LIST-9 while a list loads at ${width} px, every cell shows a placeholder, even in selected and unreadable rows`, async ({
    page,
    fault,
  }) => {
    const tag = mark();
    await fault({ match: tag, dropSearch: true, patch: [{ path: ['items', 3, 'uid'], value: 7 }] });
    await page.setViewportSize({ width, height: 900 });
    const list = listOn(page, 'Users');
    await visit(page, `/all-users?q=${tag}`);
    await expect(list.rows).toHaveCount(10);
    const box = list.rows.first().getByRole('checkbox');
    if (await box.isVisible()) await box.check();
    const letGo = await holdNavigation(page);
    await list.sort('Country').click();
    await expect(list.table.locator('table[data-pending]')).toBeVisible();
    await expect(list.step('Next')).toBeDisabled();
    await expect(list.size).toBeDisabled();
    const cells = await list.table.locator('tbody td').evaluateAll((all) =>
      all
        .filter((cell) => getComputedStyle(cell).display !== 'none')
        .map((cell) => {
          const bar = getComputedStyle(cell, '::after');
          const isBar = bar.content === '""' && bar.position === 'absolute' && Number.parseFloat(bar.width) > 8;
          const children = [...cell.children].map((child) => getComputedStyle(child).opacity);
          const isInPlace = getComputedStyle(cell).position !== 'static';
          return { isBar, isInPlace, isHidden: children.every((opacity) => opacity === '0') };
        }),
    );
    expect(cells.length).toBeGreaterThan(width === 390 ? 9 * 3 : 9 * 7);
    expect(cells.filter(({ isBar, isInPlace, isHidden }) => !(isBar && isInPlace && isHidden))).toEqual([]);
    const colours = await list.rows.evaluateAll((rows) =>
      rows.map((row) => getComputedStyle(row.lastElementChild ?? row).backgroundColor),
    );
    expect(new Set(colours).size, 'colours of selected, broken and other rows').toBe(1);
    await letGo();
    await expect(list.heads.filter({ hasText: 'Country' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(list.rows.first().getByRole('link').first()).toBeVisible();
  });
}
