import type { Page } from '@playwright/test';
import { nightly } from '../support/nightly';
import { listOn, roundsAddress, visit } from '../support/screens';
import { expect, test } from '../support/test';

/** The sum of all layout shifts of the page, after fonts and images have loaded. */
async function layoutShift(page: Page): Promise<number> {
  await page.waitForLoadState('load');
  return page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].filter((image) => image.checkVisibility()).map((image) => image.decode()));
    return new Promise<number>((resolve) => {
      let sum = 0;
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
      });
      observer.observe({ type: 'layout-shift', buffered: true });
      // The browser may report a layout shift two frames late, so the page waits for two frames.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
    });
  });
}

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
]) {
  test(`LAY-3 LIST-2 at ${width} px nothing moves while the friendly rounds load${nightly(width !== 1440)}`, async ({
    page,
    keenest,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, roundsAddress(keenest));
    expect(await layoutShift(page)).toBe(0);
  });
}

test('LAY-3 nothing moves while a page with a closed sidebar and hidden columns loads @nightly', async ({
  page,
  keenest,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const list = listOn(page);
  await visit(page, roundsAddress(keenest));
  await page.keyboard.press('Control+b');
  await list.menu.click();
  await page.getByRole('menuitem', { name: /^Columns/ }).press('ArrowRight');
  await page.getByRole('menuitemcheckbox', { name: 'Country' }).click();
  await expect(list.heads).toHaveCount(9);
  await visit(page, roundsAddress(keenest));
  await expect(list.heads).toHaveCount(9);
  expect((await page.getByRole('main').boundingBox())?.width).toBe(1376);
  expect(await layoutShift(page)).toBe(0);
});

for (const [what, address] of [
  ['a list', () => '/events/friendly-rounds'],
  ['a user', ({ uid }) => `/all-users/${uid}`],
  ['the dashboard', () => '/'],
] as [what: string, address: (user: { uid: string }) => string][]) {
  test(`LAY-3 nothing moves when the document of ${what} arrives in pieces @nightly`, async ({ page, keenest }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, address(keenest));
    const moved = await page.evaluate(async () => {
      const html = (await (await fetch(location.href)).text()).replace(/<script\b.*?<\/script>/gs, '');
      const texts: string[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { sources = [] } = entry as PerformanceEntry & { sources?: { node: Node | null }[] };
          texts.push(...sources.map(({ node }) => `${node?.nodeName}: ${node?.textContent?.slice(0, 40)}`));
        }
      }).observe({ type: 'layout-shift' });
      const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const start = html.indexOf('<header');
      const piece = Math.ceil((html.length - start) / 80);
      // Each piece ends before a block, because a wrapped or right-aligned line moves when the rest of the line arrives.
      const pieces: string[] = [];
      for (let at = start; at < html.length; ) {
        const rest = html.slice(at + piece).search(/<(div|section|header|nav|main|ul|li|h\d|p|table|tr|td)\b/);
        const end = rest === -1 ? html.length : at + piece + rest;
        pieces.push(html.slice(at, end));
        at = end;
      }
      document.open();
      document.write(html.slice(0, start));
      await painted();
      for (const part of pieces) {
        document.write(part);
        await painted();
      }
      document.close();
      await painted();
      return texts;
    });
    expect(moved).toEqual([]);
  });
}
