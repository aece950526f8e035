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
    ['one behind blanks and invisible characters', 'a," =1",\u200b@x,"\t=2"\r\n', 'a,"\' =1",\'\u200b@x,"\'\t=2"\r\n'],
    ['one in the first field', '=1,b\r\n=2,b\r\n', "'=1,b\r\n'=2,b\r\n"],
    ['one behind the byte order mark', '\uFEFF=uid,name\r\n', "\uFEFF'=uid,name\r\n"],
    ['one in a last row without its end', 'a,b\r\nc,=1', "a,b\r\nc,'=1"],
    ['one behind a line end in quotes', 'a,"x\r\n=1",=2\r\n', 'a,"x\r\n=1",\'=2\r\n'],
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
});
