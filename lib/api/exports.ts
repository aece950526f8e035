import 'server-only';
import type { z } from 'zod';
import { requestTo } from '@/lib/api/http/request';
import type { contract } from '@/lib/contract/contract';
import { declarationOf, type Input, type ItemOf, type ListEndpoint } from '@/lib/contract/endpoints';
import type { Row } from '@/lib/contract/page';
import { ContractBroken } from '@/lib/contract/result';
import { recordDifference } from './differences/differences';
import { bodyChunks } from './http/body';
import { readPaging } from './http/envelope';
import { streamApi } from './http/http';
import { jsonRows } from './http/json-rows';
import { broken, readRows } from './http/read';

type ExportName = keyof typeof contract.exports;

export type CsvAnswer = {
  as: 'csv';
  /** How many rows there will be; null when the API does not say. */
  total: number | null;
  /** The CSV as it arrives. @throws Unreachable when it breaks off */
  chunks: AsyncGenerator<Uint8Array, void, undefined>;
};

export type RowsAnswer<Item> = {
  as: 'rows';
  /** How many rows there will be: by the headers, after the last batch also by the body; null when neither says. */
  total: () => number | null;
  /** The rows as they arrive. @throws Unreachable, ContractBroken when they break off */
  batches: AsyncGenerator<readonly Row<Item>[], void, undefined>;
};

const CSV = 'text/csv';
/** The app writes the CSV itself when rows are all that an API has. */
const ACCEPT = `${CSV}, application/x-ndjson;q=0.9, application/json;q=0.8`;

/**
 * The export of a list, streamed from its first byte: a CSV made by the API, or its rows, with the shape that `list`
 * has. @throws RequestFailed, ContractBroken, Unreachable
 */
export async function openExport<Name extends ExportName, List extends ListEndpoint>(
  name: Name,
  input: Input<`exports.${Name}`>,
  { list, signal }: { list: List; signal: AbortSignal },
): Promise<CsvAnswer | RowsAnswer<ItemOf<List>>> {
  const endpoint = `exports.${name}` as const;
  const response = await streamApi(requestTo(endpoint, input, { signal, accept: ACCEPT }));
  const type = response.headers.get('content-type') ?? '';
  const total = totalIn(response.headers);
  if (type.startsWith(CSV)) return { as: 'csv', total, chunks: bodyChunks(response) };
  if (/json/i.test(type)) return rowsIn(endpoint, list, response);
  await response.body?.cancel();
  throw broken(endpoint, ['The answer is not a CSV']);
}

/** What an API without this export, or without CSV, answers; 404 also says that there is no such record. */
export const NO_EXPORT: ReadonlySet<number> = new Set([404, 405, 406, 501]);

/** Records that the app writes the CSV of this export from the pages of its list. */
export function noteExport(name: ExportName, words: string): void {
  recordDifference(`exports.${name}`, [words]);
}

function rowsIn<List extends ListEndpoint>(
  endpoint: `exports.${ExportName}`,
  list: List,
  response: Response,
): RowsAnswer<ItemOf<List>> {
  const page = declarationOf(list).output as z.ZodObject<{ items: z.ZodArray<z.ZodType<ItemOf<List>>> }>;
  const lines = /ndjson|jsonl|json-?lines|json-seq|stream/i.test(response.headers.get('content-type') ?? '');
  const { batches, envelope } = jsonRows(bodyChunks(response), { lines });
  let total = totalIn(response.headers);
  recordDifference(endpoint, ['Expected CSV, received rows as JSON']);

  async function* read() {
    try {
      for await (const rows of batches) yield readRows(endpoint, page.shape.items.element, rows, 'items');
    } catch (error) {
      throw error instanceof ContractBroken ? broken(endpoint, error.faults) : error;
    }
    total = totalIn(response.headers, envelope().rest);
  }

  return { as: 'rows', total: () => total, batches: read() };
}

function totalIn(headers: Headers, beside: Readonly<Record<string, unknown>> = {}): number | null {
  return readPaging(beside, headers, { pageNumber: 1, pageSize: 1 }).paging.total;
}
