import type { Page } from '@playwright/test';
import { expectAccessibleAtNight } from '../support/accessibility';
import { logLines } from '../support/app-log';
import { mark } from '../support/faults';
import { visit } from '../support/screens';
import { giveSession, startSession } from '../support/session';
import { logOut } from '../support/sign-in';
import { expect, test } from '../support/test';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search everything' });
const box = (page: Page) => dialog(page).getByRole('combobox');
const group = (page: Page, name: string) => dialog(page).getByRole('group', { name, exact: true });
const said = (page: Page) => dialog(page).getByRole('status');

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
}

test('SRCH-1 SRCH-3 Ctrl+K searches all lists; each hit has a description, and Enter opens the best match @axe', async ({
  page,
}) => {
  await visit(page, '/regions');
  // Letters typed before the search box has loaded go into the box, and are not treated as shortcuts.
  const { promise: held, resolve: send } = Promise.withResolvers<void>();
  await page.route('**/_next/static/chunks/*.js', (route) => held.then(() => route.continue()));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Fr');
  send();
  await expect(box(page)).toHaveValue('Fr');
  await expect(box(page)).toBeFocused();
  await expect(said(page)).toHaveText('Type at least 3 characters.');
  await page.keyboard.type('aser');
  const hits = group(page, 'Best match').getByRole('option');
  await expect(hits.first()).toContainText('Fraser');
  await expect(hits.first()).toContainText(/Handicap|Active|Inactive|Invited/);
  await expect(group(page, 'Group members').getByRole('option').first()).toContainText('Fraser');
  await expect(said(page)).toContainText(/Found in Users, Group members/);
  await expectAccessibleAtNight(page);
  await expect(hits).toHaveCount(5);
  await expect(group(page, 'Users').getByRole('option', { name: /^All [\d,]+ in Users$/ })).toBeVisible();

  const first = await dialog(page).getByRole('option', { selected: true }).textContent();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/all-users\/./);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  expect(first).toContain(heading ?? '?');
});

test('SRCH-1 the arrow keys move through the hits of all groups', async ({ page }) => {
  await visit(page, '/');
  await openSearch(page);
  await box(page).fill('championship');
  await expect(said(page)).toContainText('Found in ');
  await expect(said(page)).not.toContainText('Still searching');
  const hits = dialog(page).getByRole('option');
  await expect(group(page, 'Event rounds').getByRole('option').first()).toBeVisible();
  const chosen = dialog(page).getByRole('option', { selected: true });
  await expect(box(page)).toHaveAttribute('aria-activedescendant', String(await chosen.getAttribute('id')));
  await page.keyboard.press('Home');
  for (let place = 0; place < (await hits.count()); place++) {
    await expect(chosen).toHaveCount(1);
    await expect(hits.nth(place)).toHaveAttribute('aria-selected', 'true');
    await expect(box(page)).toHaveAttribute('aria-activedescendant', String(await hits.nth(place).getAttribute('id')));
    await page.keyboard.press('ArrowDown');
  }
});

