import { expect, it } from 'vitest';
import { foldName } from './fold-name';

it.each([
  ['  Siobhán   Featherstonehaugh ', 'siobhan featherstonehaugh'],
  ['O’Súilleabháin', "o'suilleabhain"],
  ['ΑΛΈΞΑΝΔΡΟΣ', 'αλεξανδρος'],
  ['Öst-Åkesson', 'ost-akesson'],
  ['김민준', '김민준'],
  ['山田 太郎', '山田 太郎'],
  ['ШЕВЧЕНКО', 'шевченко'],
  ['', ''],
])('foldName turns %j into %j', (text, folded) => {
  expect(foldName(text)).toBe(folded);
  expect(foldName(folded)).toBe(folded);
});
