import { describe, expect, it } from 'vitest';
import { ContractBroken, Unreachable } from '@/lib/contract/failure';
import { bodyChunks, readBody } from './body';

const bytes = (text: string) => new TextEncoder().encode(text);

/** A body that sends these chunks and then ends, or breaks. */
function bodyOf(chunks: Uint8Array[], then: 'ends' | 'breaks' = 'ends') {
  let left = false;
  const waiting = [...chunks];
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = waiting.shift();
      if (next) controller.enqueue(next);
      else if (then === 'ends') controller.close();
      else controller.error(new TypeError('terminated'));
    },
    cancel() {
      left = true;
    },
  });
  return { response: new Response(stream), wasLeft: () => left };
}

async function textOf(response: Response): Promise<string> {
  let text = '';
  for await (const chunk of bodyChunks(response)) text += new TextDecoder().decode(chunk);
  return text;
}

describe('bodyChunks', () => {
  it('passes chunks on in order', async () => {
    expect(await textOf(bodyOf([bytes('a'), bytes('b'), bytes('c')]).response)).toBe('abc');
  });

  it('is empty for an answer without a body', async () => {
    expect(await textOf(new Response(null, { status: 204 }))).toBe('');
  });

  it('tells a body that breaks off from one that ends', async () => {
    await expect(textOf(bodyOf([bytes('a')], 'breaks').response)).rejects.toThrow(Unreachable);
  });

  it('ends the call when the reader leaves', async () => {
    const { response, wasLeft } = bodyOf([bytes('a'), bytes('b')]);
    const chunks = bodyChunks(response);
    await chunks.next();
    await chunks.return();
    expect(wasLeft()).toBe(true);
  });
});

describe('readBody', () => {
  it('joins letters that were cut in two', async () => {
    const name = bytes('Siobhán');
    const at = name.indexOf(0xc3) + 1;
    expect(await readBody(bodyOf([name.subarray(0, at), name.subarray(at)]).response)).toBe('Siobhán');
  });

  it('refuses what is not UTF-8', async () => {
    const answer = readBody(bodyOf([Uint8Array.of(0x41, 0xff, 0x42)]).response);
    await expect(answer).rejects.toEqual(new ContractBroken(['The answer is not valid UTF-8']));
  });

  it('refuses a letter that lacks its end', async () => {
    const answer = readBody(bodyOf([Uint8Array.of(0x41, 0xc3)]).response);
    await expect(answer).rejects.toThrow(ContractBroken);
  });

  it('refuses more than 8 MiB and stops reading', async () => {
    const { response, wasLeft } = bodyOf(Array.from({ length: 12 }, () => new Uint8Array(1024 * 1024)));
    await expect(readBody(response)).rejects.toThrow('larger than 8 MiB');
    expect(wasLeft()).toBe(true);
  });

  it('tells a body that breaks off', async () => {
    await expect(readBody(bodyOf([bytes('{')], 'breaks').response)).rejects.toThrow(Unreachable);
  });
});
