import 'server-only';
import { requireSession } from '@/lib/auth/session/session';
import { isNotFound, toResult } from '@/lib/contract/result';
import { isFiltered } from '@/lib/list/address/filters';
import { isSearchable, type SearchParams } from '@/lib/list/address/list-state';
import type { LoadedList, LoadedRecordList } from '@/lib/resources/loaded';
import type { AnyList, List, RecordDeclaration, RecordSource } from '@/lib/resources/resource';
import { throwNotFound } from '@/lib/server/requests/not-found';
import { readUid } from '@/lib/server/requests/uid';
import { countTabs } from './count-tabs';
import { findRecord } from './find-record';
import { loadList } from './load-list';
import type { LoadPreview } from './load-preview';
import { loadRecordName } from './load-record-name';

type Owner<Item extends { uid: string }> = {
  record: RecordDeclaration<Item>;
  source: RecordSource<Item>;
  uid: string;
};

/** @throws ScreenNotFound when the list's endpoint responds with 404 */
export async function loadRecordList<Item extends { uid: string }, Of extends { uid: string }>(
  list: List<Item>,
  { record, source, uid: parameter }: Owner<Of>,
  searchParams: Promise<SearchParams>,
  preview?: LoadPreview,
): Promise<LoadedRecordList<Item>> {
  await requireSession();
  const uid = readUid(parameter) ?? throwNotFound();
  const lookup = toResult(findRecord(source, uid));
  const name = loadRecordName(record, source, uid);
  const totals = countTabs(record, uid, lookup);
  // Avoids unhandled rejections when a redirect ends this function before it awaits these promises.
  for (const later of [name, lookup, totals]) later.catch(() => undefined);
  const loaded = await loadList(list, searchParams, { uid, ...(preview && { preview }) });
  if (isNotFound(loaded.page)) throwNotFound();
  if (!hasRecordInPath(list) && isEmpty(loaded)) {
    const found = await lookup;
    if (found.ok && found.value === null) throwNotFound();
  }
  // If the rows load before the lookup, the app does not know yet which tabs apply, and shows all.
  const found = await Promise.race([lookup, null]);
  const item = found?.ok ? found.value?.item : null;
  const tabs = record.tabs
    .filter(({ isOf }) => !item || isOf?.(item) !== false)
    .map(({ label, href, count, totalOf }) => ({
      label,
      href: href(uid),
      isOpen: href(uid) === loaded.pathname,
      ...((count || totalOf) && { total: 'pending' as const }),
    }));
  return {
    ...loaded,
    record: { kind: record.kind, tabs, totals, name },
  };
}

/** True when the endpoint's path contains the record's uid. Other endpoints send an empty list for an unknown uid. */
function hasRecordInPath({ endpoint, recordKey }: AnyList): boolean {
  return endpoint.path.includes(`{${recordKey}}`);
}

function isEmpty<Item extends { uid: string }>({ page, state }: LoadedList<Item>): boolean {
  const isSearched = state.q !== '' && isSearchable(state.q);
  return page.ok && page.value.rows.length === 0 && !isSearched && !isFiltered(state.filters);
}
