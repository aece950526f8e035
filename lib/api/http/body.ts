import 'server-only';
import { ContractBroken, Unreachable } from '@/lib/contract/result';
import { limits } from './limits';

export async function readBody(response: Response): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let bytes = 0;
  try {
    for await (const chunk of bodyChunks(response)) {
      bytes += chunk.byteLength;
      if (bytes > limits.maxBytes) throw new ContractBroken(['The response is larger than 8 MiB']);
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw new ContractBroken(['The response is not valid UTF-8']);
    throw error;
  }
}

/** Returns the text of an error response, or an empty text if it cannot be read: the status is useful anyway. */
export async function readRefusal(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  const end = performance.now() + limits.totalMs;
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
    throw new Unreachable('The golf service’s response was cut off', { cause: error });
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

async function withinIdleLimit<T>(read: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Unreachable('The golf service stopped in the middle of its response')),
      limits.idleMs,
    );
  });
  try {
    return await Promise.race([read, silence]);
  } finally {
    clearTimeout(timer);
  }
}
