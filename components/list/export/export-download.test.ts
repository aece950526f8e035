import { describe, expect, it } from 'vitest';
import { ExportFailed, nameOf, readCsv } from './export-download';

const receipt = { by: 'app', expected: 2, received: 2, written: 2, gaps: [] };
const csv = '\uFEFFUid,Name\r\na,"Ann, of\r\nTara"\r\nb,Siobhán\r\n';

/** A response body in chunks of `size` bytes. */
function bodyOf(text: string, size: number, breaks = false): Response {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return new Response(
    new ReadableStream({
      pull(controller) {
        if (at < bytes.length) controller.enqueue(bytes.slice(at, at + size));
        else if (breaks) controller.error(new TypeError('network error'));
        else controller.close();
        at += size;
      },
    }),
  );
}

describe('reading an exported CSV in the browser', () => {
  it.each([1, 3, 7, 1000])(
    'a download in chunks of %d bytes is split into the CSV and the receipt at its end',
    async (size) => {
      const progress: number[] = [];
      const response = bodyOf(`${csv}\0${JSON.stringify(receipt)}`, size);
      const read = await readCsv(response, (rows) => progress.push(rows));
      expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await read.file.arrayBuffer())).toBe(csv);
      expect(read.receipt).toEqual(receipt);
      expect(progress.at(-1)).toBe(2);
      expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    },
  );

  it.each([
    ['without a receipt', csv],
    ['with nothing after the NUL', `${csv}\0`],
    ['with half a receipt', `${csv}\0${JSON.stringify(receipt).slice(0, 20)}`],
    ['without any bytes', ''],
  ])('an export %s is rejected as incomplete', async (_, text) => {
    await expect(readCsv(bodyOf(text, 9), () => undefined)).rejects.toThrow(ExportFailed);
  });

  it('an export is rejected if its number of rows differs from the receipt', async () => {
    const body = `${csv}\0${JSON.stringify({ ...receipt, written: 3 })}`;
    await expect(readCsv(bodyOf(body, 9), () => undefined)).rejects.toThrow(ExportFailed);
  });

  it('an export is rejected if the response ends early', async () => {
    await expect(readCsv(bodyOf(csv, 9, true), () => undefined)).rejects.toThrow('network error');
  });
});

it.each([
  [
    `attachment; filename="members-_-2026-11-27.csv"; filename*=UTF-8''members-%D0%BA-2026-11-27.csv`,
    'members-к-2026-11-27.csv',
  ],
  ['attachment; filename="users-2026-11-27.csv"', 'users-2026-11-27.csv'],
  ['', 'export.csv'],
])('EXP-1 the file name in the header %j is %j', (disposition, name) => {
  expect(nameOf({ headers: new Headers({ 'content-disposition': disposition }) })).toBe(name);
});
