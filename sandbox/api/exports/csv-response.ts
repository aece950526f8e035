import { ReadableStream as Stream } from 'node:stream/web';
import { setImmediate } from 'node:timers/promises';
import { type CsvValue, csvRow, csvStart } from '@/lib/csv/csv';
import type { ApiContext } from '@/sandbox/api/context';
import type { List, Row, Sorted } from '@/sandbox/api/list/list';
import { readBatches } from '@/sandbox/api/list/read-batches';
import type { CsvField } from './csv-columns';
import { momentFormatter } from './moment-formatter';

export type CsvFile<Item> = {
  name: string;
  columns: readonly CsvField<never>[];
  batchSize: number;
  /** True if the next batch is read while the client still receives the current one. */
  readAhead: boolean;
  lineIn: (formatMoment: (moment: string | number) => string) => (item: Item) => string;
};

const headingIn = ({ heading, moment }: CsvField<never>, zone: string): string =>
  moment ? `${heading} (${zone})` : heading;

/** A CSV file with one line per item of the list. */
export const fileOf = <Item>(name: string, columns: readonly CsvField<Item>[]): CsvFile<Item> => ({
  name,
  columns,
  batchSize: 500,
  readAhead: false,
  lineIn: (formatMoment) => (item) => csvRow(columns.map((column) => valueIn(column, item, formatMoment))),
});

function valueIn<Item>({ of, moment }: CsvField<Item>, item: Item, formatMoment: (moment: string) => string): CsvValue {
  const value = of(item);
  return moment && value ? formatMoment(String(value)) : value;
}

export type ExportQuery = Sorted & { zone?: string | undefined };

/**
 * Streams the rows of a list as fast as the client reads, with `readAhead` one batch in advance. The response starts
 * after the first batch has been read. A later failure cuts the connection, so that a partial file never looks
 * complete.
 */
export async function csvResponse<Item extends Row, Query extends ExportQuery>(
  { db, cache, signal, logFailure }: ApiContext,
  list: List<Item, Query>,
  query: Query,
  { name, columns, batchSize, readAhead, lineIn }: CsvFile<Item>,
): Promise<Response> {
  const { zone = 'UTC' } = query;
  const total = await cache.total(db, list, list.where(query), query);
  const rest = readBatches(db, list, query, batchSize);
  const first = await rest.next();
  const encoder = new TextEncoder();
  const lineOf = lineIn(momentFormatter(zone));
  const linesOf = (items: readonly Item[]) => items.map(lineOf).join('');
  const head = csvRow(columns.map((column) => headingIn(column, zone)));

  async function* file() {
    try {
      yield encoder.encode(csvStart);
      yield encoder.encode(head + linesOf(first.done ? [] : first.value));
      for await (const items of readAhead ? oneAhead(rest) : rest) {
        signal.throwIfAborted();
        yield encoder.encode(linesOf(items));
      }
    } catch (error) {
      logFailure(error);
      // The HTTP server prints this error, so it contains no personal data. The cause is in the API's log.
      throw new Error('An export broke off');
    }
  }

  return new Response(Stream.from(file()) as ReadableStream<Uint8Array>, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${new Date().toISOString().slice(0, 10)}.csv"`,
      'X-Total-Count': String(total),
    },
  });
}

/** Requests each value as soon as the previous one has arrived, so that one value is always read in advance. */
async function* oneAhead<Value>(values: AsyncGenerator<Value, void>): AsyncGenerator<Value, void, undefined> {
  let next = values.next();
  try {
    for (let one = await next; !one.done; one = await next) {
      next = values.next();
      // Prevents an unhandled rejection: the loop awaits `next` only later, and then gets the failure.
      next.catch(() => undefined);
      // Lets the driver send the next statement before this value's consumer blocks the thread.
      await setImmediate();
      yield one.value;
    }
  } finally {
    await values.return();
  }
}
