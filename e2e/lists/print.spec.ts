import type { Scorecard } from '@/lib/contract/scorecards';
import { expectAccessibleAtNight } from '../support/accessibility';
import { listOn, visit } from '../support/screens';
import { shortUid } from '../support/short-uid';
import { expect, test } from '../support/test';

/** The browser's default page margins. */
const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };

/** Counts the pages of a PDF. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('PRINT-1 a printed list shows the chosen columns in full, the filters, order, total and time zone, and no controls', async ({
  page,
  api,
}) => {
  const { paging } = await api.list('admin/users', { status: 'SUSPENDED', pageSize: 1 });
  await visit(page, '/all-users?status=SUSPENDED&sortedBy=-createdAt&hide=region');
  await page.emulateMedia({ media: 'print' });
  const list = listOn(page, 'Users');
  const main = page.locator('main');
  await expect(main).toContainText(`of ${paging.total.toLocaleString('en-GB')}`);
  await expect(main).toContainText('Sorted by Created at, descending');
  await expect(main).toContainText('Times in UTC');
  await expect(page.getByText('Suspended').filter({ visible: true }).first()).toBeVisible();
  await expect(list.heads).toHaveText([
    /^Name/,
    /^Handicap/,
    /^Country/,
    /^Status/,
    /^Created/,
    /^Last active/,
    /^User ID/,
  ]);
  // The first selector excludes chips, which are buttons but print as text.
  for (const control of [
    'button:not([id^="filter-"])',
    'input',
    'select',
    'a[aria-label^=Remove]',
    'text=Clear filters',
    'th svg',
  ]) {
    await expect(main.locator(control).filter({ visible: true }), control).toHaveCount(0);
  }
  const arrows = await list.heads
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').display));
  expect(new Set(arrows)).toEqual(new Set(['none']));
  const cut = await list.table.evaluate((table) => {
    const right = table.getBoundingClientRect().right;
    const cells = [...table.querySelectorAll('td')];
    return cells.filter((cell) => cell.getBoundingClientRect().right > right + 1).length;
  });
  expect(cut).toBe(0);
  const uid = String(await list.rows.first().getAttribute('data-uid'));
  const id = list.rows.first().locator('td[data-label="User ID"] span[title]');
  await expect(id).toHaveText(shortUid(uid));
  expect(await id.evaluate((span) => getComputedStyle(span, '::after').content)).toBe('none');
});

test('PRINT-1 a printed list has up to 500 rows in the order of the list, and at least 30 rows on each page @nightly', async ({
  page,
  context,
  api,
}) => {
  await context.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const { items, paging } = await api.list('admin/users', { sortedBy: 'name', pageSize: 100, pageNumber: 5 });
  await visit(page, '/all-users?sortedBy=name&hide=region');
  const opened = context.waitForEvent('page');
  await listOn(page, 'Users').menu.click();
  await page.getByRole('menuitem', { name: /^Print/ }).click();
  const sheet = await opened;
  await expect(sheet.locator('html[data-printed]')).toBeVisible();
  const rows = sheet.locator('[data-slot=print-sheet] tbody tr');
  await expect(rows).toHaveCount(Math.min(500, paging.total));
  await expect(rows.last()).toContainText(String((items.at(-1) as { lastName: string }).lastName));
  await expect(sheet.getByRole('columnheader')).not.toContainText(['Region']);
  await expectAccessibleAtNight(sheet, ['light']);
  const pdf = await sheet.pdf({ preferCSSPageSize: true, margin });
  expect(pagesOf(pdf)).toBeGreaterThan(5);
  expect(pagesOf(pdf)).toBeLessThanOrEqual(17);
  await sheet.getByRole('link', { name: 'Back to the list' }).click();
  await expect(sheet).toHaveURL('/all-users?sortedBy=name&hide=region');
});

test('PRINT-2 a round of two or four players prints on one page per tee, with scores in a font of at least 9 points', async ({
  page,
  api,
}) => {
  const { items } = await api.list('admin/friendly-rounds', {
    status: 'COMPLETED',
    scoringFormat: 'STABLEFORD',
    pageSize: 100,
  });
  const wanted = new Set(['2 players, 1 tee', '4 players, 1 tee', '4 players, 2 tees']);
  for (const { uid } of items) {
    const cards = (await api.list(`admin/friendly-rounds/${uid}/stableford/scorecard`)).items as unknown as Scorecard[];
    const tees = new Set(cards.map(({ tee }) => tee.uid)).size;
    const round = `${cards.length} players, ${tees} ${tees === 1 ? 'tee' : 'tees'}`;
    if (!wanted.delete(round)) continue;
    await page.emulateMedia({ media: null });
    await visit(page, `/events/friendly-rounds/${uid}`);
    await page.emulateMedia({ media: 'print' });
    const pdf = await page.pdf({ preferCSSPageSize: true, format: 'A4', margin });
    expect(pagesOf(pdf), round).toBeLessThanOrEqual(tees);
    await expect(page.getByRole('list', { name: 'Marks' }), round).toBeVisible();
    const sizes = await page
      .locator('[data-gross] button')
      .evaluateAll((scores) =>
        scores.map((score) => Number.parseFloat(getComputedStyle(score).fontSize) * score.currentCSSZoom * 0.75),
      );
    expect(sizes.length, round).toBeGreaterThan(0);
    expect(Math.min(...sizes), `smallest font size in points: ${round}`).toBeGreaterThanOrEqual(9);
    if (wanted.size === 0) break;
  }
  expect([...wanted]).toEqual([]);
});
