import 'server-only';
import { requestTo } from '@/lib/api/http/request';
import type { contract } from '@/lib/contract/contract';
import type { Input } from '@/lib/contract/endpoints';
import { RequestFailed } from '@/lib/contract/result';
import { recordDifference } from './differences/differences';
import { bodyChunks } from './http/body';
import { totalIn } from './http/envelope';
import { streamApi } from './http/http';

type ExportName = keyof typeof contract.exports;

export type CsvAnswer = {
  total: number | null;
  /** The CSV as it arrives. @throws Unreachable when it breaks off */
  chunks: AsyncGenerator<Uint8Array, void, undefined>;
};

/** What an API without this export, or without CSV, answers; 404 also says that there is no such record. */
const NO_EXPORT: ReadonlySet<number> = new Set([404, 405, 406, 501]);

const CSV = 'text/csv';

/**
 * The export of a list, streamed from its first byte; where the answer is no CSV, how it differs.
 * @throws RequestFailed, Unreachable
 */
export async function openExport<Name extends ExportName>(
  name: Name,
  input: Input<`exports.${Name}`>,
  signal: AbortSignal,
): Promise<CsvAnswer | { difference: string }> {
  try {
    const response = await streamApi(requestTo(`exports.${name}`, input, { signal, accept: CSV }));
    const [type = ''] = (response.headers.get('content-type') ?? '').split(';', 1);
    if (type === CSV) return { total: totalIn(response.headers)?.value ?? null, chunks: bodyChunks(response) };
    await response.body?.cancel();
    return { difference: `Expected ${CSV}, received ${type.slice(0, 40) || 'no type'}` };
  } catch (error) {
    if (error instanceof RequestFailed && NO_EXPORT.has(error.status)) return { difference: 'no such export' };
    throw error;
  }
}

export function noteExport(name: ExportName, words: string): void {
  recordDifference(`exports.${name}`, [words]);
}
