import { AsyncLocalStorage } from 'node:async_hooks';
import { type ExportReceipt, RECEIPT_MARK } from '@/lib/list/export';
import { log } from '@/lib/log';
import type { CsvSource } from './csv-source';

/**
 * A body that asks for a chunk only when the reader takes one. Whoever stops reading stops the making; what fails
 * breaks the body off, so that it does not look complete.
 */
export function streamOf(
  { chunks, receipt }: CsvSource,
  list: string,
  withReceipt: boolean,
  stop: () => void,
): ReadableStream<Uint8Array> {
  const all = withReceipt ? followedBy(chunks, receipt) : chunks;
  // A chunk is asked for outside the request that the API is called for: cookies and session are found in it.
  const inRequest = AsyncLocalStorage.snapshot();
  return new ReadableStream<Uint8Array>(
    {
      pull: (controller) =>
        inRequest(async () => {
          try {
            const { done, value } = await all.next();
            if (done) controller.close();
            else controller.enqueue(value);
          } catch (error) {
            log('warn', 'export.broke', { list, name: error instanceof Error ? error.name : 'unknown' });
            controller.error(error);
          }
        }),
      cancel: async () => {
        stop();
        await all.return();
      },
    },
    { highWaterMark: 0 },
  );
}

async function* followedBy(chunks: CsvSource['chunks'], receipt: () => ExportReceipt) {
  yield* chunks;
  yield Uint8Array.of(RECEIPT_MARK);
  yield new TextEncoder().encode(JSON.stringify(receipt()));
}
