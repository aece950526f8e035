import { expect, type Locator, type Page, type Response } from '@playwright/test';

/** Opens a URL of the app and waits until all parts of the page are visible and interactive. */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await untilLive(page);
  return response;
}

/** Waits until React has shown and hydrated all streamed parts of the page, so that they handle clicks and keys. */
export async function untilLive(page: Page): Promise<void> {
  await expect.poll(() => page.locator('main').evaluate(isLive), { intervals: [20] }).toBe(true);
  // Effects add the key listeners after hydration. When the browser is idle, all effects have run.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
}

/** Runs in the browser. */
export function isLive(main: Element): boolean {
  const isHydrated = (node: Element) => Object.keys(node).some((key) => key.startsWith('__react'));
  // React may show a streamed part only 300 ms after it has arrived, and keeps it hidden outside `main` until then.
  if (!isHydrated(main) || document.querySelector('[hidden][id^="S:"]')) return false;
  const isPartMissing = main.querySelector('template[id^="B:"]') !== null;
  return isPartMissing || [...main.querySelectorAll(':not(script, template, input[type=hidden])')].every(isHydrated);
}

export function roundsAddress({ uid }: { uid: string }, query = ''): string {
  return `/all-users/${uid}/friendly-rounds${query}`;
}

/** The accessible name of a column's sort link, which may end in a time zone. */
export const sortName = (header: string) => new RegExp(`^Sort by ${header}( UTC)?$`);

/** The parts of a list screen, by their accessible names. */
export function listOn(page: Page, label: 'Friendly rounds' | 'Users' | 'Events' | 'Countries' = 'Friendly rounds') {
  const table = page.getByRole('region', { name: label, exact: true });
  const pages = page.getByRole('navigation', { name: 'Pages' });
  return {
    table,
    /** The column heads, except the one above the check boxes. */
    heads: table.locator('th[aria-label]'),
    rows: table.getByRole('row').filter({ has: page.getByRole('cell') }),
    sort: (header: string) => table.getByRole('link', { name: sortName(header) }),
    search: page.getByRole('searchbox'),
    clear: page.getByRole('button', { name: 'Clear search' }),
    menu: page.getByRole('button', { name: 'More', exact: true }),
    pages,
    pageOf: pages.getByText(/^Page [\d,]+ of [\d,]+$/),
    size: pages.getByRole('combobox', { name: 'Rows per page' }),
    step: (to: 'First' | 'Previous' | 'Next' | 'Last') => pages.getByRole('link', { name: `${to} page`, exact: true }),
  };
}

export type List = ReturnType<typeof listOn>;

/** The visible text of each row, cell by cell. */
export async function cellTexts(rows: Locator): Promise<string[][]> {
  return await rows.evaluateAll((all) =>
    // biome-ignore lint/performance/useDomNodeTextContent: innerText leaves out invisible text
    all.map((row) => [...row.querySelectorAll<HTMLElement>('td[data-label]')].map((cell) => cell.innerText.trim())),
  );
}

/** Waits until the URL has this query. */
export async function expectQuery(page: Page, query: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).search).toBe(query);
}

export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
}

/** Stops the page's installed clock, so that time advances only when the test says so. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Holds the router's requests until the test calls the returned function. */
export async function holdNavigation(page: Page): Promise<() => Promise<void>> {
  const isMove = (url: URL) => url.searchParams.has('_rsc');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(isMove, async (route) => {
    await released;
    await route.fallback();
  });
  return async () => {
    release();
    await page.unroute(isMove);
  };
}
