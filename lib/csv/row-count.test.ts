import { expect, it } from 'vitest';
import { csvRow, csvStart } from './csv';
import { rowCounter } from './row-count';

const file =
  csvStart +
  [
    ['uid', 'name'],
    ['a', 'Ann, of\r\nTara'],
    ['b', 'Ann "Ace"\n'],
    ['c', '"=1'],
  ]
    .map(csvRow)
    .join('');

it.each([1, 2, 3, 5, 7, 1000])('in CSV chunks of %d bytes, line ends inside fields do not count as rows', (size) => {
  const bytes = new TextEncoder().encode(file);
  const { add, rows } = rowCounter();
  for (let at = 0; at < bytes.length; at += size) add(bytes.subarray(at, at + size));
  expect(rows()).toBe(3);
});

it('only complete CSV rows are counted', () => {
  const { add, rows } = rowCounter();
  const rowsAfter = (text: string) => {
    add(new TextEncoder().encode(text));
    return rows();
  };
  expect(rowsAfter('uid,na')).toBe(0);
  expect(rowsAfter('me\r\na,Ann\r\nb')).toBe(1);
  expect(rowsAfter(',"B\r\n')).toBe(1);
  expect(rowsAfter('en"\r\nc,Cy')).toBe(2);
});
