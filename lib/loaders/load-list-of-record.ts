import 'server-only';
import { requireSession } from '@/lib/auth/session/read-session';
import { isNotFound, toResult } from '@/lib/contract/result';
import type { SearchParams } from '@/lib/list/url/list-state';
import { isNarrowed, type LoadedList } from '@/lib/resources/loaded';
import type { AnyList, ListDefinition, RecordSource } from '@/lib/resources/resource';
import { throwNotFound } from '@/lib/server/requests/not-found';
import { readUid } from '@/lib/server/requests/uid';
import { findRecord } from './find-record';
import { loadList } from './load-list';
import type { LoadPreview } from './load-preview';

type Owner<Item extends { uid: string }> = {
  source: RecordSource<Item>;
  /** The uid in the route. */
  uid: string;
};

/**
 * @throws ScreenNotFound if the list's endpoint responds with 404, or if the list is empty and its record does not
 * exist
 */
export async function loadListOfRecord<Item extends { uid: string }, Of extends { uid: string }>(
  list: ListDefinition<Item>,
  { source, uid: parameter }: Owner<Of>,
  searchParams: Promise<SearchParams>,
  preview?: LoadPreview,
): Promise<LoadedList<Item>> {
  await requireSession();
  const uid = readUid(parameter) ?? throwNotFound();
  const loaded = await loadList(list, searchParams, { uid, ...(preview && { preview }) });
  if (isNotFound(loaded.page)) throwNotFound();
  const isEmpty = loaded.page.ok && loaded.page.value.rows.length === 0 && !isNarrowed(loaded.state);
  if (isEmpty && !hasRecordInPath(list)) {
    const found = await toResult(findRecord(source, uid));
    if (found.ok && found.value === null) throwNotFound();
  }
  return loaded;
}

/** True if the endpoint's path contains the record's uid. Others send an empty list for an unknown uid. */
function hasRecordInPath({ endpoint, recordKey }: AnyList): boolean {
  return endpoint.path.includes(`{${recordKey}}`);
}
