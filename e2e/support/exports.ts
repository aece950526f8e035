import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { readCsv } from './csv';

/** The dialog of an export that has just been asked for in the list's menu. */
export async function startExport(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Export CSV/ }).click();
  return page.getByRole('dialog', { name: 'Export CSV' });
}

/** The address that stands behind Export CSV where there is no scripting. */
export async function exportAddress(page: Page): Promise<string> {
  const href = await page.locator('a', { hasText: /^Export CSV$/ }).getAttribute('href');
  if (!href) throw new Error('The list has no link to its CSV');
  return href;
}

export async function readDownload(download: Download) {
  return readCsv(await readFile(await download.path(), 'utf8'));
}

/** What the receipt says of the rows: expected, received, distinct, written. */
export async function countsOf(dialog: Locator): Promise<string[]> {
  const counts = dialog.getByRole('term').filter({ hasText: /^(Expected|Received|Distinct|Written)$/ });
  return counts.locator('xpath=following-sibling::dd').allInnerTexts();
}
