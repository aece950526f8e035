import 'server-only';
import { requestTo } from '@/lib/api/http/request';
import type { contract } from '@/lib/contract/contract';
import type { Input } from '@/lib/contract/endpoints';
import { logMismatch } from './contract-mismatch';
import { CSV, type CsvAnswer, openCsv } from './open-csv';

type ExportName = keyof typeof contract.exports;

/**
 * The export of a list, streamed from its first byte; where the answer is no CSV, how it differs.
 * @throws RequestFailed, Unreachable
 */
export async function openExport<Name extends ExportName>(
  name: Name,
  input: Input<`exports.${Name}`>,
  signal: AbortSignal,
): Promise<CsvAnswer | { difference: string }> {
  return openCsv(requestTo(`exports.${name}`, input, { signal, accept: CSV }));
}

export function noteExport(name: ExportName, words: string): void {
  logMismatch(`exports.${name}`, [words]);
}
