import { describe, expect, it } from 'vitest';
import { escapeFormulas } from './csv-escape-formulas';

/** The escaped file, from chunks of `size` bytes. */
async function written(file: string, size: number): Promise<string> {
  const bytes = new TextEncoder().encode(file);
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const parts: Uint8Array[] = [];
  for await (const part of escapeFormulas(pieces())) parts.push(part);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(Buffer.concat(parts));
}

const sizes = [1, 2, 3, 7, 1000];

describe('escapeFormulas', () => {
  it.each<[what: string, file: string, safe: string]>([
    ['a formula', 'uid,name\r\na,=1+1\r\n', "uid,name\r\na,'=1+1\r\n"],
    ['every sign', 'a,+b,-c,@d,＝e,＋f,－g,＠h\n', "a,'+b,'-c,'@d,'＝e,'＋f,'－g,'＠h\n"],
    ['a formula in quotes', 'a,"=HYPERLINK(""http://x"",""y"")",b\r\n', 'a,"\'=HYPERLINK(""http://x"",""y"")",b\r\n'],
    [
      'one behind blanks and invisible characters',
      'a," =1",\u200b@x,"\t=2"\r\n',
      'a,"\' =1",\'\u200b@x,"\'\t\'=2"\r\n',
    ],
    ['one in the first field', '=1,b\r\n=2,b\r\n', "'=1,b\r\n'=2,b\r\n"],
    ['one behind the byte order mark', '\uFEFF=uid,name\r\n', "\uFEFF'=uid,name\r\n"],
    ['one in a last row without its end', 'a,b\r\nc,=1', "a,b\r\nc,'=1"],
    ['one behind a line end in quotes', 'a,"x\r\n=1",=2\r\n', 'a,"x\r\n\'=1",\'=2\r\n'],
    ['one behind a quote within a field', 'a"b,=1\r\nc,=2\r\n', "a\"b,'=1\r\nc,'=2\r\n"],
    ['one behind a quote and text', '"a"b,=1,"c"\r\n"d" ,=2\r\n', '"a"b,\'=1,"c"\r\n"d" ,\'=2\r\n'],
    ['one behind an empty quote', 'a,""=1,"b"\r\n', 'a,"\'"=1,"b"\r\n'],
    ['one behind a semicolon', 'a;=1,b ; @2,"c;-d;""=3"\r\n', 'a;\'=1,b ;\' @2,"c;\'-d;\'""=3"\r\n'],
    ['one behind a tab', 'a\t=1,"b\t\t+c"\r\n', 'a\t\'=1,"b\t\t\'+c"\r\n'],
    ['one behind a line end', 'a,"b\n=1\r@2"\rc\r=3\n', "a,\"b\n'=1\r'@2\"\rc\r'=3\n"],
    ['a number that is not all of its field', '-3;x,"-3\n",-3,-3\r\n', '\'-3;x,"\'-3\n",-3,-3\r\n'],
    [
      'what is blank for long',
      `${' '.repeat(90)}=1,${' '.repeat(60)}=2\n`,
      `'${' '.repeat(90)}=1,'${' '.repeat(60)}=2\n`,
    ],
  ])('%s begins with an apostrophe, wherever the file is cut', async (_, file, safe) => {
    for (const size of sizes) expect(await written(file, size)).toBe(safe);
  });

  it.each<[what: string, file: string]>([
    ['nothing', ''],
    ['plain rows', '\uFEFFUid,Name,Handicap\r\na,Ann,-3\r\nb,Ben,+1.2\r\nc,"Cy, ""Ace""",\r\n'],
    ['formulas that are escaped already', 'a,\'=1+1,"\'=2,3"\r\n'],
    ['signs within a text', 'a,b=c,d@e,f-g\r\n'],
    ['other scripts', 'a,山田 太郎,🐦,É\r\n'],
    ['empty fields and lines', ',,""\r\n\r\n,\r\n'],
    ['signs that follow no separator', ' ;a;b=c;d - e;-3;+1.2;,f\tg@h\r\n'],
    ['a file of one mark', '\uFEFF'],
    ['quotes within fields', 'a"b"c,"d"e,f"\r\n'],
    ['plain numbers in quotes', '"-3","+1.2"\r\n'],
    ['what ends inside quotes', 'a,"b,c\r\n'],
  ])('%s stays as it is to the byte', async (_, file) => {
    for (const size of sizes) expect(await written(file, size)).toBe(file);
  });

  it('emits a chunk before the end of the file', async () => {
    let pulled = 0;
    async function* endless() {
      for (;;) {
        pulled += 1;
        yield new TextEncoder().encode('a,=1\r\n');
      }
    }
    const { value } = await escapeFormulas(endless()).next();
    expect([new TextDecoder().decode(value ?? new Uint8Array()), pulled]).toEqual(["a,'=1\r\n", 1]);
  });

  it('reads a field of ten million bytes once, and keeps none of it', async () => {
    const part = new TextEncoder().encode('x""y,'.repeat(20_000));
    const taken: number[] = [];
    async function* parts() {
      yield new TextEncoder().encode('a,"');
      for (let index = 0; index < 100; index += 1) yield part;
      yield new TextEncoder().encode('",=1\n');
    }
    for await (const { length } of escapeFormulas(parts())) taken.push(length);
    // Were a part kept, it would come with a later one.
    expect(taken).toEqual([3, ...Array.from({ length: 100 }, () => part.length), 6]);
  });
});
