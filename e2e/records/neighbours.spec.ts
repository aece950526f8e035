import type { Locator, Page } from '@playwright/test';
import { expectAccessibleAtNight } from '../support/accessibility';
import { mark } from '../support/faults';
import { expectQuery, visit } from '../support/screens';
import { expect, test } from '../support/test';

const neighbours = (page: Page) => page.getByRole('navigation', { name: /^Previous and next in / });
const next = (page: Page) => page.getByRole('link', { name: 'Next record' });
const previous = (page: Page) => page.getByRole('link', { name: 'Previous record' });
const link = (page: Page, row: number) => page.locator('tr[data-uid]').nth(row).locator('a[data-row-link]');
const uids = (page: Page) =>
  page.locator('tr[data-uid]').evaluateAll((rows) => rows.map((row) => String(row.getAttribute('data-uid'))));

/** The children of this element that overlap their left neighbour. */
const laidOver = (parent: Locator): Promise<string[]> =>
  parent.evaluate((node) => {
    const parts = [...node.querySelectorAll('a, button, p, [aria-current]')]
      .map((part) => ({ text: part.textContent || part.ariaLabel, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1)
      .sort((one, other) => one.box.left - other.box.left);
    return parts.flatMap(({ text, box }, index) => {
      const before = parts[index - 1];
      return before && before.box.right > box.left + 1 ? [`${text} over ${before.text}`] : [];
    });
  });

test('NEXT-1 NEXT-2 a record opened from a list shows its position and links to the previous and next record, also across pages @axe', async ({
  page,
  api,
}) => {
  const query = { sortedBy: '-handicap', status: 'ACTIVE', pageSize: 20, pageNumber: 1 };
  const { items, paging } = await api.listUsers(query);
  const place = (at: number) => `${at} of ${paging.total.toLocaleString('en-GB')}`;
  await visit(page, '/all-users?sortedBy=-handicap&status=ACTIVE');
  await link(page, 8).click();
  await expect(page).toHaveURL(`/all-users/${items[8]?.uid}`);
  await expect(neighbours(page)).toContainText(place(9));
  await expectAccessibleAtNight(page, ['light']);
  for (const at of [10, 11]) {
    await next(page).click();
    await expect(page).toHaveURL(`/all-users/${items[at - 1]?.uid}`);
    await expect(neighbours(page)).toContainText(place(at));
  }
  await page.goBack();
  await expect(neighbours(page)).toContainText(place(10));
  await page.goForward();
  await expect(neighbours(page)).toContainText(place(11));
  await page.reload();
  await expect(neighbours(page)).toContainText(place(11));
  await previous(page).click();
  await expect(page).toHaveURL(`/all-users/${items[9]?.uid}`);
  await expect(neighbours(page)).toContainText(place(10));
  for (const width of [320, 390, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await laidOver(page.getByRole('banner')), `overlapping parts of the header at ${width} px`).toEqual([]);
  }
});

test('NEXT-3 the screen of a record says if it has left the list from which it was opened', async ({ page, fault }) => {
  const word = mark();
  const all = await fault({ match: word, dropSearch: true });
  await visit(page, `/groups?q=${word}`);
  await link(page, 2).click();
  await expect(neighbours(page)).toContainText('3 of ');
  await all.end();
  // Makes the app load the list again, with a search that matches no row.
  await page.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('opened-from') ?? '{}');
    for (const one of Object.values<{ read: number }>(kept)) one.read = 0;
    sessionStorage.setItem('opened-from', JSON.stringify(kept));
  });
  await page.reload();
  await expect(neighbours(page)).toContainText('No longer on this page of the list');
  await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
});

test('NEXT-4 returning from a record to the list restores the list, with the record’s row visible, focused and marked', async ({
  page,
}) => {
  const list = '/all-users?sortedBy=-createdAt&pageSize=20&pageNumber=3&status=ACTIVE';
  const onRow = (uid: string) => page.locator(`tr[data-uid="${uid}"]`);
  const expectReturned = async (uid: string) => {
    await expectQuery(page, new URL(list, 'http://app.test').search);
    await expect(onRow(uid)).toHaveAttribute('data-returned', '');
    await expect(onRow(uid)).toBeInViewport();
    await expect(onRow(uid).locator('[data-row-link], :scope').and(page.locator(':focus'))).toHaveCount(1);
  };
  await visit(page, list);
  const [uid, after] = (await uids(page)).slice(16);
  await onRow(String(uid)).locator('a[data-row-link]').click();
  await expect(neighbours(page)).toBeVisible();
  await page.goBack();
  await expectReturned(String(uid));

  await onRow(String(uid)).locator('a[data-row-link]').click();
  await next(page).click();
  await expect(page).toHaveURL(`/all-users/${after}`);
  await neighbours(page).getByRole('link', { name: 'Back to Users' }).click();
  await expectReturned(String(after));

  await onRow(String(after)).locator('a[data-row-link]').click();
  await expect(neighbours(page)).toBeVisible();
  await page.getByRole('navigation', { name: 'breadcrumb' }).getByRole('link', { name: 'All Users' }).click();
  await expectReturned(String(after));
  await expect(onRow(String(after))).not.toHaveAttribute('data-returned');

  await onRow(String(after)).locator('a[data-row-link]').click();
  await expect(neighbours(page)).toBeVisible();
  await page.locator('[data-slot=sidebar]').getByRole('link', { name: 'All Users' }).click();
  await expect(page).toHaveURL('/all-users');
});
