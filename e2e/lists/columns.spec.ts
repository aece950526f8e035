import type { Page } from '@playwright/test';
import { place } from '../../tools/test/place.mjs';
import { expectAccessibleAtNight } from '../support/accessibility';
import { expectQuery, type List, listOn, roundsAddress, toasts, visit } from '../support/screens';
import { expect, test } from '../support/test';

// Wide enough for every column of the list.
test.use({ viewport: { width: 1440, height: 900 } });

const DECLARED = [
  'Round ID',
  'Course',
  'Tees',
  'Country',
  'Status',
  'Scoring Format',
  'Matchplay Format',
  'Created At',
  'Created By',
  'Winner',
];

/** The declared columns with one of them moved before another. */
function moved(header: string, before: string): string[] {
  const others = DECLARED.filter((other) => other !== header);
  return others.toSpliced(others.indexOf(before), 0, header);
}

const headOf = (list: List, header: string) => list.table.getByRole('columnheader', { name: header, exact: true });
const edgeOf = (list: List, header: string) =>
  list.table.getByRole('separator', { name: `Resize ${header}`, exact: true });

/** The columns as heads and cells show them. */
async function expectColumns(list: List, headers: readonly string[]): Promise<void> {
  await expect
    .poll(() => list.heads.evaluateAll((heads) => heads.map((head) => head.getAttribute('aria-label'))))
    .toEqual(headers);
  const cells = list.rows.first().locator('td[data-label]');
  expect(await cells.evaluateAll((all) => all.map((cell) => cell.getAttribute('data-label')))).toEqual(headers);
}

async function boxOf(list: List, header: string) {
  const box = await headOf(list, header).boundingBox();
  if (!box) throw new Error(`${header} is not on the screen`);
  return box;
}

