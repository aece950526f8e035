import type { Page } from '@playwright/test';
import { mark } from '../support/faults';
import { roundsAddress, visit } from '../support/screens';
import { expect, test } from '../support/test';

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Finds texts for screen readers that are positioned outside a scrolling ancestor, and so widen the page. */
const escaped = (page: Page) =>
  page.locator('[class*="sr-only"]').evaluateAll((texts: HTMLElement[]) =>
    texts.flatMap((text) => {
      const { position } = getComputedStyle(text);
      if (position !== 'absolute') return [];
      for (let parent = text.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
        const style = getComputedStyle(parent);
        if (style.position !== 'static') return [];
        if (style.overflowX !== 'visible') return [`${text.textContent}`];
      }
      return [];
    }),
  );

async function expectNoOverflow(page: Page): Promise<void> {
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
    expect(await escaped(page), `${page.url()} at ${width} px`).toEqual([]);
    expect(await overflow(page), `${page.url()} at ${width} px`).toBe(0);
    const tabs = page.locator('[data-slot=tabs-list]');
    expect(await tabs.evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight))).toEqual([]);
  }
}

test('LAY-3 REC-3 tabs of a user whose totals cannot be counted do not make the page scroll sideways', async ({
  page,
  fault,
  bearer,
  keenest,
}) => {
  await fault({ match: 'pageNumber=1&pageSize=1', bearer, answer: { status: 503 } });
  await visit(page, roundsAddress(keenest));
  await expect(page.locator('[data-slot=tabs-list] [data-slot=unread]').first()).toBeAttached();
  await expectNoOverflow(page);
});

test('LAY-3 hidden texts of chips, column heads, rows, pager, print, cards and tables do not make the page scroll sideways', async ({
  page,
  api,
  fault,
  where,
}) => {
  const tag = mark();
  await fault({
    match: tag,
    dropSearch: true,
    patch: [
      { path: ['items', 1, 'handicap'], value: 'low' },
      { path: ['items', 2, 'uid'], value: 7 },
    ],
  });
  const course = String((await api.list('courses', { pageSize: 1 })).items[0]?.uid);
  const [round] = (await api.list('admin/friendly-rounds', { status: 'COMPLETED', scoringFormat: 'MATCH_PLAY' })).items;
  for (const address of [
    '/',
    `/all-users?q=${tag}&status=ACTIVE&handicapMin=1&createdFrom=2020-01-01&tz=Europe%2FLondon`,
    `/all-users?q=${tag}&print=1`,
    `/all-users?preview=${where.user}`,
    `/groups/${where.group}/members?role=ADMIN&handicapMin=1`,
    `/events/event-courses/${course}/course-details`,
    `/events/event-courses/${course}/at-a-glance`,
    `/events/${where.event}`,
    `/events/${where.event}/results`,
    `/events/friendly-rounds/${round?.uid}`,
    '/month',
    '/now-playing',
  ]) {
    await visit(page, address);
    await expectNoOverflow(page);
  }
});
