import type { Page } from '@playwright/test';
import { lists, listsOfTheDay, titleOf } from '../support/lists';
import { nightly } from '../support/nightly';
import { visit } from '../support/screens';
import { expect, test } from '../support/test';

/** While a cell is cut, a column with fixed content and the right margin may have at most this many px to spare. */
const UNUSED = 24;

/** The cut cells of a list, and the columns with too much spare space. */
async function layoutOf(page: Page): Promise<{ cut: string[]; loose: string[] }> {
  return await page.locator('[data-slot=table]').evaluate((table, most) => {
    const range = document.createRange();
    /** The px that texts and buttons leave free in a cell. Boxes of other elements can be wider than their content. */
    const unusedIn = (cell: HTMLElement) => {
      const boxes = [...cell.querySelectorAll('a, button, [role=img]')].map((part) => part.getBoundingClientRect());
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        boxes.push(...range.getClientRects());
      }
      const { left, right } = cell.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(cell);
      return cell.dataset.align === 'end'
        ? Math.min(...boxes.map((box) => box.left)) - left - Number.parseFloat(paddingLeft)
        : right - Number.parseFloat(paddingRight) - Math.max(...boxes.map((box) => box.right));
    };
    const rows = [...table.querySelectorAll<HTMLTableRowElement>('tr')];
    const heads = [...table.querySelectorAll<HTMLTableCellElement>('th[aria-label]')];
    const cut = [...table.querySelectorAll<HTMLElement>('td[data-label], td[data-label] :is(a, bdi, button, span)')]
      .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
      .map((part) => `${part.textContent}`);
    const loose = heads.flatMap((head) => {
      if (head.style.getPropertyValue('--grow')) return [];
      const unused = Math.min(...rows.flatMap(({ cells }) => cells[head.cellIndex] ?? []).map(unusedIn));
      return unused > most ? [`${head.ariaLabel}: ${Math.round(unused)} px`] : [];
    });
    const container = table.parentElement?.getBoundingClientRect();
    const margin = (container?.right ?? 0) - (heads.at(-1)?.getBoundingClientRect().right ?? 0);
    return { cut, loose: margin > most ? [...loose, `margin: ${margin} px`] : loose };
  }, UNUSED);
}

for (const list of lists.filter(({ alike }) => !alike)) {
  test(`LIST-31 on the first page of ${titleOf(list)}, no column has spare space while a cell is cut${nightly(!listsOfTheDay.includes(list))}`, async ({
    page,
    where,
  }) => {
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await visit(page, list.path(where));
      const { cut, loose } = await layoutOf(page);
      if (cut.length > 0) expect(loose, `${width} px, cut: ${cut.join(', ')}`).toEqual([]);
    }
  });
}

test('LIST-31 columns have the same widths on every page of a list', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const widths = () =>
    page.locator('th[aria-label]').evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().width));
  await visit(page, '/events');
  const first = await widths();
  await visit(page, '/events?pageNumber=60');
  expect(await widths()).toEqual(first);
});
