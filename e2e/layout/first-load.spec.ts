import type { Page, Request } from '@playwright/test';
import { nightly } from '../support/nightly';
import { listOn, visit } from '../support/screens';
import { expect, PICTURES, test } from '../support/test';

/** Large libraries, each with a word that occurs only in its code. */
const HEAVY = {
  'tailwind-merge': 'orderSensitiveModifiers',
  'Radix menu and dialog': 'rovingFocusGroup',
};

async function scriptsOf(requests: readonly Request[]) {
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  const sizes = await Promise.all(scripts.map(async (request) => (await request.sizes()).responseBodySize));
  const texts = await Promise.all(scripts.map(async (request) => (await request.response())?.text() ?? ''));
  return {
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    text: texts.join('\n'),
    list: requests
      .map((request) => `${sizes[scripts.indexOf(request)] ?? '-'} B ${request.url().replace(/^\w+:\/\/[^/]+/, '')}`)
      .join('\n'),
  };
}

async function open(page: Page, address: string): Promise<Request[]> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await visit(page, address);
  return requests;
}

for (const address of ['/events/friendly-rounds', '/all-users?status=ACTIVE']) {
  test(`LAY-10 the first load of ${address} has at most 200 kB of scripts and 18 requests${nightly(address !== '/events/friendly-rounds')}`, async ({
    page,
  }) => {
    const requests = await open(page, address);
    const { bytes, text, list } = await scriptsOf(requests);
    const needed = requests.filter((request) => !PICTURES.test(request.url()));
    expect(needed.length, `the requests of the page:\n${list}`).toBeLessThanOrEqual(18);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes, `sizes of the scripts:\n${list}`).toBeLessThanOrEqual(200_000);
    for (const [library, word] of Object.entries(HEAVY)) expect(text.includes(word), library).toBe(false);
  });
}

test('LAY-10 the scripts of menus and dialogs load only when a user opens a menu or dialog', async ({ page }) => {
  const requests = await open(page, '/events/friendly-rounds');
  await listOn(page).menu.click();
  await expect(page.getByRole('menu')).toBeVisible();
  for (const [library, word] of Object.entries(HEAVY)) {
    await expect.poll(async () => (await scriptsOf(requests)).text.includes(word), library).toBe(true);
  }
});
