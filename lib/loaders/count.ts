import 'server-only';
import * as z from 'zod';
import { fetchPage } from '@/lib/api/fetch-page';
import { logMismatch } from '@/lib/api/http/contract-mismatch';
import { ContractBroken, type Result, toResult } from '@/lib/contract/result';
import type { RowCount } from '@/lib/resources/resource';

export function countRows(count: RowCount, uid: string): Promise<Result<number | null>> {
  return toResult(fetchTotal(count, uid));
}

async function fetchTotal({ endpoint, query, rowsHaveUid }: RowCount, uid: string): Promise<number | null> {
  const source = { endpoint, item: z.looseObject({}), mayBeMissing: [] };
  const { rows, paging } = await fetchPage(source, { ...query(uid), pageNumber: 1, pageSize: 1 }, { priority: 'low' });
  const [row] = rows;
  if (rowsHaveUid && row?.ok && !JSON.stringify(row.item).includes(uid)) {
    const difference = `filter ${Object.keys(query(uid)).join()}: not applied`;
    logMismatch(source.endpoint.path, [difference]);
    throw new ContractBroken([difference]);
  }
  return paging.total;
}
