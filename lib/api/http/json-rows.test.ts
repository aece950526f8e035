import { describe, expect, it } from 'vitest';
import { jsonRows } from './json-rows';

const a = { uid: 'a', tags: [1, { x: 'ü' }] };
const b = { uid: 'b', items: 'of its own' };
const rows = [a, b];
const total = { paging: { total: 2 } };

/** A body in chunks of `size` bytes. */
async function* bodyOf(text: string, size: number) {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(text: string, { size = 1_000, lines = false } = {}) {
  const { batches, envelope } = jsonRows(bodyOf(text, size), { lines });
  const all: unknown[] = [];
  for await (const batch of batches) all.push(...batch);
  return { rows: all, ...envelope() };
}

const inLines = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join('\n');

describe('jsonRows', () => {
  it.each<[what: string, text: string, expected: object]>([
    ['a bare array', JSON.stringify(rows), { rows, rest: {}, note: 'items: a bare array' }],
    ['the contract’s envelope', JSON.stringify({ items: rows, ...total }), { rows, rest: total, note: null }],
    ['its paging first', JSON.stringify({ ...total, items: rows }, null, 2), { rows, rest: total, note: null }],
    ['another envelope', JSON.stringify({ content: rows, totalElements: 2 }), { rows, note: 'items: under content' }],
    ['an envelope in data', JSON.stringify({ data: { rows, total: 2 } }), { rows, rest: { total: 2 } }],
    ['no rows in an envelope', JSON.stringify({ results: [], total: 0 }), { rows: [], rest: { total: 0 } }],
    ['an empty array', '[]', { rows: [] }],
    ['lists beside the rows', JSON.stringify({ items: rows, data: [{ uid: 'c' }] }), { rows }],
    ['an object a line', inLines([a, { uid: 'c' }]), { rows: [a, { uid: 'c' }], note: 'items: one a line' }],
    ['a byte order mark', `\uFEFF${JSON.stringify(rows)}`, { rows }],
  ])('reads %s, wherever it is cut', async (_, text, expected) => {
    for (const size of [1, 2, 3, 7, 1_000]) expect(await read(text, { size })).toMatchObject(expected);
  });

  it('reads a single line, and lines with lists in them, when they are said to be lines', async () => {
    expect(await read(`${inLines([a])}\n`, { lines: true })).toMatchObject({ rows: [a] });
    const odd = [
      { uid: 'a', items: [1] },
      { uid: 'b', rows: [] },
    ];
    expect(await read(inLines(odd), { lines: true })).toMatchObject({ rows: odd });
    expect(await read('', { lines: true })).toMatchObject({ rows: [] });
  });

  it.each<[what: string, text: string, words: string]>([
    ['an object without rows', '{"url":"https://example.org/export.csv"}', 'items: Required'],
    ['a text', '"later"', 'items: Required'],
    ['nothing', '', 'items: Required'],
    ['other text', '<html></html>', 'The answer is not JSON'],
    ['half a row', JSON.stringify(rows).slice(0, -9), 'The JSON ends in the middle of a row'],
    ['an array without its end', JSON.stringify(rows).slice(0, -1), 'The JSON ends in the middle of a row'],
    ['two envelopes', `${JSON.stringify({ items: rows })}${JSON.stringify({ items: rows })}`, 'several JSON values'],
  ])('refuses %s', async (_, text, words) => {
    await expect(read(text)).rejects.toThrow(words);
  });

  it('refuses what is not UTF-8', async () => {
    async function* latin1() {
      yield Buffer.from('[{"uid":"Zo\u00eb"}]', 'latin1');
    }
    await expect(jsonRows(latin1(), { lines: false }).batches.next()).rejects.toThrow('not valid UTF-8');
  });

  it('emits rows before the end of the answer', async () => {
    let sent = 0;
    async function* endless() {
      yield new TextEncoder().encode('{"items":[{"uid":"0"}');
      for (;;) {
        sent += 1;
        yield new TextEncoder().encode(`,{"uid":"${sent}","text":"${'x'.repeat(60_000)}"}`);
      }
    }
    const { batches } = jsonRows(endless(), { lines: false });
    expect((await batches.next()).value).toEqual([{ uid: '0' }]);
    for (let row = 1; row <= 400; row += 1) {
      expect((await batches.next()).value).toMatchObject([{ uid: String(row) }]);
    }
    expect(sent).toBe(400);
  });

  it('refuses a row without an end', async () => {
    async function* endless() {
      yield new TextEncoder().encode('[{"uid":"');
      for (;;) yield new TextEncoder().encode('x'.repeat(1_000_000));
    }
    await expect(jsonRows(endless(), { lines: false }).batches.next()).rejects.toThrow('larger than 8 MiB');
  });
});
