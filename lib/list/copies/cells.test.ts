import { describe, expect, it } from 'vitest';
import { cellGaps, cellsHtml, cellsText } from './cells';

describe('cellsText and cellsHtml', () => {
  it('COPY-2 copied text has headings above the values, and a missing value is an empty cell', () => {
    const row = ['Anna <b> & Co', '+2.3', null];
    expect(cellsText([['Name', 'Handicap', 'Country'], row])).toBe('Name\tHandicap\tCountry\nAnna <b> & Co\t+2.3\t');
  });

  it('COPY-2 copied HTML has one table cell per value, and markup in a value is escaped', () => {
    expect(cellsHtml([['Anna <b> & Co', null]])).toBe(
      '<meta charset="utf-8"><table><tr><td>Anna &lt;b&gt; &amp; Co</td><td></td></tr></table>',
    );
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-3', '-3'],
    ['+2.3', '+2.3'],
    ['-cmd|x', "'-cmd|x"],
    ['＝1', "'＝1"],
    ['a;=1', "a;'=1"],
    ['a\tb\n=c', 'a b =c'],
    ['\t=1', "'=1"],
  ])('COPY-2 copied cells escape %j, which a spreadsheet might execute', (text, cell) => {
    expect(cellsText([[text]])).toBe(cell);
    expect(cellsHtml([[text]])).toContain(`<td>${cell}</td>`);
  });
});

it.each([
  [0, 0, null],
  [1, 0, '1 field is unreadable and left empty.'],
  [3, 0, '3 fields are unreadable and left empty.'],
  [1, 2, '1 field is unreadable and left empty. 2 rows are unreadable and left out.'],
])(
  'COPY-3 the note about copied cells says how many fields (%d) and rows (%d) could not be parsed',
  (unread, broken, words) => {
    expect(cellGaps(unread, broken)).toBe(words);
  },
);
