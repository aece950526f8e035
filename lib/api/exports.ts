import 'server-only';
import type { InferContractRouterInputs } from '@orpc/contract';
import { recordDifference } from '@/lib/api/differences/differences';
import { bodyChunks } from '@/lib/api/http/body';
import { streamApi } from '@/lib/api/http/http';
import { contract } from '@/lib/contract/contract';
import { ContractBroken } from '@/lib/contract/result';
import { env } from '@/lib/server/env';

type Endpoint = keyof typeof contract.exports;
type Inputs = InferContractRouterInputs<typeof contract.exports>;

export type CsvAnswer = {
  /** How many rows there will be; null when the API does not tell. */
  total: number | null;
  /** The CSV as it comes. @throws Unreachable when it breaks off */
  chunks: AsyncGenerator<Uint8Array, void, undefined>;
};

/** A CSV made by the API, from its first byte on: nothing of it is kept. @throws RequestFailed, ContractBroken, Unreachable */
export async function openExport<Name extends Endpoint>(
  endpoint: Name,
  input: Inputs[Name],
  signal: AbortSignal,
): Promise<CsvAnswer> {
  const request = new Request(addressOf(endpoint, input), { headers: { accept: 'text/csv' }, signal });
  const response = await streamApi(request, `exports.${endpoint}`);
  if (!response.headers.get('content-type')?.startsWith('text/csv')) {
    await response.body?.cancel();
    const faults = ['The answer is not a CSV'];
    recordDifference(`exports.${endpoint}`, faults);
    throw new ContractBroken(faults);
  }
  return { total: totalOf(response.headers.get('x-total-count')), chunks: bodyChunks(response) };
}

/** The typed client reads whole answers: for a stream, path and query are put together here, from the contract too. */
function addressOf(endpoint: Endpoint, input: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  let path: string = contract.exports[endpoint]['~orpc'].route.path ?? '';
  for (const [key, value] of Object.entries(input)) {
    const place = `{${key}}`;
    if (path.includes(place)) path = path.replace(place, encodeURIComponent(String(value)));
    else if (value !== undefined) query.set(key, String(value));
  }
  return `${env().API_URL}${path}?${query}`;
}

function totalOf(header: string | null): number | null {
  return header !== null && /^\d{1,15}$/.test(header) ? Number(header) : null;
}
