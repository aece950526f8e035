import type { Locator, Page } from '@playwright/test';
import { mark } from '../support/faults';
import { roundsAddress, stopClock, toasts, visit } from '../support/screens';
import { expect, test } from '../support/test';

test.use({ permissions: ['clipboard-write'] });

/** Advances the stopped clock until the toast appears; its 5000 ms start then. */
async function appear(page: Page): Promise<Locator> {
  const toast = toasts(page);
  await expect
    .poll(async () => {
      await page.clock.runFor(1);
      return toast.count();
    })
    .toBe(1);
  return toast;
}

/** Copies an ID to show a toast. The pointer stays off the toast, because hovering would pause it. */
async function copy(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Copy/ }).first().click();
  return await appear(page);
}

async function start(page: Page): Promise<void> {
  await page.clock.install();
  await visit(page, '/all-users');
  await stopClock(page);
}

/** Advances the stopped clock until the toast has slid out. */
async function expectGone(page: Page, toast: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return toast.count();
    })
    .toBe(0);
}

test('TOAST-1 a toast stays for 5000 ms; this time pauses while the toast has the pointer or the focus', async ({
  page,
}) => {
  await start(page);
  let toast = await copy(page);
  await page.clock.runFor(4900);
  await expect(toast).toHaveText('Copied to clipboard');
  await page.clock.runFor(100);
  await expectGone(page, toast);

  toast = await copy(page);
  await page.clock.runFor(3000);
  await toast.hover();
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(600, 300);
  await page.clock.runFor(1900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(100);
  await expectGone(page, toast);

  toast = await copy(page);
  await page.clock.runFor(3000);
  await toast.getByRole('button', { name: 'Close' }).focus();
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await page.getByRole('searchbox').focus();
  await page.clock.runFor(1900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(100);
  await expectGone(page, toast);
});

test('TOAST-1 F8 focuses and pauses the toasts, which are in a live region; keyboard and pointer can close a toast @nightly', async ({
  page,
}) => {
  await start(page);
  const area = page.getByRole('region', { name: /^Notifications/ });
  await expect(area).toHaveCount(1);
  await expect(area).toHaveAttribute('aria-live', 'polite');
  let toast = await copy(page);
  await expect(area).toHaveCount(1);
  await expect(area).toHaveAccessibleName('Notifications (F8)');
  const from = page.getByRole('button', { name: /^Copy/ }).first();
  await expect(from).toBeFocused();
  await page.keyboard.press('F8');
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  const close = toast.getByRole('button', { name: 'Close' });
  for (let presses = 0; presses < 3 && !(await close.evaluate((node) => node === document.activeElement)); presses++) {
    await page.keyboard.press('Tab');
  }
  await expect(close).toBeFocused();
  await page.keyboard.press('Enter');
  await expectGone(page, toast);
  await expect(from).toBeFocused();

  toast = await copy(page);
  await toast.getByRole('button', { name: 'Close' }).click();
  await expectGone(page, toast);
});

/** Drags the toast to the right in small steps, like a person. */
async function pull(page: Page, toast: Locator, right: number, ms: number): Promise<void> {
  const box = await toast.boundingBox();
  if (!box) throw new Error('There is no toast to drag');
  const [x, y] = [box.x + 8, box.y + 8];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + right, y, { steps: 10 });
  await page.clock.runFor(ms);
  await page.mouse.up();
}

const SLOW = 1000;
const FLICK = 50;

test('TOAST-1 a toast that is dragged less than 50 px stays; a toast that is dragged farther closes @nightly', async ({
  page,
}) => {
  await start(page);
  const toast = await copy(page);
  await page.clock.runFor(500);
  await pull(page, toast, 49, FLICK);
  await page.clock.runFor(600);
  await expect(toast).toBeVisible();
  await pull(page, toast, 51, SLOW);
  await expectGone(page, toast);
});

test('TOAST-1 a toast is at most 420 px wide, or 374 px on a phone, and no part of it is off the screen', async ({
  page,
  keenest,
  fault,
}) => {
  const tag = mark();
  const message = `${'A long message that has to be broken somewhere '.repeat(4)}${'x'.repeat(90)}`;
  await fault({ match: tag, answer: { status: 409, body: JSON.stringify({ message }) } });
  await page.clock.install();
  await visit(page, roundsAddress(keenest, `?q=${tag}`));
  await stopClock(page);
  const box = toasts(page).filter({ hasText: 'Request failed with status 409' });
  for (const { width, most } of [
    { width: 1440, most: 420 },
    { width: 768, most: 420 },
    { width: 390, most: 390 - 16 },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(box).toBeInViewport({ ratio: 1 });
    const { x = -1, width: wide = 0 } = (await box.boundingBox()) ?? {};
    expect(wide, `at ${width} px`).toBeGreaterThan(most - 60);
    expect(wide, `at ${width} px`).toBeLessThanOrEqual(most);
    expect(x).toBeGreaterThanOrEqual(8);
    expect(x + wide).toBeLessThanOrEqual(width - 8);
  }
});
