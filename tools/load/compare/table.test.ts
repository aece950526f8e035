import { expect, it } from 'vitest';
import { comparisonTable } from './table';

it('a comparison shows medians, their ratio, and in how many pairs the checkout with the shorter median was faster', () => {
  const times = new Map([
    ['First row', [pair(300, 400), pair(420, 400), pair(200, 400)]],
    ['Sort', [pair(60, 50), pair(60, 50), pair(60, 50)]],
    ['Opening', [pair(50, 60), pair(60, 50)]],
  ]);
  const current = { scripts: 150_000, scriptFiles: 3, document: 20_000, elements: 450 };
  const other = { scripts: 100_000, scriptFiles: 4, document: 20_000, elements: 500 };
  const rows = comparisonTable(times, current, other, '../old').split('\n').slice(2, -1);
  expect(rows.map((row) => row.split(/ {2,}/))).toEqual([
    ['First row', '300 ms', '400 ms', '0.75', '2 of 3 quicker'],
    ['Sort', '60 ms', '50 ms', '1.20', '3 of 3 slower'],
    ['Opening', '55 ms', '55 ms', '1.00'],
    ['Scripts of a first load, gzip', '150.0 kB', '100.0 kB', '1.50'],
    ['Script files', '3', '4', '0.75'],
    ['Document, uncompressed', '20.0 kB', '20.0 kB', '1.00'],
    ['Elements', '450', '500', '0.90'],
  ]);
});

const pair = (current: number, other: number) => ({ current, other });
