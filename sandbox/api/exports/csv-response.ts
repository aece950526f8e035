import { type CsvValue, csvRow, csvStart } from '@/lib/format/csv';
import type { ApiContext } from '@/sandbox/api/context';
import type { List, Sorted } from '@/sandbox/api/list/list';
import { batches } from '@/sandbox/api/list/read-batches';
import type { CsvColumn } from './csv-column';

const rowsAtOnce = 500;

type Asked<Key extends string> = Sorted<Key> & { zone?: string | undefined };

/**
 * The rows of a list as a file, sent as fast as they are taken. The first of them are read before anything is
 * answered; what fails later cuts the connection, so that half a file never looks whole.
 */
export async function csvResponse<Item extends { uid: string }, Query extends Asked<Key>, Key extends string>(
  { db, totals, signal, failed }: ApiContext,
  list: List<Item, Query, Key>,
  query: Query,
  { name, columns }: { name: string; columns: readonly CsvColumn<Item>[] },
): Promise<Response> {
  const { zone = 'UTC' } = query;
  const total = await totals.of(db, list, list.where(query), query);
  const rest = batches(db, list, query, rowsAtOnce);
  const first = await rest.next();
  const encoder = new TextEncoder();
  const lines = (rows: readonly (readonly CsvValue[])[]) => encoder.encode(rows.map(csvRow).join(''));
  const rowsOf = (items: readonly Item[]) => items.map((item) => columns.map(({ value }) => value(item, zone)));
  const heads = columns.map(({ head }) => head(zone));

  async function* file() {
    yield encoder.encode(csvStart);
    yield lines([heads, ...rowsOf(first.done ? [] : first.value)]);
    for await (const items of rest) {
      signal.throwIfAborted();
      yield lines(rowsOf(items));
    }
  }

  return new Response(streamOf(file(), failed), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${new Date().toISOString().slice(0, 10)}.csv"`,
      'X-Total-Count': String(total),
    },
  });
}

/** Asks for the next chunk when the one before was taken, and for none when the reader has left. */
function streamOf(chunks: AsyncGenerator<Uint8Array>, failed: (error: unknown) => void): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await chunks.next();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          failed(error);
          // The server prints what breaks a stream: the words of the cause, which may be a golfer's, stay in our log.
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
