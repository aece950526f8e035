import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';

/** Starts an export in the list's menu. @returns the export dialog */
export async function startExport(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Export CSV/ }).click();
  return page.getByRole('dialog', { name: 'Export CSV' });
}

/** The URL of the link “Export CSV”, which the app shows without JavaScript. */
export async function exportAddress(page: Page): Promise<string> {
  const html = await (await page.request.get(page.url())).text();
  const [, href] = /<a href="([^"]*)">Export CSV<\/a>/.exec(html) ?? [];
  if (!href) throw new Error('The list has no Export CSV link');
  return href.replaceAll('&amp;', '&');
}

export async function readDownload(download: Download) {
  return readCsv(await readFile(await download.path(), 'utf8'));
}

/** The id of each row, from the first ID column. */
export function idsOf(rows: readonly Record<string, string>[]): (string | undefined)[] {
  return rows.map((row) => Object.entries(row).find(([heading]) => / ID$/.test(heading))?.[1]);
}

/** Parses a CSV file (RFC 4180) into one object per row, with the header's names as keys. */
export function readCsv(file: string): { header: string[]; rows: Record<string, string>[] } {
  if (!file.startsWith('\uFEFF')) throw new Error('The file has no UTF-8 byte order mark');
  const [header = [], ...records] = recordsOf(file.slice(1));
  const rows = records.map((record) => {
    if (record.length !== header.length)
      throw new Error(`A CSV row has ${record.length} fields, the header ${header.length}: ${record.join(' | ')}`);
    return Object.fromEntries(header.map((name, index) => [name, record[index] ?? '']));
  });
  return { header, rows };
}

function recordsOf(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  while (field.lastIndex < text.length) {
    const at = field.lastIndex;
    const [, quoted, plain = '', end] = field.exec(text) ?? [];
    if (end === undefined) throw new Error(`Cannot parse a CSV field at offset ${at}: ${text.slice(at, at + 40)}`);
    record.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    records.push(record);
    record = [];
  }
  if (record.length > 0) throw new Error('The last CSV row has no line break');
  return records;
}
