import { handsAt } from '../support/hands';
import { findPlayerResult } from '../support/player-result';
import { visit } from '../support/screens';
import { expect, test } from '../support/test';

test('TASK-6 RESULT-1 “how did this user do?” takes at most three steps to answer', async ({ page, api }) => {
  const { user } = await findPlayerResult(api, 2);
  await visit(page, '/regions');
  const box = page.getByRole('dialog', { name: 'Search everything' }).getByRole('combobox');
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  const hands = handsAt(page);
  const searching = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/search');
  await box.fill(user);
  await searching;
  await hands.press('Enter');
  const tabs = page.getByRole('navigation', { name: 'User', exact: true });
  await hands.click(tabs.getByRole('link', { name: /^Events/ }));
  await hands.click(page.getByRole('link', { name: 'Show this user’s results' }));
  await expect(page.getByRole('columnheader', { name: 'Result' })).toBeVisible();
  expect(hands.count.clicks + hands.count.keys).toBe(3);
});
