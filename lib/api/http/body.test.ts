import { afterEach, describe, expect, it, vi } from 'vitest';
import { ContractBroken, Unreachable } from '@/lib/contract/result';
import { readBody } from './body';

const MIB = 1024 * 1024;
const bytes = (...values: number[]) => Uint8Array.from(values);

/** Returns a response whose body consists of these chunks. `cancel` is called if the reader stops early. */
function responseOf(pieces: Iterable<Uint8Array>, cancel = vi.fn()): Response {
  const next = pieces[Symbol.iterator]();
  return new Response(
    new ReadableStream({
      pull(controller) {
        const { done, value } = next.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel,
    }),
  );
}

describe('readBody', () => {
  it.each([
    ['a response without a body', new Response(null, { status: 204 }), ''],
    ['an empty text', new Response(''), ''],
    ['a text', new Response('{"a":1}'), '{"a":1}'],
    [
      'characters split between chunks',
      responseOf([bytes(0xe5, 0xb1), bytes(0xb1, 0xf0, 0x9f), bytes(0x8f, 0x8c)]),
      '山🏌',
    ],
    [
      'single bytes',
      responseOf(Array.from('açb', (c) => new TextEncoder().encode(c)).flatMap((p) => [...p].map((b) => bytes(b)))),
      'açb',
    ],
  ])('readBody accepts %s', async (_, response, text) => {
    expect(await readBody(response)).toBe(text);
  });

  it.each([
    ['bytes that are never valid', [bytes(0x7b, 0xff, 0x7d)]],
    ['an overlong slash', [bytes(0xc0, 0xaf)]],
    ['half of a surrogate pair', [bytes(0xed, 0xa0, 0x80)]],
    ['an end in the middle of a character', [bytes(0x7b, 0xe5, 0xb1)]],
    ['Latin-1', [bytes(0x22, 0xe9, 0x22)]],
  ])('readBody refuses %s', async (_, pieces) => {
    await expect(readBody(responseOf(pieces))).rejects.toThrow(new ContractBroken(['The response is not valid UTF-8']));
  });

  it('readBody accepts 8 MiB; if there is one more byte, it fails and cancels the rest', async () => {
    const piece = new Uint8Array(MIB).fill(0x20);
    expect((await readBody(responseOf(Array(8).fill(piece)))).length).toBe(8 * MIB);
    const cancel = vi.fn();
    await expect(readBody(responseOf(endless(piece), cancel))).rejects.toThrow('The response is larger than 8 MiB');
    expect(cancel).toHaveBeenCalledOnce();
    await expect(readBody(responseOf([...Array(8).fill(piece), bytes(0x20)]))).rejects.toThrow(ContractBroken);
  });
});

function* endless(piece: Uint8Array): Generator<Uint8Array> {
  for (;;) yield piece;
}

describe('readBody limits the wait for a stalled response', () => {
  afterEach(() => vi.useRealTimers());

  it('readBody waits up to 10 s for each chunk of a response', async () => {
    vi.useFakeTimers();
    let send: (text: string | null) => void = () => undefined;
    const response = new Response(
      new ReadableStream({
        start(controller) {
          send = (text) => (text === null ? controller.close() : controller.enqueue(new TextEncoder().encode(text)));
        },
      }),
    );
    const body = readBody(response);
    for (const piece of ['a', 'b', 'c', 'd']) {
      await vi.advanceTimersByTimeAsync(9_000);
      send(piece);
    }
    send(null);
    expect(await body).toBe('abcd');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('readBody gives up after 10 s without a chunk and cancels the connection', async () => {
    vi.useFakeTimers();
    const cancel = vi.fn();
    const body = readBody(new Response(new ReadableStream({ cancel })));
    const outcome = expect(body).rejects.toThrow(
      new Unreachable('The golf service stopped in the middle of its response'),
    );
    await vi.advanceTimersByTimeAsync(9_999);
    expect(cancel).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await outcome;
    expect(cancel).toHaveBeenCalledOnce();
  });
});
