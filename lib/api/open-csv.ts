import 'server-only';
import { RequestFailed } from '@/lib/contract/result';
import { bodyChunks } from './http/body';
import { totalIn } from './http/envelope';
import { type ApiRequest, streamApi } from './http/http';

export type CsvAnswer = {
  total: number | null;
  chunks: AsyncGenerator<Uint8Array, void, undefined>;
};

/** Statuses with which an API without a CSV export responds. 404 may also mean that the record does not exist. */
const NO_EXPORT: ReadonlySet<number> = new Set([404, 405, 406, 501]);

export const CSV = 'text/csv';

export async function openCsv(request: ApiRequest): Promise<CsvAnswer | { difference: string }> {
  try {
    const response = await streamApi(request);
    const [type = ''] = (response.headers.get('content-type') ?? '').split(';', 1);
    if (type === CSV) return { total: totalIn(response.headers)?.value ?? null, chunks: bodyChunks(response) };
    await response.body?.cancel();
    return { difference: `Expected ${CSV}, received ${type.slice(0, 40) || 'no type'}` };
  } catch (error) {
    if (error instanceof RequestFailed && NO_EXPORT.has(error.status)) return { difference: 'no such export' };
    throw error;
  }
}
