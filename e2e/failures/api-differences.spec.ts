import { readFile } from 'node:fs/promises';
import { signIn } from '../../tools/testing/browser.mjs';
import { expectAccessibleAtNight } from '../support/accessibility';
import { mark } from '../support/faults';
import { toasts, visit } from '../support/screens';
import { giveSession, sha256, signedOut, startSession } from '../support/session';
import { outsider } from '../support/sign-in';
import { expect, test } from '../support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('ERR-3 differences from the contract and ignored filters are recorded and can be copied @axe', async ({
  page,
  fault,
}) => {
  const tag = mark();
  const field = mark();
  await fault({
    match: tag,
    dropSearch: true,
    patch: [
      { path: ['items', 2, 'handicap'], value: 'twelve' },
      { path: ['items', 4, 'handicap'], value: field },
    ],
  });
  await visit(page, `/all-users?q=${tag}`);
  await expect(page.locator('[data-slot=unread]')).toHaveCount(2);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'API differences' }).click();
  await expect(page).toHaveURL('/api-differences');
  const row = page.getByRole('row', { name: /\/admin\/users items\[\]\.handicap: Expected number, received string/ });
  await expect(row).toHaveCount(1);
  await expect(page.getByText(/, seen by this instance since \d{4}-\d\d-\d\d \d\d:\d\d \(UTC\)\./)).toBeVisible();
  // No row data is kept.
  await expect(page.locator('main')).not.toContainText(field);
  await expectAccessibleAtNight(page);

  await page.getByRole('button', { name: 'Copy for a ticket' }).click();
  await expect(toasts(page).first()).toContainText('Copied to clipboard');
  const ticket = await page.evaluate(() => navigator.clipboard.readText());
  expect(ticket).toMatch(/^- \/admin\/users: items\[\]\.handicap: Expected number, received string \(\d+ ×, first /m);
});

test('ERR-3 the report can be downloaded by who may read it; an account that the API refuses reads No access @nightly', async ({
  page,
  fault,
  request,
  browser,
}) => {
  const tag = mark();
  await fault({ match: tag, dropSearch: true, patch: [{ path: ['items', 0, 'lastActiveAt'], value: 'yesterday' }] });
  await visit(page, `/all-users?q=${tag}`);
  await visit(page, '/api-differences');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download report' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^api-differences-\d{4}-\d\d-\d\d\.txt$/);
  const report = await readFile(await file.path(), 'utf8');
  expect(report).toMatch(/^differs {2}\/admin\/users +1 check$/m);
  expect(report).toMatch(/^ {11}items\[\]\.lastActiveAt: expected /m);

  const answer = await request.get('/api/differences', { headers: { Cookie: '' } });
  expect(answer.status()).toBe(401);
  const strangers = await browser.newContext({ storageState: signedOut });
  const stranger = await strangers.newPage();
  await stranger.goto('/login?from=%2Fcompare');
  await signIn(stranger, outsider);
  const refused = await stranger.request.get('/api/differences');
  expect(refused.status()).toBe(403);
  expect(await refused.text()).not.toContain('/admin/users');
  const response = await stranger.goto('/api-differences');
  await expect(stranger.getByRole('main').getByText('No access', { exact: true })).toBeVisible();
  await expect(stranger.getByRole('button', { name: 'Copy for a ticket' })).toHaveCount(0);
  expect(await response?.text()).not.toMatch(/admin\/users|First seen|seen by this instance/);
  await strangers.close();
});

test('ERR-3 an API that does not answer hides what staff met, and says so', async ({ page, fault }) => {
  const session = await startSession();
  await giveSession(page.context(), session);
  await fault({ match: '/admin/users?', bearer: sha256(session.accessToken), break: 'reset' });
  await page.goto('/api-differences');
  await expect(page.getByRole('main')).toContainText('Could not load the differences');
  await expect(page.getByRole('main').getByRole('table')).toHaveCount(0);
});