/** Presses at one place and moves to another without letting go. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, to.y, { steps: 5 });
  await page.mouse.move(to.x, to.y, { steps: 5 });
}

async function openColumns(page: Page, list: List): Promise<void> {
  await list.menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: /^Columns/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('menuitemcheckbox').first()).toBeFocused();
}

/** Moves the last column to the front, in the list's menu. */
async function moveWinnerFirst(page: Page, list: List): Promise<void> {
  await openColumns(page, list);
  await page.keyboard.press('w');
  await expect(page.getByRole('menuitemcheckbox', { name: 'Winner' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  for (const _ of DECLARED.slice(1)) await page.keyboard.press('Enter');
  await expect(page.getByText('Winner: column 1 of 10')).toBeAttached();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
}

test.describe('moving', () => {
  test('LIST-13 the menu moves a column by keyboard and keeps the focus, at the last place too', async ({
    page,
    keenest,
  }) => {
    const list = listOn(page);
    await visit(page, roundsAddress(keenest));
    await openColumns(page, list);
    await page.keyboard.press('ArrowDown');
    // The menu moves its focus a moment after the key.
    await expect(page.getByRole('menuitemcheckbox', { name: 'Course' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    const left = page.getByRole('menuitem', { name: 'Move Course left' });
    await expect(left).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(left).toBeFocused();
    await expectColumns(list, moved('Course', 'Round ID'));
    await expect(page.getByText('Course: column 1 of 10')).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(left).toBeFocused();
    await expect(left).toBeDisabled();

    await page.keyboard.press('ArrowRight');
    const right = page.getByRole('menuitem', { name: 'Move Course right' });
    await expect(right).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await expect(right).toBeFocused();
    await expectColumns(list, moved('Course', 'Country'));
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: 'Move Tees right' })).toBeFocused();
  });
});

test.describe('pinning', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('LIST-13 pinned columns stay at the start while the table scrolls, until they are unpinned @nightly', async ({
    page,
    keenest,
  }) => {
    const list = listOn(page);
    await visit(page, roundsAddress(keenest));
    await openColumns(page, list);
    await page.keyboard.press('s');
    await expect(page.getByRole('menuitemcheckbox', { name: 'Status' })).toBeFocused();
    for (const _ of ['left', 'right', 'pin']) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const unpin = page.getByRole('menuitem', { name: 'Unpin Status' });
    await expect(unpin).toBeFocused();
    await expectColumns(list, moved('Status', 'Round ID'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Unpin Round ID' })).toBeFocused();
    await page.keyboard.press('Escape');

    const places = async () => [(await boxOf(list, 'Status')).x, (await boxOf(list, 'Round ID')).x];
    const before = await places();
    const course = await boxOf(list, 'Course');
    await list.table.evaluate((container) => container.scrollTo({ left: 150 }));
    await expect.poll(async () => (await boxOf(list, 'Course')).x).toBeCloseTo(course.x - 150, 0);
    expect(await places()).toEqual(before);

    await openColumns(page, list);
    for (const _ of ['left', 'right', 'pin']) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expectColumns(list, DECLARED);
    await expect(page.getByRole('menuitem', { name: 'Pin Status' })).toBeFocused();
  });
});

test.describe('resizing', () => {
  test('LIST-13 the edge of a column follows the pointer, and a double click takes the width back @nightly', async ({
    page,
    keenest,
  }) => {
    const list = listOn(page);
    await page.setViewportSize({ width: 1920, height: 900 });
    await visit(page, roundsAddress(keenest));
    const before = await boxOf(list, 'Country');
    const edge = { x: before.x + before.width - 4, y: before.y + 17 };
    await drag(page, edge, { x: edge.x + 60, y: edge.y });
    await page.mouse.up();
    const wide = await boxOf(list, 'Country');
    expect(wide.width).toBeCloseTo(before.width + 60, -0.5);
    expect(Math.abs(wide.x - before.x)).toBeLessThan(3);
    await expect(edgeOf(list, 'Country')).toHaveAttribute('aria-valuenow', String(Math.round(wide.width)));
    await expectQuery(page, '');
    await edgeOf(list, 'Country').dblclick();
    await expect.poll(async () => (await boxOf(list, 'Country')).width).toBeCloseTo(before.width, -0.5);
  });

  test('LIST-13 LAY-10 the edge follows a finger, and a pointer that pressed it before its script was there', async ({
    page,
    keenest,
  }) => {
    const list = listOn(page);
    await visit(page, roundsAddress(keenest));
    const script = Promise.withResolvers<void>();
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await script.promise;
      await route.continue();
    });
    const before = await boxOf(list, 'Country');
    const edge = { x: before.x + before.width - 4, y: before.y + 17 };
    await drag(page, edge, { x: edge.x + 20, y: edge.y });
    expect((await boxOf(list, 'Country')).width).toBe(before.width);
    const came = page.waitForResponse(/_next\/static\/chunks\/.*\.js$/);
    script.resolve();
    await came;
    await expect(async () => {
      await page.mouse.move(edge.x + 41, edge.y);
      await page.mouse.move(edge.x + 40, edge.y);
      expect((await boxOf(list, 'Country')).width).toBeCloseTo(before.width + 40, -0.5);
    }).toPass();
    await page.mouse.up();

    const touch = await page.context().newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', by?: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: by === undefined ? [] : [{ x: edge.x + 40 + by, y: edge.y }],
      });
    await finger('touchStart', 0);
    for (const by of [10, 20, 30]) await finger('touchMove', by);
    await finger('touchEnd');
    await expect.poll(async () => (await boxOf(list, 'Country')).width).toBeCloseTo(before.width + 70, -0.5);
  });

  test('LIST-13 the edges are one tab stop; arrow keys resize by 16 px between 48 and 800, Enter takes the width back', async ({
    page,
    keenest,
  }) => {
    const list = listOn(page);
    await visit(page, roundsAddress(keenest));
    const before = Math.round((await boxOf(list, 'Tees')).width);
    await expect(list.table.locator('[role=separator][tabindex="0"]')).toHaveCount(1);
    const edge = edgeOf(list, 'Tees');
    await edgeOf(list, 'Round ID').focus();
    for (const next of ['Course', 'Tees', 'Country']) {
      await page.keyboard.press('ArrowDown');
      await expect(edgeOf(list, next)).toBeFocused();
    }
    await page.keyboard.press('ArrowUp');
    await expect(edge).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(edge).toHaveAttribute('aria-valuenow', String(before + 16));
    await page.keyboard.press('ArrowRight');
    await expect(edge).toHaveAttribute('aria-valuenow', String(before + 32));
    expect((await boxOf(list, 'Tees')).width).toBe(before + 32);
    for (let presses = 0; presses < 5; presses++) await page.keyboard.press('ArrowLeft');
    await expect(edge).toHaveAttribute('aria-valuenow', '48');
    await expect(edge).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(async () => Math.abs((await boxOf(list, 'Tees')).width - before)).toBeLessThan(2);
  });
});

const ARRANGED = 'hide=country&order=winner.uid&pin=status&width=course-240';
const arranged = ['Status', 'Winner', ...DECLARED.filter((header) => !/Status|Winner|Country/.test(header))];

