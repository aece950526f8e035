import type { Page } from '@playwright/test';
import { handsAt } from '../support/hands';
import { findPlayerResult } from '../support/player-result';
import { visit } from '../support/screens';
import { expect, test } from '../support/test';

/** Types into the open search box and presses Enter. Returns functions that act, and count clicks and keys from then on. */
async function ask(page: Page, text: string) {
  await visit(page, '/regions');
  const box = page.getByRole('dialog', { name: 'Search everything' }).getByRole('combobox');
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  const hands = handsAt(page);
  const searching = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/search');
  await box.fill(text);
  await searching;
  await hands.press('Enter');
  return { ...hands, steps: () => hands.count.clicks + hands.count.keys };
}

const tab = (page: Page, of: string, name: string | RegExp) =>
  page.getByRole('navigation', { name: of, exact: true }).getByRole('link', { name });
const heading = (page: Page, level: 1 | 2, name: string | RegExp) => page.getByRole('heading', { level, name });

test('TASK-6 INDEX-4 “why does this user have these handicaps?” takes at most two steps to answer @nightly', async ({
  page,
  keenest,
}) => {
  const { click, steps } = await ask(page, keenest.uid);
  await click(tab(page, 'User', 'Handicaps'));
  await expect(page.getByText(/calculated and recorded agree|^Recorded .+; Fairway calculates/).first()).toBeVisible();
  expect(steps()).toBe(2);
});

test('TASK-6 RESULT-1 “how did this user do?” takes at most three steps to answer', async ({ page, api }) => {
  const { user } = await findPlayerResult(api, 2);
  const { click, steps } = await ask(page, user);
  await click(tab(page, 'User', /^Events/));
  await click(page.getByRole('link', { name: 'Show this user’s results' }));
  await expect(page.getByRole('columnheader', { name: 'Result' })).toBeVisible();
  expect(steps()).toBe(3);
});

test('TASK-6 TIME-1 “what happened to this user?” takes at most two steps to answer @nightly', async ({
  page,
  keenest,
}) => {
  const { click, steps } = await ask(page, keenest.uid);
  await click(tab(page, 'User', 'Timeline'));
  await expect(heading(page, 2, 'Timeline')).toBeVisible();
  expect(steps()).toBe(2);
});

test('TASK-6 NAME-1 “who else has this name?” takes at most one step to answer @nightly', async ({ page, api }) => {
  const everybody = await api.listAll<{ uid: string; firstName: string; lastName: string }>('admin/users');
  const names = everybody.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const shared = everybody.find((_, place) => names.indexOf(names[place] ?? '') < place);
  const { steps } = await ask(page, String(shared?.uid));
  await expect(page.getByRole('link', { name: 'Compare them' })).toBeVisible();
  expect(steps()).toBe(1);
});

test('TASK-6 GLANCE-1 “what is played on this course?” takes at most two steps to answer @nightly', async ({
  page,
  api,
}) => {
  const { items } = await api.list('courses', { pageSize: 1 });
  const { click, steps } = await ask(page, String(items[0]?.uid));
  await click(tab(page, 'Course', 'At a glance'));
  await expect(page.getByRole('region', { name: 'Play', exact: true })).toBeVisible();
  expect(steps()).toBe(2);
});

test('TASK-6 OUT-1 “what are the results of this event?” takes at most two steps to answer @nightly', async ({
  page,
  api,
}) => {
  const query = { status: 'COMPLETED', scoringFormat: 'STABLEFORD', pageSize: 100 };
  const { items } = await api.list('admin/events', query);
  const event = items.find(({ teamFormat }) => teamFormat);
  const { press, steps } = await ask(page, String(event?.uid));
  await expect(heading(page, 1, String(event?.name))).toBeVisible();
  await press('e');
  await expect(page.getByRole('table', { name: 'Individuals' })).toBeVisible();
  expect(steps()).toBe(2);
});

test('TASK-6 BREAK-1 “how many users have each value?” takes at most three steps to answer @nightly', async ({
  page,
}) => {
  const { click, steps } = await ask(page, 'All Users');
  await click(page.getByRole('button', { name: 'More', exact: true }));
  await click(page.getByRole('menuitem', { name: 'Summarise' }));
  await expect(page.getByRole('table', { name: /^Users by / })).toBeVisible();
  expect(steps()).toBe(3);
});

for (const [id, question, words, role, name] of [
  ['MONTH-1', 'how was this month?', 'Month report', 'table', 'During the month'],
  ['NOW-1', 'who is playing now?', 'Now playing', 'heading', 'Now playing'],
] as const) {
  test(`TASK-6 ${id} “${question}” takes at most one step to answer @nightly`, async ({ page }) => {
    const { steps } = await ask(page, words);
    await expect(page.getByRole(role, { name, exact: true })).toBeVisible();
    expect(steps()).toBe(1);
  });
}
