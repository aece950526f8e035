import { describe, expect, it } from 'vitest';
import { csvCounter } from './csv-count';

/** Counts a text in chunks of `size` bytes. */
function count(text: string, size: number, uids = true) {
  const bytes = new TextEncoder().encode(text);
  const counter = csvCounter({ uids });
  for (let at = 0; at < bytes.length; at += size) counter.add(bytes.subarray(at, at + size));
  return counter.end();
}

const counted = (rows: number, distinct: number, whole = true, compared = rows) => ({
  rows,
  distinct,
  whole,
  compared,
});

describe('csvCounter', () => {
  it.each([
    ['nothing', '', counted(0, 0)],
    ['a header', 'uid,name\r\n', counted(0, 0)],
    ['a header without its end', 'uid,name', counted(0, 0)],
    ['rows', 'uid,name\r\na,Ann\r\nb,Ben\r\n', counted(2, 2)],
    ['a last row without its end', 'uid,name\r\na,Ann\r\nb,Ben', counted(2, 2)],
    ['bare line feeds', 'uid,name\na,Ann\nb,Ben\n', counted(2, 2)],
    ['a repeated row', 'uid,name\r\na,Ann\r\nb,Ben\r\na,Ann\r\n', counted(3, 2)],
    ['the same uid with and without quotes', 'uid,name\r\n"a",Ann\r\na,Ann\r\n', counted(2, 1)],
    ['line ends inside quotes', 'uid,name\r\na,"Ann\r\nof\nTara"\r\nb,Ben\r\n', counted(2, 2)],
    ['line ends inside the uid', 'uid\r\n"a\r\nb"\r\n"a\r\nc"\r\n', counted(2, 2)],
    ['quotes inside quotes', 'uid,name\r\na,"Ann ""Ace"" O,\r\n"\r\nb,Ben\r\n', counted(2, 2)],
    ['a comma inside the uid', 'uid,name\r\n"a,b",Ann\r\n"a,c",Ann\r\n', counted(2, 2)],
    ['empty fields', 'uid,name\r\n,\r\n,\r\n', counted(2, 1)],
    ['empty quotes', 'uid\r\n""\r\n', counted(1, 1)],
    ['empty lines, which are no rows', 'uid,name\r\n\r\na,Ann\r\n\r\n', counted(1, 1)],
    ['letters of several bytes', 'uid,name\r\nй,Йon\r\nи,山田\r\n', counted(2, 2)],
    ['a byte order mark', '\uFEFFuid,name\r\na,Ann\r\n', counted(1, 1)],
    ['a byte order mark and quotes', '\uFEFF"u,id",name\r\n"a,b",Ann\r\n', counted(1, 1)],
    ['quotes within fields, which open nothing', 'uid,name\r\na,5" high\r\nb,"Be" n"\r\nb"\nc,d\r\n', counted(4, 4)],
    ['text behind closed quotes', 'uid,name\r\n"a"b,Ann\r\n"a"c,"Be"n\r\n', counted(2, 2)],
    ['an end inside quotes', 'uid,name\r\na,Ann\r\nb,"Be', counted(1, 1, false)],
    ['an end inside quotes that hold a line end', 'uid,name\r\na,"Ann\r\n', counted(0, 0, false)],
  ])('counts %s, in chunks of any size', (_, text, expected) => {
    for (const size of [1, 2, 3, 5, 7, 1000]) expect(count(text, size)).toEqual(expected);
  });

  it('keeps no uids unless requested', () => {
    expect(count('uid,name\r\na,Ann\r\nb,Ben\r\n', 4, false)).toEqual(counted(2, 0, true, 0));
  });

  it.each([1, 3, 1000])('emits the requested columns row by row, in chunks of %d bytes', (size) => {
    const file = '\uFEFFUid,Name,État,Zahl\r\na,"Ann, ""Ace""",prêt,1\r\nb,Ben,,\r\nc,Cy\r\n';
    const seen: (readonly (string | null)[])[] = [];
    const columns = ['Zahl', 'Place', 'État', 'Name'];
    const counter = csvCounter({ uids: true, columns, onRow: (fields) => seen.push(fields) });
    const bytes = new TextEncoder().encode(file);
    for (let at = 0; at < bytes.length; at += size) counter.add(bytes.subarray(at, at + size));
    expect(counter.end()).toEqual(counted(3, 3));
    expect(seen).toEqual([
      ['1', null, 'prêt', 'Ann, "Ace"'],
      ['', null, '', 'Ben'],
      ['', null, '', 'Cy'],
    ]);
  });

  it('LIMIT-2 keeps no more than 1 MiB of a row or header that has no end, and counts many rows of less', () => {
    const part = new Uint8Array(64 * 1024).fill(0x2c);
    for (const begin of ['', 'Uid,Name\n']) {
      const counter = csvCounter({ uids: true });
      counter.add(new TextEncoder().encode(begin));
      for (let index = 0; index < 16; index += 1) counter.add(part);
      expect(() => counter.add(part), begin).toThrow('A row of the CSV is larger than 1 MiB');
    }
    const counter = csvCounter({ uids: true });
    for (let index = 0; index < 40; index += 1) {
      counter.add(part);
      counter.add(new TextEncoder().encode('\n'));
    }
    expect(counter.end().rows).toBe(39);
  });

  it('counts complete rows while another is incomplete', () => {
    const counter = csvCounter({ uids: false });
    const rowsAfter = (text: string) => {
      counter.add(new TextEncoder().encode(text));
      return counter.rows();
    };
    expect(rowsAfter('uid,na')).toBe(0);
    expect(rowsAfter('me\r\na,Ann\r\nb')).toBe(1);
    expect(rowsAfter(',"B\r\n')).toBe(1);
    expect(rowsAfter('en"\r\nc,Cy')).toBe(2);
    expect(counter.end()).toEqual(counted(3, 0, true, 0));
  });
});
