import 'server-only';
import { ContractBroken, Unreachable } from '@/lib/contract/result';
import { limits } from './limits';

/**
 * The whole body as text, in valid UTF-8, at most 8 MiB after decompression and with pauses of at most 10 s.
 * @throws ContractBroken, Unreachable
 */
export async function readBody(response: Response): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let bytes = 0;
  try {
    for await (const chunk of bodyChunks(response)) {
      bytes += chunk.byteLength;
      if (bytes > limits.maxBytes) throw new ContractBroken(['The answer is larger than 8 MiB']);
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw new ContractBroken(['The answer is not valid UTF-8']);
    throw error;
  }
}

/** The text of an error body, empty when it is too large, too slow or broken off: the status counts without it. */
export async function readRefusal(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  const end = performance.now() + limits.wholeMs;
  let text = '';
  let bytes = 0;
  try {
    for await (const chunk of bodyChunks(response)) {
      bytes += chunk.byteLength;
      if (bytes > limits.maxRefusalBytes || performance.now() > end) return '';
      text += decoder.decode(chunk, { stream: true });
    }
    return text;
  } catch (error) {
    if (error instanceof Unreachable) return '';
    throw error;
  }
}

/**
 * The body chunk by chunk, each read on demand, with pauses of at most 10 s. A reader that stops ends the call.
 * @throws Unreachable when it breaks off
 */
export async function* bodyChunks(response: Response): AsyncGenerator<Uint8Array, void, undefined> {
  if (response.body === null) return;
  const reader = response.body.getReader();
  try {
    for (;;) {
      const { done, value } = await withinIdleLimit(reader.read());
      if (done) return;
      yield value;
    }
  } catch (error) {
    if (error instanceof Unreachable) throw error;
    throw new Unreachable('The answer of the API broke off', { cause: error });
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

async function withinIdleLimit<T>(read: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Unreachable('The API stopped in the middle of its answer')), limits.idleMs);
  });
  try {
    return await Promise.race([read, silence]);
  } finally {
    clearTimeout(timer);
  }
}
