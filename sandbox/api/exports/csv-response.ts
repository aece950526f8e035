import type { CsvField } from '@/lib/contract/csv-columns';
import { type CsvValue, csvRow, csvStart } from '@/lib/format/csv';
import type { ApiContext } from '@/sandbox/api/context';
import type { List, Sorted } from '@/sandbox/api/list/list';
import { readBatches } from '@/sandbox/api/list/read-batches';
import { headingIn, valueIn } from './csv-column';
import { momentFormatter } from './moment-formatter';

const batchSize = 500;

type ExportQuery<Key extends string> = Sorted<Key> & { zone?: string | undefined };

/**
 * Streams the rows of a list at the reader's pace. The first batch is read before the response starts; a later failure
 * cuts the connection, so that a partial file never looks complete.
 */
export async function csvResponse<Item extends { uid: string }, Query extends ExportQuery<Key>, Key extends string>(
  { db, cache, signal, logFailure }: ApiContext,
  list: List<Item, Query, Key>,
  query: Query,
  { name, columns }: { name: string; columns: readonly CsvField<Item>[] },
): Promise<Response> {
  const { zone = 'UTC' } = query;
  const total = await cache.total(db, list, list.where(query), query);
  const rest = readBatches(db, list, query, batchSize);
  const first = await rest.next();
  const encoder = new TextEncoder();
  const lines = (rows: readonly (readonly CsvValue[])[]) => encoder.encode(rows.map(csvRow).join(''));
  const formatMoment = momentFormatter(zone);
  const rowsOf = (items: readonly Item[]) =>
    items.map((item) => columns.map((column) => valueIn(column, item, formatMoment)));
  const heads = columns.map((column) => headingIn(column, zone));

  async function* file() {
    yield encoder.encode(csvStart);
    yield lines([heads, ...rowsOf(first.done ? [] : first.value)]);
    for await (const items of rest) {
      signal.throwIfAborted();
      yield lines(rowsOf(items));
    }
  }

  return new Response(streamOf(file(), logFailure), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${new Date().toISOString().slice(0, 10)}.csv"`,
      'X-Total-Count': String(total),
    },
  });
}

/** Produces a chunk when the reader pulls one, and none after it cancels. */
function streamOf(
  chunks: AsyncGenerator<Uint8Array>,
  logFailure: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await chunks.next();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          logFailure(error);
          // The HTTP server prints this error: the cause may hold personal data and stays in the API's log.
          throw new Error('An export broke off');
        }
      },
      async cancel() {
        await chunks.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
