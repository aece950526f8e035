import 'server-only';
import { requestTo } from '@/lib/api/http/request';
import type { contract } from '@/lib/contract/contract';
import type { Input } from '@/lib/contract/endpoints';
import { ContractBroken } from '@/lib/contract/result';
import { recordDifference } from './differences/differences';
import { bodyChunks } from './http/body';
import { streamApi } from './http/http';

export type CsvAnswer = {
  /** How many rows there will be; null when the API does not say. */
  total: number | null;
  /** The CSV as it arrives. @throws Unreachable when it breaks off */
  chunks: AsyncGenerator<Uint8Array, void, undefined>;
};

/** A CSV made by the API, streamed from its first byte. @throws RequestFailed, ContractBroken, Unreachable */
export async function openExport<Name extends keyof typeof contract.exports>(
  name: Name,
  input: Input<`exports.${Name}`>,
  signal: AbortSignal,
): Promise<CsvAnswer> {
  const endpoint = `exports.${name}` as const;
  const response = await streamApi(requestTo(endpoint, input, { signal, accept: 'text/csv' }));
  if (!response.headers.get('content-type')?.startsWith('text/csv')) {
    await response.body?.cancel();
    const faults = ['The answer is not a CSV'];
    recordDifference(endpoint, faults);
    throw new ContractBroken(faults);
  }
  return { total: totalOf(response.headers.get('x-total-count')), chunks: bodyChunks(response) };
}

function totalOf(header: string | null): number | null {
  return header !== null && /^\d{1,15}$/.test(header) ? Number(header) : null;
}
