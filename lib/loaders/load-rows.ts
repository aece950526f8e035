import 'server-only';
import { requireSession } from '@/lib/auth/session/session';
import { type Result, toResult } from '@/lib/contract/result';
import type { ListPage } from '@/lib/resources/loaded';
import type { List } from '@/lib/resources/resource';
import { fetchListPage } from './fetch-list-page';

/** The first rows of a list. @param uid of the record whose list it is; empty for a list of all */
export async function loadRows<Item extends { uid: string }>(
  list: List<Item>,
  uid: string,
  query: Readonly<Record<string, unknown>> = {},
): Promise<Result<ListPage<Item> & { loadedAt: number }>> {
  await requireSession();
  const page = await toResult(fetchListPage(list, { pageNumber: 1, ...query }, { uid }));
  return page.ok ? { ok: true, value: { ...page.value, loadedAt: Date.now() } } : page;
}
