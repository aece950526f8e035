import type { Page } from '@playwright/test';
import { expectAccessibleAtNight } from '../support/accessibility';
import { mark } from '../support/faults';
import { expectQuery, listOn, visit } from '../support/screens';
import { expect, test } from '../support/test';

/** Only the visible preview: on a slow server, React leaves a hidden copy of streamed content in the document. */
const sheet = (page: Page) => page.locator('[data-slot=preview]').filter({ visible: true });
const heading = (page: Page) => sheet(page).locator('#preview-title');
const rowsOf = (page: Page) => listOn(page, 'Users').rows;
const previewButton = (page: Page, row: number) =>
  rowsOf(page)
    .nth(row)
    .getByRole('button', { name: /^Preview / });
const nameIn = async (page: Page, row: number) =>
  String(await rowsOf(page).nth(row).locator('[data-row-link]').getAttribute('title'));
const uidIn = async (page: Page, row: number) => String(await rowsOf(page).nth(row).getAttribute('data-uid'));

test('PEEK-1 a row’s button shows the record beside the list without another request for the list @axe', async ({
  page,
  fault,
}) => {
  const word = mark();
  const asked = await fault({ match: word, dropSearch: true });
  await visit(page, `/all-users?q=${word}`);
  const [first, second] = [await nameIn(page, 0), await nameIn(page, 1)];
  const button = previewButton(page, 0);
  await expect(button).toHaveAccessibleName(`Preview ${first}`);
  await expect(button).toHaveCSS('opacity', '0');
  const before = await rowsOf(page).nth(0).boundingBox();
  await rowsOf(page).nth(0).hover();
  await expect(button).toHaveCSS('opacity', '1');
  expect(await rowsOf(page).nth(0).boundingBox()).toEqual(before);
  const calls = await asked.hits();

  await button.click();
  await expect(sheet(page)).toBeFocused();
  await expect(heading(page)).toHaveText(first);
  await expect(sheet(page).getByRole('term').filter({ hasText: 'User ID' })).toBeVisible();
  await expect(sheet(page).getByRole('heading', { name: 'Latest friendly rounds' })).toBeVisible();
  await expectQuery(page, `?q=${word}&preview=${await uidIn(page, 0)}`);
  await expect(rowsOf(page).nth(0)).toHaveAttribute('data-previewed', '');
  await expectAccessibleAtNight(page);

  await sheet(page).getByRole('button', { name: 'Next row' }).click();
  await expect(heading(page)).toHaveText(second);
  await expectQuery(page, `?q=${word}&preview=${await uidIn(page, 1)}`);
  await expect(rowsOf(page).nth(0)).not.toHaveAttribute('data-previewed');
  await sheet(page).getByRole('button', { name: 'Close preview' }).click();
  await expect(sheet(page)).toHaveCount(0);
  await expectQuery(page, `?q=${word}`);
  await expect(rowsOf(page).nth(1).locator('[data-row-link], :scope').and(page.locator(':focus'))).toHaveCount(1);
  expect(await asked.hits()).toBe(calls);
});

