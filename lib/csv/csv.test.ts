import { describe, expect, it } from 'vitest';
import { type CsvValue, csvRow } from './csv';

describe('csvRow', () => {
  it.each<[name: string, value: CsvValue, written: string]>([
    ['plain text', 'Kent', 'Kent'],
    ['a comma', 'Kent, east', '"Kent, east"'],
    ['a quotation mark', 'The "Wednesday"', '"The ""Wednesday"""'],
    ['a line feed', 'two\nlines', '"two\nlines"'],
    ['a line end', 'two\r\nlines', '"two\r\nlines"'],
    ['a space at the end', 'Kent ', '"Kent "'],
    ['other scripts', '山田 太郎', '山田 太郎'],
    ['astral characters', 'Birdie 🐦', 'Birdie 🐦'],
    ['an apostrophe', "O'Neill", "O'Neill"],
    ['one letter', 'x', 'x'],
    ['a line end at the end', 'x\n', '"x\n"'],
    ['an empty text', '', ''],
    ['null', null, ''],
    ['undefined', undefined, ''],
  ])('a CSV row can contain %s', (_, value, written) => {
    expect(csvRow([value])).toBe(`${written}\r\n`);
  });

  it.each<[value: number, written: string]>([
    [-3, '-3'],
    [-1.2, '-1.2'],
    [54, '54'],
    [0, '0'],
    [-0, '0'],
  ])('a CSV row contains the number %d without an apostrophe', (value, written) => {
    expect(csvRow([value])).toBe(`${written}\r\n`);
  });

  it.each<[text: string, written: string]>([
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    ['+1 and Better', "'+1 and Better"],
    ['-Under Par-', "'-Under Par-"],
    ['-2+3', "'-2+3"],
    ['@19th', "'@19th"],
    ['＝1+1', "'＝1+1"],
    ['\tindented', "'\tindented"],
    ['\rreturned', '"\'\rreturned"'],
    ['\nfed', '"\'\nfed"'],
    ['-3', '-3'],
    ['+1.2', '+1.2'],
    ['+1.2e5', "'+1.2e5"],
    ['-3\n=1', '"\'-3\n\'=1"'],
    ['a;=1', "a;'=1"],
    ['a;-3; @b', "a;-3;' @b"],
    ['-3;a', "'-3;a"],
    ['a\t=1', "a\t'=1"],
    ['a\t\t=1', "a\t\t'=1"],
    ['a;"=1', '"a;\'""=1"'],
    ['"=1', '"""=1"'],
    ['a; b;', 'a; b;'],
    ['a=b', 'a=b'],
  ])('EXP-5 a CSV row has escaped formulas in text, but plain numbers: %j', (text, written) => {
    expect(csvRow([text])).toBe(`${written}\r\n`);
  });

  const before = ['', ' ', '  ', '\t', '\r', '\n', '\u00a0', '\u3000', '\ufeff', '\u200b', '\u2066', '\u0000'];
  it.each(['=', '+', '-', '@', '＝', '＋', '－', '＠'])(
    '%s is escaped in a CSV row, even after characters that spreadsheets ignore',
    (sign) => {
      for (const blank of before) {
        const written = csvRow([`${blank}${sign}cmd|' /C calc'!A0`, 'next']).replace(/^"/, '');
        // Some spreadsheets start a new cell after a tab or line end, so a formula there needs its own apostrophe.
        const safe = /[\t\r\n]/.test(blank) ? `'${blank}'${sign}cmd` : `'${blank}${sign}cmd`;
        expect(written.startsWith(safe), JSON.stringify(blank)).toBe(true);
      }
    },
  );

  it('a formula in a CSV row stays inside its field, even after quotation marks, commas or line ends', () => {
    for (const text of ['",=1+1', '"\r\n=1+1', 'a\n=1+1', 'a,=1+1', '"",=1+1,""', '\'",=1+1']) {
      const written = csvRow([text]).slice(0, -2);
      expect(/^"(?:[^"]|"")*"$/.test(written), JSON.stringify(text)).toBe(true);
      expect(written.slice(1, -1).replaceAll('""', '"')).toBe(text.replace('\n=', "\n'="));
    }
  });

  it('a CSV row has the separators and line ends of RFC 4180', () => {
    expect(csvRow(['a', null, 1, 'b,c'])).toBe('a,,1,"b,c"\r\n');
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('csvRow throws an error for the value %d', (value) => {
    expect(() => csvRow([value])).toThrow(RangeError);
  });
});
