import 'server-only';
import { ContractBroken, Unreachable } from '@/lib/contract/failure';

const MAX_BYTES = 8 * 1024 * 1024;
const IDLE_MS = 10_000;

/**
 * The whole body as text, in valid UTF-8, at most 8 MiB after decompression and never silent for over 10 s.
 * @throws ContractBroken, Unreachable
 */
export async function readBody(response: Response): Promise<string> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await withinIdleLimit(reader.read());
      if (done) return text + decoder.decode();
      bytes += value.byteLength;
      if (bytes > MAX_BYTES) throw new ContractBroken(['The answer is larger than 8 MiB']);
      text += decoder.decode(value, { stream: true });
    }
  } catch (error) {
    void reader.cancel().catch(() => undefined);
    if (error instanceof ContractBroken || error instanceof Unreachable) throw error;
    if (error instanceof TypeError && error.message.includes('encoded data')) {
      throw new ContractBroken(['The answer is not valid UTF-8']);
    }
    throw new Unreachable('The answer of the API broke off', { cause: error });
  }
}

async function withinIdleLimit<T>(read: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Unreachable('The API fell silent in mid-answer')), IDLE_MS);
  });
  try {
    return await Promise.race([read, silence]);
  } finally {
    clearTimeout(timer);
  }
}