test.describe('the layout is kept', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('LIST-13 the first HTML draws order, pins and widths of the last visit', async ({ page, context, keenest }) => {
    const list = listOn(page);
    await visit(page, roundsAddress(keenest));
    await moveWinnerFirst(page, list);
    await edgeOf(list, 'Winner').focus();
    await page.keyboard.press('ArrowRight');
    await openColumns(page, list);
    for (const _ of ['left', 'right', 'pin']) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Unpin Winner' })).toBeFocused();

    const html = await (await context.request.get(roundsAddress(keenest))).text();
    const heads = [...html.matchAll(/<th\s[^>]*aria-label[^>]*>/g)].map(([head]) => head);
    expect(heads.map((head) => /aria-label="([^"]*)"/.exec(head)?.[1])).toEqual(moved('Winner', 'Round ID'));
    expect(heads[0]).toContain('data-pinned="last"');
    expect(html).toMatch(/<th\s[^>]*style="[^"]*--width:\d+px/);
    const width = (await boxOf(list, 'Winner')).width;
    await visit(page, roundsAddress(keenest));
    await expectColumns(list, moved('Winner', 'Round ID'));
    expect((await boxOf(list, 'Winner')).width).toBe(width);
  });

  test('LIST-12 LIST-13 a copied link shows its columns elsewhere, and only it stands in the address @nightly', async ({
    page,
    browser,
    keenest,
  }) => {
    const list = listOn(page);
    await visit(page, roundsAddress(keenest, `?${ARRANGED}`));
    await expectColumns(list, arranged);
    await expect(list.sort('Status')).toHaveAttribute(
      'href',
      `?sortedBy=status&${ARRANGED}`.replace('?', `${roundsAddress(keenest)}?`),
    );
    // As pages without scripting have them.
    const html = await (await page.request.get(page.url())).text();
    const exports = [...html.matchAll(/href="(\/api\/export\/[^"]*)"/g)].map(([, href = '']) => href);
    expect(exports).toEqual([
      expect.stringMatching(/^[^?]*\?uid=[\w-]+$/),
      expect.stringMatching(/^[^?]*\?uid=[\w-]+&amp;times=course$/),
    ]);
    await openColumns(page, list);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Pin Status' })).toBeFocused();
    await page.keyboard.press('Escape');
    await list.menu.click();
    await page.getByRole('menuitem', { name: 'Copy link' }).click();
    await expect(toasts(page)).toHaveText('Copied to clipboard');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).search).toBe('?hide=country&order=winner&width=course-240');
    await visit(page, roundsAddress(keenest));
    await expect(list.sort('Status')).toHaveAttribute('href', `${roundsAddress(keenest)}?sortedBy=status`);

    const other = await browser.newContext({ storageState: place.session });
    const theirs = await other.newPage();
    await visit(theirs, copied);
    await expectColumns(
      listOn(theirs),
      moved('Winner', 'Round ID').filter((header) => header !== 'Country'),
    );
    expect((await boxOf(listOn(theirs), 'Course')).width).toBeCloseTo(240, 0);
    await other.close();
  });

  test('LIST-13 Reset columns brings the declared ones back and forgets the rest @nightly', async ({
    page,
    context,
    keenest,
  }) => {
    const list = listOn(page);
    await visit(page, roundsAddress(keenest));
    await moveWinnerFirst(page, list);
    expect((await context.cookies()).map(({ name }) => name)).toContain('columns-rounds');
    await openColumns(page, list);
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Reset columns' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectColumns(list, DECLARED);
    await expect(page.getByText('Columns reset')).toBeAttached();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('columns-rounds');
  });

  test('LIST-13 a bad cookie or address falls to the default; never are all columns hidden @nightly', async ({
    page,
    context,
    baseURL,
    keenest,
  }) => {
    const list = listOn(page);
    const everyId = 'uid.course.tee.country.status.scoringFormat.matchplayFormat.createdAt.createdBy.winner';
    for (const value of ['%00~<b>~..~uid-x', `${everyId}~nobody~__proto__~uid--9`, '~'.repeat(500)]) {
      await context.addCookies([{ name: 'columns-rounds', value: encodeURIComponent(value), url: String(baseURL) }]);
      await visit(page, roundsAddress(keenest));
      await expectColumns(list, DECLARED);
    }
    for (const query of [`hide=${everyId}`, 'order=..&pin=%00&width=uid-abc', 'order=constructor&width=tee-']) {
      await visit(page, roundsAddress(keenest, `?${query}`));
      await expectColumns(list, DECLARED);
    }
  });
});

test('LIST-13 head and menu of arranged columns: no violation @nightly', async ({ page, keenest }) => {
  const list = listOn(page);
  await visit(page, roundsAddress(keenest, `?${ARRANGED}`));
  await edgeOf(list, 'Course').focus();
  await expectAccessibleAtNight(page);
  await openColumns(page, list);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('menuitem', { name: 'Move Status left' })).toBeFocused();
  await expectAccessibleAtNight(page);
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('LIST-13 rows stay blocks whatever is pinned or resized @nightly', async ({ page, keenest }) => {
    const list = listOn(page);
    await visit(page, roundsAddress(keenest));
    const row = list.rows.first();
    const before = await row.boundingBox();
    const boxes = () =>
      row.getByRole('cell').evaluateAll((cells) => cells.map((cell) => JSON.stringify(cell.getBoundingClientRect())));
    const cells = await boxes();
    await visit(page, roundsAddress(keenest, '?pin=uid&width=course-700.uid-300'));
    expect(await row.boundingBox()).toEqual(before);
    expect(await boxes()).toEqual(cells);
    await expect(list.table.getByRole('separator')).toHaveCount(0);
    await visit(page, roundsAddress(keenest, '?order=winner.createdBy'));
    const title = await row.locator('[data-small=title]').boundingBox();
    expect(title?.y).toBeLessThan((before?.y ?? 0) + 20);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
