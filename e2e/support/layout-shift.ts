import type { Page } from '@playwright/test';

/** The sum of all layout shifts of the page, after fonts and images have loaded. */
export async function layoutShift(page: Page): Promise<number> {
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
      // The browser may report a layout shift two frames late.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
    });
  });
}
