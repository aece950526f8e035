import { AsyncLocalStorage } from 'node:async_hooks';
import { SessionEnded } from '@/lib/auth/session/fresh-token';
import type { SessionWatch } from '@/lib/auth/session/renew-session';
import { type CsvSource, type ExportReceipt, RECEIPT_MARK } from '@/lib/list/rows/export';
import { errorName } from '@/lib/server/error-name';
import { log } from '@/lib/server/log';
import { inBegunResponse } from '@/lib/server/request-context';

type Options = {
  about: { request: string | undefined; account: string; list: string };
  withReceipt: boolean;
  session: Pick<SessionWatch, 'hasEnded'>;
  /** Aborts pending API calls. Called if the client disconnects or the stream fails. */
  stop: () => void;
  /** Called when the stream is over: sent, failed or stopped. */
  end: () => void;
};

/** Loads rows as fast as the client reads them. A failure breaks the connection, so that the file looks incomplete. */
export function streamOf(
  source: CsvSource,
  { about, withReceipt, session, stop, end }: Options,
): ReadableStream<Uint8Array> {
  const { chunks, receipt } = source;
  const all = withReceipt ? followedBy(chunks, receipt) : chunks;
  // API calls need the request's async context, but the stream calls `pull` outside it.
  const inRequest = AsyncLocalStorage.snapshot();
  let left = false;

  async function next(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    try {
      const { done, value } = await all.next();
      if (left) return;
      if (await session.hasEnded()) throw new SessionEnded();
      if (!done) return controller.enqueue(value);
      controller.close();
      end();
      log('info', 'export.sent', { ...about, rows: receipt().written });
    } catch (error) {
      stop();
      end();
      if (left) return;
      log('warn', 'export.failed', { ...about, name: errorName(error) });
      controller.error(error);
    }
  }

  return new ReadableStream<Uint8Array>(
    {
      pull: (controller) => inRequest(() => inBegunResponse(() => next(controller))),
      cancel: async () => {
        left = true;
        log('info', 'export.aborted', about);
        stop();
        end();
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
