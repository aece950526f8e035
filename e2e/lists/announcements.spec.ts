import type { Page } from '@playwright/test';
import { mark } from '../support/faults';
import { listOn, visit } from '../support/screens';
import { expect, test } from '../support/test';

/** Records what the polite live regions announce from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const main = document.getElementById('content') ?? document.body;
    new MutationObserver((changes) => {
      const regions = changes.map(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        return element?.closest('[role=status], [aria-live=polite]');
      });
      for (const region of new Set(regions)) if (region?.textContent) texts.push(region.textContent);
    }).observe(main, { childList: true, subtree: true, characterData: true });
    return texts;
  });
  return () => heard.evaluate((texts) => texts);
}

test('LIST-29 screen readers hear once what a search, order or page has brought, but nothing about the first rows', async ({
  page,
  api,
  fault,
}) => {
  const total = async (search: string) => (await api.list('admin/users', { search, pageSize: 1 })).paging.total;
  const [fraser, all] = [await total('fraser'), await total('')];
  const pages = Math.ceil(fraser / 10);
  const nothing = mark();
  const list = listOn(page, 'Users');
  await visit(page, '/all-users?q=rhodri');
  const heard = await listen(page);
  const expected: string[] = [];
  const hears = async (text: string) => {
    expected.push(text);
    await expect.poll(heard).toEqual(expected);
  };
  await list.search.fill('fraser');
  await hears(`${fraser} users, page 1 of ${pages}`);
  await list.sort('Handicap').click();
  await hears('Sorted by handicap, ascending');
  await list.sort('Handicap').click();
  await hears('Sorted by handicap, descending');
  await list.search.fill(nothing);
  await hears('No results');
  await list.clear.click();
  await hears(`${all.toLocaleString('en-GB')} users, page 1 of ${Math.ceil(all / 10)}`);
  await list.step('Next').click();
  await hears(`${all.toLocaleString('en-GB')} users, page 2 of ${Math.ceil(all / 10)}`);
  await page.goBack();
  await hears(`${all.toLocaleString('en-GB')} users, page 1 of ${Math.ceil(all / 10)}`);
  const failing = mark();
  await fault({ match: failing, answer: { status: 409, body: '{}' } });
  await list.search.fill(failing);
  await hears('Could not load users');
});
