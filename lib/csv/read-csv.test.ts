import { describe, expect, it } from 'vitest';
import { csvRow } from './csv';
import { csvReader, readCsv } from './read-csv';

async function* pieces(text: string, size: number) {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Parses a text in chunks of `size` bytes. */
async function read(text: string, size: number): Promise<string[][]> {
  const all: string[][] = [];
  for await (const records of readCsv(pieces(text, size))) all.push(...records);
  return all;
}

const sizes = [1, 2, 3, 5, 7, 1000];

describe('readCsv', () => {
  it.each<[what: string, text: string, records: string[][]]>([
    ['an empty text', '', []],
    ['a header without a line end', 'uid,name', [['uid', 'name']]],
    [
      'rows',
      'uid,name\r\na,Ann\r\nb,Ben\r\n',
      [
        ['uid', 'name'],
        ['a', 'Ann'],
        ['b', 'Ben'],
      ],
    ],
    ['a last row without a line end', 'uid\r\na\r\nb', [['uid'], ['a'], ['b']]],
    ['bare line feeds', 'uid\na\n', [['uid'], ['a']]],
    [
      'line ends inside quotes',
      'a,"Ann\r\nof\nTara"\r\nb,\r\n',
      [
        ['a', 'Ann\r\nof\nTara'],
        ['b', ''],
      ],
    ],
    ['a line end in quotes at the end of a row', 'a,"Ann\r"\n', [['a', 'Ann\r']]],
    ['line ends without a line feed', 'a\rb,c\r\n', [['a\rb', 'c']]],
    ['quotes inside quotes', 'a,"Ann ""Ace"" O,\r\n"\r\n', [['a', 'Ann "Ace" O,\r\n']]],
    ['commas in quotes', '"a,b",Ann\r\n', [['a,b', 'Ann']]],
    [
      'empty fields',
      ',\r\n,,\r\n',
      [
        ['', ''],
        ['', '', ''],
      ],
    ],
    ['empty quotes', 'uid\r\n""\r\n"",""\n', [['uid'], [''], ['', '']]],
    ['empty lines, which are skipped', 'uid\r\n\r\na\r\n\n\r\n', [['uid'], ['a']]],
    [
      'letters of several bytes',
      'й,Йon\r\nи,山田🐦\r\n',
      [
        ['й', 'Йon'],
        ['и', '山田🐦'],
      ],
    ],
    ['a byte order mark and quotes', '\uFEFF"u,id",name\r\n', [['u,id', 'name']]],
    [
      'quotes inside a field, which do not start a quoted text',
      'a,5" high\r\nb,"Be" n"\r\nb"\nc,d\r\n',
      [['a', '5" high'], ['b', 'Be n"'], ['b"'], ['c', 'd']],
    ],
    [
      'text after a closing quote',
      '"a"b,Ann\r\n"a"c,"Be"n\r\n',
      [
        ['ab', 'Ann'],
        ['ac', 'Ben'],
      ],
    ],
  ])('readCsv parses %s, in chunks of any size', async (_, text, records) => {
    for (const size of sizes) expect(await read(text, size)).toEqual(records);
  });

  it.each(['uid,name\r\na,Ann\r\nb,"Be', 'uid,name\r\na,"Ann\r\n'])(
    'readCsv refuses a text that ends inside quotes: %j',
    async (text) => {
      for (const size of sizes) await expect(read(text, size)).rejects.toThrow('The CSV ends in the middle of a row');
    },
  );

  it('LIMIT-2 readCsv buffers at most 1 MiB of an unfinished row or header, but accepts many shorter rows', async () => {
    const part = new Uint8Array(64 * 1024).fill(0x2c);
    async function* endless(begin: string) {
      yield new TextEncoder().encode(begin);
      for (;;) yield part;
    }
    async function* many() {
      for (let index = 0; index < 40; index += 1) {
        yield part;
        yield new TextEncoder().encode('\n');
      }
    }
    const last = async (chunks: AsyncGenerator<Uint8Array>) => {
      let count = 0;
      for await (const records of readCsv(chunks)) count += records.length;
      return count;
    };
    for (const begin of ['', 'Uid,Name\n', 'Uid,Name\na,"']) {
      await expect(last(endless(begin)), begin).rejects.toThrow('A row of the CSV is larger than 1 MiB');
    }
    expect(await last(many())).toBe(40);
  });

  it('readCsv returns the records of a chunk before it reads the next chunk', async () => {
    let pulled = 0;
    async function* endless() {
      for (;;) {
        pulled += 1;
        yield new TextEncoder().encode('a,=1\r\nb');
      }
    }
    const { value } = await readCsv(endless()).next();
    expect([value, pulled]).toEqual([[['a', '=1']], 1]);
  });
});

/** Returns the CSV that the app writes when it gets this CSV from the API. */
async function rewritten(text: string, size: number): Promise<string> {
  return (await read(text, size)).map(csvRow).join('');
}

describe('formulas in a CSV from the API are escaped', () => {
  it.each<[what: string, file: string, safe: string]>([
    ['a formula', 'uid,name\r\na,=1+1\r\n', "uid,name\r\na,'=1+1\r\n"],
    ['every sign', 'a,+b,-c,@d,＝e,＋f,－g,＠h\n', "a,'+b,'-c,'@d,'＝e,'＋f,'－g,'＠h\r\n"],
    ['a formula in quotes', 'a,"=HYPERLINK(""http://x"",""y"")",b\r\n', 'a,"\'=HYPERLINK(""http://x"",""y"")",b\r\n'],
    ['a formula after blanks and invisible characters', 'a," =1",\u200b@x\r\n', "a,' =1,'\u200b@x\r\n"],
    ['a formula in the first field', '=1,b\r\n=2,b\r\n', "'=1,b\r\n'=2,b\r\n"],
    ['a formula after the byte order mark', '\uFEFF=uid,name\r\n', "'=uid,name\r\n"],
    ['a formula in a last row without a line end', 'a,b\r\nc,=1', "a,b\r\nc,'=1\r\n"],
    ['a formula after a line end in quotes', 'a,"x\r\n=1",=2\r\n', 'a,"x\r\n\'=1",\'=2\r\n'],
    ['a formula after a quote inside a field', 'a"b,=1\r\nc,=2\r\n', '"a""b",\'=1\r\nc,\'=2\r\n'],
    ['a formula after a quote and text', '"a"b,=1,"c"\r\n"d" ,=2\r\n', 'ab,\'=1,c\r\n"d ",\'=2\r\n'],
    ['a formula after empty quotes', 'a,""=1,"b"\r\n', "a,'=1,b\r\n"],
    ['a formula after a semicolon', 'a;=1,b ; @2,"c;-d;=3"\r\n', "a;'=1,b ;' @2,c;'-d;'=3\r\n"],
    ['a formula after a tab', 'a\t=1,"b\t\t+c"\r\n', "a\t'=1,b\t\t'+c\r\n"],
    ['a formula after a line end', 'a,"b\n=1\r@2"\rc\r=3\n', "a,\"b\n'=1\r'@2\rc\r'=3\"\r\n"],
    ['a number that is only a part of its field', '-3;x,"-3\n",-3,-3\r\n', '\'-3;x,"\'-3\n",-3,-3\r\n'],
    ['a formula after many blanks', `${' '.repeat(90)}=1,b\n`, `'${' '.repeat(90)}=1,b\r\n`],
  ])('in a CSV from the API, %s gets an apostrophe, in chunks of any size', async (_, file, safe) => {
    for (const size of sizes) expect(await rewritten(file, size)).toBe(safe);
  });

  it.each<[what: string, file: string]>([
    ['plain rows', 'Uid,Name,Handicap\r\na,Ann,-3\r\nb,Ben,+1.2\r\nc,"Cy, ""Ace""",\r\n'],
    ['formulas that are escaped already', 'a,\'=1+1,"\'=2,3"\r\n'],
    ['signs within a text', 'a,b=c,d@e,f-g\r\n'],
    ['other scripts', 'a,山田 太郎,🐦,É\r\n'],
    ['signs that do not follow a separator', 'a;b=c;d - e;-3;+1.2;,f\tg@h\r\n'],
  ])('in a CSV from the API, %s stay unchanged', async (_, file) => {
    for (const size of sizes) expect(await rewritten(file, size)).toBe(file);
  });
});

it('LIMIT-1 a field of a megabyte in pieces of 64 bytes is parsed in linear time', () => {
  const { add, end } = csvReader();
  const field = '""'.repeat(500_000);
  const text = `name\n"${field}"\n`;
  const records: string[][] = [];
  for (let start = 0; start < text.length; start += 64) records.push(...add(text.slice(start, start + 64)));
  records.push(...end());
  expect(records.map(([value = '']) => value.length)).toEqual([4, 500_000]);
});