test('PEEK-2 in the preview, the Up and Down keys move through the list, Enter opens the record, and Escape returns to the row', async ({
  page,
}) => {
  await visit(page, '/all-users?pageNumber=41');
  const names = await Promise.all([0, 1, 2].map((row) => nameIn(page, row)));
  await previewButton(page, 0).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(names[0] ?? '');
  await page.keyboard.press('ArrowDown');
  await expect(heading(page)).toHaveText(names[1] ?? '');
  await page.keyboard.press('j');
  await expect(heading(page)).toHaveText(names[2] ?? '');
  await expect(rowsOf(page).nth(2)).toHaveAttribute('data-previewed', '');
  await expect(rowsOf(page).nth(2)).toBeInViewport();
  await page.keyboard.press('k');
  await expect(heading(page)).toHaveText(names[1] ?? '');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(rowsOf(page).nth(1).locator('[data-row-link], :scope').and(page.locator(':focus'))).toHaveCount(1);

  await rowsOf(page).nth(2).focus();
  await page.keyboard.press('Space');
  await expect(heading(page)).toHaveText(names[2] ?? '');
  const uid = await uidIn(page, 2);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/all-users/${uid}`);
  await expect(sheet(page)).toHaveCount(0);
  await page.goBack();
  await expect(heading(page)).toHaveText(names[2] ?? '');
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await expectQuery(page, '?pageNumber=41');
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('PEEK-3 on a phone “More” shows the preview button, which is 44 px large, and the preview does not cover the header @axe', async ({
    page,
  }) => {
    await visit(page, '/all-users?pageNumber=42');
    await rowsOf(page).nth(1).locator('summary').tap();
    const button = previewButton(page, 1);
    await expect(button).toHaveCSS('opacity', '1');
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const name = await nameIn(page, 1);
    await button.tap();
    await expect(heading(page)).toHaveText(name);
    await expect.poll(() => sheet(page).evaluate((node) => node.getBoundingClientRect().top)).toBe(48);
    expect((await sheet(page).boundingBox())?.width).toBeCloseTo(390, 1);
    await expectAccessibleAtNight(page);
    await sheet(page).getByRole('button', { name: 'Close preview' }).tap();
    await expect(sheet(page)).toHaveCount(0);
  });
});

test('PEEK-4 a shared link has list and preview in the server’s HTML, and closing the preview keeps the list', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  await visit(page, '/all-users?pageNumber=43');
  const [name, uid] = [await nameIn(page, 3), await uidIn(page, 3)];
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()));
  const response = await visit(page, `/all-users?pageNumber=43&preview=${uid}`);
  expect(await response?.text()).toContain('id="preview-title"');
  await expect(heading(page)).toHaveText(name);
  await expect(rowsOf(page).nth(3)).toHaveAttribute('data-previewed', '');
  await expect(page.locator('#preview-title').filter({ visible: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expectQuery(page, '?pageNumber=43');
  await expect(sheet(page)).toHaveCount(0);
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);

  await visit(page, '/all-users?pageNumber=43&preview=00000000-0000-4000-8000-000000000000');
  await expect(heading(page)).toHaveText('This user does not exist');
  await expect(rowsOf(page)).toHaveCount(10);
});

test('PEEK-4 the preview of a round from another page has the same dialogs as its row', async ({ page, api }) => {
  const { items } = await api.list('admin/friendly-rounds', { pageNumber: 3, pageSize: 10, status: 'COMPLETED' });
  const round = items.find(({ winnerPlayer }) => winnerPlayer) as { uid: string; tee: { name: string } } | undefined;
  await visit(page, `/events/friendly-rounds?preview=${round?.uid}`);
  await expect(page.locator(`tr[data-uid="${round?.uid}"]`)).toHaveCount(0);
  await sheet(page).getByRole('button', { name: round?.tee.name, exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Tee Information' })).toBeVisible();
  await page.keyboard.press('Escape');
  const winner = sheet(page)
    .getByRole('term')
    .filter({ hasText: /^Winner$/ });
  await winner.locator('xpath=following-sibling::dd').getByRole('button').click();
  await expect(page.getByRole('dialog', { name: 'Round Winner' })).toBeVisible();
});

test.describe(() => {
  test.use({ expectedErrors: [/\b409\b/] });

  test('PEEK-5 the preview of a slow record shows name and placeholders at once; after a failure “Retry” loads the record', async ({
    page,
    fault,
    bearer,
  }) => {
    await visit(page, '/all-users?pageNumber=44');
    const slow = await fault({ match: `search=${await uidIn(page, 0)}`, bearer, break: 'hang' });
    await rowsOf(page).nth(0).hover();
    await previewButton(page, 0).click();
    await expect(heading(page)).toHaveText(await nameIn(page, 0));
    await expect(sheet(page).locator('[aria-busy=true]')).toBeVisible();

    const failing = await fault({
      match: `search=${await uidIn(page, 1)}`,
      bearer,
      answer: { status: 409, body: JSON.stringify({ error: { message: 'Not this user' } }) },
    });
    await page.keyboard.press('ArrowDown');
    await expect(sheet(page).getByText('Could not load this user')).toBeVisible();
    await slow.end();
    await failing.end();
    await sheet(page).getByRole('link', { name: 'Retry' }).click();
    await expect(heading(page)).toHaveText(await nameIn(page, 1));
    await expect(rowsOf(page)).toHaveCount(10);
  });
});

test('PEEK-6 if staff reveal the e-mail address in one user’s preview, the next user’s preview neither fetches nor shows an address @nightly', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/email')) fetched.push(pathname);
  });
  await visit(page, '/all-users');
  const [first, second] = [await uidIn(page, 0), await nameIn(page, 1)];
  await rowsOf(page).nth(0).hover();
  await previewButton(page, 0).click();
  await sheet(page).getByRole('button', { name: 'Show e-mail' }).click();
  await expect(sheet(page).getByRole('button', { name: 'Copy e-mail' })).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Next row' }).click();
  await expect(heading(page)).toHaveText(second);
  await expect(sheet(page).getByRole('button', { name: 'Show e-mail' })).toBeVisible();
  await expect(sheet(page).getByRole('button', { name: 'Copy e-mail' })).toHaveCount(0);
  expect(fetched).toEqual([`/api/users/${first}/email`]);
});