test('SRCH-10 hits and screens are links: Ctrl with a click or Enter, or the middle button, opens another tab, and the search box stays open', async ({
  page,
  context,
}) => {
  await visit(page, '/regions');
  await openSearch(page);
  await box(page).fill('fraser');
  await expect(group(page, 'Users').getByRole('option', { name: /^All [\d,]+ in Users$/ })).toBeVisible();
  for (const option of await dialog(page).getByRole('option').all()) {
    await expect(option).toHaveAttribute('href', /^\//);
  }
  const hit = group(page, 'Best match').getByRole('option').first();
  const address = new RegExp(`${await hit.getAttribute('href')}$`);
  for (const open of [
    () => hit.click({ modifiers: ['ControlOrMeta'] }),
    () => hit.click({ button: 'middle' }),
    () => page.keyboard.press('Control+Enter'),
  ]) {
    const [tab] = await Promise.all([context.waitForEvent('page'), open()]);
    await expect(tab).toHaveURL(address);
    await tab.close();
    await expect(page).toHaveURL('/regions');
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue('fraser');
  }
  await hit.click();
  await expect(page).toHaveURL(address);
  await expect(dialog(page)).toHaveCount(0);
});

test('SRCH-1 SRCH-2 SRCH-3 Enter on an ID, an e-mail address or a URL opens the record, even before the hits have loaded', async ({
  page,
  keenest,
  fault,
  bearer,
}) => {
  const match = `/admin/users?pageNumber=1&pageSize=5&search=${keenest.uid}`;
  const held = await fault({ match, bearer, hold: true });
  await visit(page, '/countries');
  await openSearch(page);
  await box(page).fill(keenest.uid);
  await page.keyboard.press('Enter');
  await expect.poll(() => held.hits()).toBeGreaterThan(0);
  await held.end();
  await expect(page).toHaveURL(`/all-users/${keenest.uid}`);

  const { email } = await (await page.request.get(`/api/users/${keenest.uid}/email`)).json();
  await openSearch(page);
  await box(page).fill(email);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/all-users/${keenest.uid}`);

  await openSearch(page);
  await page.keyboard.insertText(`#${keenest.uid.slice(0, 4)}…${keenest.uid.slice(-4)}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/all-users/${keenest.uid}`);
  await expect(dialog(page)).toHaveCount(0);

  const late = await fault({ match, bearer, hold: true });
  await openSearch(page);
  await box(page).fill(`https://api.example/api/v1/admin/users/${keenest.uid}/friends`);
  await expect(dialog(page).getByRole('option')).toHaveText([/^Open User/]);
  await page.keyboard.press('Enter');
  await late.end();
  await expect(page).toHaveURL(`/all-users/${keenest.uid}`);
  await expect(dialog(page)).toHaveCount(0);
});

test('SRCH-3 a better match that loads later moves to the top and is selected; Enter waits while hits load', async ({
  page,
  api,
  fault,
  bearer,
}) => {
  const { items } = await api.list('admin/groups', {});
  const { name, uid } = items[0] as { name: string; uid: string };
  const match = `/admin/groups?pageNumber=1&pageSize=5&search=`;
  await visit(page, '/regions');
  const selected = dialog(page).getByRole('option', { selected: true });
  for (const waits of [true, false]) {
    const held = await fault({ match, bearer, hold: true });
    await openSearch(page);
    await page.keyboard.insertText(name);
    await expect.poll(() => held.hits()).toBeGreaterThan(0);
    if (waits) {
      await held.end();
      await expect(group(page, 'Best match').getByRole('option', { name })).toBeVisible();
      await expect(selected).toContainText(name);
      await expect(selected).toContainText('Group');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
    }
    await page.keyboard.press('Enter');
    await held.end();
    await expect(page).toHaveURL(`/groups/${uid}`);
  }
});

test('SRCH-3 a hit that loads later does not change a selection made by arrow keys', async ({
  page,
  fault,
  bearer,
}) => {
  const match = '/admin/groups?pageNumber=1&pageSize=5&search=Fraser';
  const held = await fault({ match, bearer, hold: true });
  await visit(page, '/regions');
  await openSearch(page);
  await page.keyboard.insertText('Fraser');
  await expect(group(page, 'Best match').getByRole('option')).toHaveCount(5);
  await page.keyboard.press('ArrowDown');
  const selected = dialog(page).getByRole('option', { selected: true });
  const picked = String(await selected.getAttribute('href'));
  await held.end();
  await expect(said(page)).toContainText('Found in ');
  await expect(said(page)).not.toContainText('Still searching');
  await expect(selected).toHaveAttribute('href', picked);
});

test('SRCH-4 the search box names a list that fails or hangs, shows the other hits meanwhile, and aborts API calls at the next key', async ({
  page,
  fault,
}) => {
  const tag = mark();
  const body = JSON.stringify({ error: { code: 'x', message: 'The index is being built' } });
  await fault({ match: `/admin/groups?pageNumber=1&pageSize=5&search=${tag}`, answer: { status: 503, body } });
  const hung = await fault({ match: `/admin/events?pageNumber=1&pageSize=5&search=${tag}`, break: 'hang' });
  await fault({ match: `/admin/users?pageNumber=1&pageSize=5&search=${tag}`, dropSearch: true });
  await visit(page, '/regions');
  await openSearch(page);
  await page.keyboard.insertText(tag);
  await expect(group(page, 'Users').getByRole('option')).toHaveCount(6);
  await expect(group(page, 'Groups')).toContainText('Could not be searched: The index is being built');
  await expect(said(page)).toContainText('Still searching Events.');
  await expect(said(page)).toContainText('Could not search: Groups.');
  await expect.poll(() => hung.hits()).toBe(1);
  await page.keyboard.press('Backspace');
  await expect
    .poll(
      () => logLines().filter(({ event, endpoint }) => event === 'api.aborted' && endpoint === '/admin/events').length,
    )
    .toBeGreaterThan(0);
});

test('SRCH-5 KEY-8 the empty search box offers recent records and all screens; signing out forgets the records', async ({
  page,
  context,
  keenest,
}) => {
  await giveSession(context, await startSession());
  const kept = () => page.evaluate(() => localStorage.getItem('recent-records'));
  await visit(page, `/all-users/${keenest.uid}`);
  // The script that stores the record loads late, so the test waits for it.
  await expect.poll(kept).toContain(keenest.uid);
  await visit(page, '/regions');
  await openSearch(page);
  await expect(group(page, 'Recent').getByRole('option').first()).toContainText(keenest.name);
  await page.keyboard.type('co');
  await expect(group(page, 'Go to').getByRole('option')).toHaveText([/Events Courses/, /All Countries/, /Compare/]);
  await expect(group(page, 'Recent')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Search everything' })).toBeFocused();
  await openSearch(page);
  await group(page, 'Recent').getByRole('option', { name: keenest.name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: keenest.name })).toBeFocused();
  expect(await kept()).toContain(keenest.uid);
  await logOut(page);
  await expect(page).toHaveURL('/login');
  await expect.poll(kept).toBeNull();
});

test('SRCH-6 the log does not contain the text of a search @axe', async ({ page }) => {
  const tag = mark();
  await visit(page, '/regions');
  await openSearch(page);
  await page.keyboard.insertText(tag);
  await expect(said(page)).toContainText(`No match for “${tag}”`);
  await visit(page, `/search?q=${tag}`);
  await expect(page.getByRole('main').getByText(`No match for “${tag}”`)).toBeVisible();
  await visit(page, '/search?q=Fraser');
  await expectAccessibleAtNight(page);
  expect(logLines().filter((line) => JSON.stringify(line).includes(tag))).toEqual([]);
});

test('SRCH-8 the empty search box offers all actions, and the shortcuts of screens @axe', async ({ page }) => {
  await visit(page, '/regions');
  await openSearch(page);
  await expect(group(page, 'Go to').getByRole('option', { name: 'All Users' })).toContainText('g u');
  await expect(group(page, 'Actions').getByRole('option')).toHaveText([
    /^Export this list as CSV\s*e$/,
    'Print this list',
    'Columns of this list',
    /^Filters\s*f$/,
    'Save as a view',
    /^Copy link\s*c$/,
    /^Keyboard shortcuts/,
    /^Theme: System/,
    'Theme: Light',
    'Theme: Dark',
    /^Time zone: UTC/,
    'Time zone: Europe/London',
    'Log out',
    'Log out everywhere',
  ]);
  await expectAccessibleAtNight(page);
  await page.keyboard.press('Escape');
  await visit(page, '/');
  await openSearch(page);
  await expect(group(page, 'Actions').getByRole('option', { name: 'Copy link' })).toBeVisible();
  await expect(group(page, 'Actions').getByRole('option', { name: 'Export this list' })).toHaveCount(0);
});

test('SRCH-11 SRCH-12 for a misspelt name or a question, the search box and the list offer similar names', async ({
  page,
  api,
}) => {
  const [user] = (await api.listUsers({ sortedBy: 'name', pageSize: 50 })).items.filter(
    ({ firstName, lastName }) => /^[a-z]{5,}$/i.test(firstName ?? '') && /^[a-z]{6,}$/i.test(lastName ?? ''),
  );
  const name = `${user?.firstName} ${user?.lastName}`;
  const slip = `${user?.firstName} ${user?.lastName?.replace(/^(..)(.)/, '$1$2x')}`;
  await visit(page, '/regions');
  await openSearch(page);
  await box(page).fill(slip);
  const similar = group(page, 'Similar users').getByRole('option');
  await expect(similar.filter({ hasText: name }).first()).toBeVisible();
  await expect(said(page)).toHaveText(`No match for “${slip}”. These names are similar.`);
  const [course] = (await api.list('courses', { pageSize: 100 })).items.filter(({ name }) =>
    /^[a-z]{8,}$/i.test(`${name}`),
  );
  await box(page).fill(`Who won at ${course?.name} yesterday?`);
  await expect(group(page, 'Similar courses').getByText(`${course?.name}`, { exact: true }).first()).toBeVisible();
  await visit(page, `/all-users?${new URLSearchParams({ q: slip })}`);
  await expect(page.getByText('No results')).toBeVisible();
  await page.getByRole('status').getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('SRCH-8 commands of a list are found by name', async ({ page }) => {
  await visit(page, '/all-users');
  const names = {
    csv: /^Export this list as CSV/,
    print: /^Print this list/,
    column: /^Columns of this list/,
    view: /^Save as a view/,
  };
  await openSearch(page);
  for (const [words, name] of Object.entries(names)) {
    await box(page).fill(words);
    await expect(group(page, 'Actions').getByRole('option', { name })).toBeVisible();
  }
  await box(page).fill('column');
  await group(page, 'Actions').getByRole('option', { name: names.column }).click();
  await expect(page.getByRole('menu').getByRole('menuitem', { name: /^Columns/ })).toBeVisible();
});

test('KEY-2 in a list’s search, the down arrow moves to the rows, and Enter opens the only hit', async ({
  page,
  api,
}) => {
  const { items } = await api.listUsers({ pageSize: 10 });
  await visit(page, '/all-users');
  const field = page.getByRole('searchbox');
  await field.press('ArrowDown');
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeFocused();
  await field.fill(items[3]?.uid ?? '');
  await field.press('Enter');
  await expect(page).toHaveURL(`/all-users/${items[3]?.uid}`);
});
