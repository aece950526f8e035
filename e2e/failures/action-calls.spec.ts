import type { BrowserContext, Locator, Page, Request } from '@playwright/test';
import { actionCalls } from '../../tools/testing/action-calls';
import { addressOf, lists, titleOf } from '../support/lists';
import { nightly } from '../support/nightly';
import { visit } from '../support/screens';
import { giveSession, sha256, startSession } from '../support/session';
import { expect, test } from '../support/test';

const BY_DAY = ['/all-users', '/all-users/{user}/friendly-rounds', '/groups/{group}/members'];

type Arm = (fault: { match: string; bearer: string }) => Promise<{ hits: () => Promise<number> }>;

/** Starts a new session, and returns a function that counts the session's API calls during an action. */
async function startCount(page: Page, context: BrowserContext, fault: Arm) {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const session = await startSession();
  await giveSession(context, session);
  const { hits } = await fault({ match: '/', bearer: sha256(session.accessToken) });
  /** The app prefetches once the browser is idle. */
  const untilQuiet = () =>
    expect
      .poll(
        async () => {
          for (const _ of 'ab') await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
          return open.size;
        },
        { intervals: [20] },
      )
      .toBe(0);
  return async (action: () => Promise<unknown>): Promise<string> => {
    const before = await hits();
    await action();
    await untilQuiet();
    return String((await hits()) - before);
  };
}

/** Returns the actions with more calls than docs/performance.md allows. Its cells are `2`, `-` or `Events 1, Rounds 2`. */
function beyond(made: Readonly<Record<string, string>>, allowed: Readonly<Record<string, string>>): string[] {
  return Object.entries(made).flatMap(([action, cell]) => {
    const most = countsIn(allowed[action] ?? '');
    const over = [...countsIn(cell)].filter(([label, calls]) => calls > (most.get(label) ?? -1));
    return over.length === 0 ? [] : [`${action}: ${cell}; allowed: ${allowed[action]}`];
  });
}

function countsIn(cell: string): Map<string, number> {
  return new Map(
    Array.from(cell.matchAll(/([A-Z][a-z ]*?)? ?(\d+)/g), ([, label = '', calls]) => [label, Number(calls)]),
  );
}

/** Follows a link without the pointer, which would prefetch the link's page by resting on it. */
async function follow(page: Page, link: Locator): Promise<void> {
  const href = String(await link.getAttribute('href'));
  await link.dispatchEvent('click');
  await expect(page).toHaveURL(href);
}

for (const { screen, calls } of actionCalls('List')) {
  test(`COST-2 on ${screen} each action makes only the API calls listed in docs/performance.md${nightly(!BY_DAY.includes(screen))}`, async ({
    page,
    context,
    fault,
    api,
    where,
  }) => {
    const list = lists.find((one) => titleOf(one) === screen);
    if (!list) throw new Error(`There is no list at ${screen}`);
    const count = await startCount(page, context, fault);
    const made: Record<string, string> = {};
    made.Open = await count(() => visit(page, list.path(where)));
    const next = page.getByRole('link', { name: 'Next page', exact: true });
    const hasNext = (await next.getAttribute('aria-disabled')) === null;
    made['Page turn'] = hasNext ? await count(() => follow(page, next)) : '-';
    const sort = page.locator('th').getByRole('link', { name: new RegExp(`^Sort by ${list.sort.header}`) });
    made.Sort = await count(() => follow(page, sort));
    made.Search = await count(async () => {
      await page.getByRole('searchbox').fill('mar');
      await expect(page).toHaveURL(/[?&]q=mar/);
    });
    const { items } = await api.list(list.endpoint(where));
    const { search, ...filter } = list.narrow(items[0] ?? {}) as Record<string, string>;
    if (search === undefined) {
      await count(() => visit(page, addressOf(list, where, filter)));
      made.Filter = await count(() => follow(page, page.getByRole('link', { name: /^Remove filter/ }).first()));
    } else made.Filter = '-';
    expect(beyond(made, calls)).toEqual([]);
  });
}

for (const { screen, calls } of actionCalls('Record')) {
  test(`COST-2 opening a record from ${screen}, its tabs or the next record makes no more API calls than docs/performance.md lists`, async ({
    page,
    context,
    fault,
  }) => {
    const count = await startCount(page, context, fault);
    await visit(page, screen);
    const made: Record<string, string> = {};
    made['From the list'] = await count(() => follow(page, page.locator('a[data-row-link]').first()));
    const next = page.getByRole('link', { name: 'Next record' });
    made['Next record'] = await count(async () => {
      const href = String(await next.getAttribute('href'));
      const prefetch = page.waitForRequest((request) => request.url().includes(href));
      await next.hover();
      await prefetch;
      // Moves the pointer away. On the next page it would rest on “Next record” and prefetch that record.
      await page.mouse.move(700, 1);
      await follow(page, next);
    });
    const tabs = page.locator('main nav[data-slot=tabs-list] a');
    const changes: string[] = [];
    for (const tab of (await tabs.all()).slice(1)) {
      const calls = await count(() => follow(page, tab));
      changes.push(`${await tab.locator('span').first().textContent()} ${calls}`);
    }
    made['Change of tab'] = changes.join(', ') || '-';
    expect(beyond(made, calls)).toEqual([]);
  });
}
