import 'server-only';
import type { z } from 'zod';
import { endpointOf, recordDifference, rememberEndpoint } from '@/lib/api/differences/differences';
import * as contract from '@/lib/contract/read';
import { ContractBroken } from '@/lib/contract/result';

// As in the contract; what does not fit is kept, so that staff can tell the API's team.

/** @throws ContractBroken when the envelope itself does not fit */
export function readPage<Item extends z.ZodType>(item: Item, answer: unknown): contract.Page<z.infer<Item>> {
  return noting(answer, () => contract.readPage(item, answer));
}

/** @throws ContractBroken when the envelope itself does not fit */
export function readItems<Shape extends z.ZodRawShape, Item extends z.ZodType>(
  envelope: z.ZodObject<Shape>,
  item: Item,
  answer: unknown,
) {
  return noting(answer, () => contract.readItems(envelope, item, answer));
}

/** @throws ContractBroken naming the path of every fault */
export function readAnswer<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.infer<Schema> {
  return noting(answer, () => contract.readAnswer(schema, answer));
}

/** Values one by one. @param from their place in the answer, and the answer */
export function readRows<Item extends z.ZodType>(
  item: Item,
  raws: readonly unknown[],
  { at, of }: { at: string; of: unknown },
): readonly contract.Row<z.infer<Item>>[] {
  return noting(of, () => ({ rows: contract.readRows(item, raws, at) })).rows;
}

function noting<Read>(answer: unknown, read: () => Read): Read {
  const endpoint = endpointOf(answer) ?? 'unknown';
  try {
    const value = read();
    rememberEndpoint(value, endpoint);
    for (const row of rowsOf(value)) if (!row.ok) recordDifference(endpoint, row.faults, row.uid);
    return value;
  } catch (error) {
    if (error instanceof ContractBroken) recordDifference(endpoint, error.faults);
    throw error;
  }
}

function rowsOf(value: unknown): readonly contract.Row<unknown>[] {
  const rows = (value as { rows?: unknown } | null)?.rows;
  return Array.isArray(rows) ? rows : [];
}
