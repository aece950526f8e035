import 'server-only';
import { everyPage } from '@/lib/api/every-page';
import type { Priority } from '@/lib/api/http/slots';
import { requireSession } from '@/lib/auth/session/read-session';
import { type Result, toResult } from '@/lib/contract/result';
import type { PageOfRows } from '@/lib/resources/loaded';
import type { ListDefinition } from '@/lib/resources/resource';
import { fetchListPage } from './fetch-list-page';

export async function loadRows<Item extends { uid: string }>(
  list: ListDefinition<Item>,
  uid: string,
  query: Readonly<Record<string, unknown>> = {},
): Promise<Result<PageOfRows<Item>>> {
  await requireSession();
  return toResult(fetchListPage(list, { pageNumber: 1, ...query }, { uid }));
}

/** Fetches the first 500 rows as one page. @throws RequestFailed, ContractBroken, Unreachable */
export function fetchEveryRow<Item extends { uid: string }>(
  list: ListDefinition<Item>,
  uid: string,
  priority?: Priority,
): Promise<PageOfRows<Item>> {
  return everyPage((page) => fetchListPage(list, page, { uid, priority }));
}

export async function loadEveryRow<Item extends { uid: string }>(list: ListDefinition<Item>, uid: string) {
  await requireSession();
  return toResult(fetchEveryRow(list, uid));
}
