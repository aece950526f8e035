import { describe, expect, it } from 'vitest';
import { RecordTooLong } from './csv-count';
import { keepRows } from './csv-keep-rows';

/** The file without the rows of others, from chunks of `size` bytes. */
async function written(file: string, size: number, column = 'Group'): Promise<string> {
  const bytes = new TextEncoder().encode(file);
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const parts: Uint8Array[] = [];
  const keeps = (field: string | null) => field === null || field === 'mine';
  for await (const part of keepRows(pieces(), { column, keeps })) parts.push(part);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(Buffer.concat(parts));
}

describe('keepRows', () => {
  it.each<[what: string, file: string, kept: string]>([
    ['rows', 'Uid,Group\r\na,mine\r\nb,other\r\nc,mine\r\n', 'Uid,Group\r\na,mine\r\nc,mine\r\n'],
    ['a last row without its end', 'Uid,Group\na,mine\nb,other', 'Uid,Group\na,mine\n'],
    ['none but the last, without its end', 'Uid,Group\nb,other\na,mine', 'Uid,Group\na,mine'],
    ['rows with line ends in them', 'Uid,Group\r\n"a\r\nb,mine",other\r\nc,mine\r\n', 'Uid,Group\r\nc,mine\r\n'],
    ['quoted fields', '\uFEFF"Uid","Group"\r\na,"mine"\r\nb,""\r\n', '\uFEFF"Uid","Group"\r\na,"mine"\r\n'],
    ['all of them', 'Uid,Group\r\nb,other\r\n', 'Uid,Group\r\n'],
    ['nothing of an empty file', '', ''],
  ])('keeps %s, wherever the file is cut', async (_, file, kept) => {
    for (const size of [1, 2, 3, 7, 1_000]) expect(await written(file, size)).toBe(kept);
  });

  it('keeps a file without the column as it is', async () => {
    const file = 'Uid,Name\r\na,"x\r\ny"\r\n\r\nb,é\r\n';
    for (const size of [1, 5, 1_000]) expect(await written(file, size)).toBe(file);
  });

  it.each([
    ['a row', 'Uid,Group\r\na,"mine'],
    ['the header', '"Uid,Group'],
  ])('LIMIT-2 reads no more than 1 MiB of %s that has no end', async (_, begin) => {
    let read = 0;
    async function* endless() {
      for (let part = new TextEncoder().encode(begin); ; part = new Uint8Array(64 * 1024).fill(0x0a)) {
        read += part.length;
        yield part;
      }
    }
    const kept = async () => {
      for await (const part of keepRows(endless(), { column: 'Group', keeps: () => true }))
        expect(part.length).toBe(11);
    };
    await expect(kept()).rejects.toThrow(new RecordTooLong());
    expect(read).toBeLessThan(1_200_000);
  });
});
