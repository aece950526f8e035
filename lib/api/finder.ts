import 'server-only';
import { cache } from 'react';
import { fetchPage } from '@/lib/api/http/fetch';
import type { Input, ItemOf, ListEndpoint } from '@/lib/contract/endpoints';
import { type Page, type Row, uidOfRow } from '@/lib/contract/page';
import { ContractBroken, LookupUnavailable } from '@/lib/contract/result';
import { uidKey } from '@/lib/contract/uid';
import { logMismatch } from './contract-mismatch';
import { searchFindsIds } from './id-search';

/**
 * Finds a record among those of an endpoint by its uid, once a request; null when there is none.
 * @throws RequestFailed, ContractBroken, Unreachable, and LookupUnavailable where the search does not find IDs
 */
export function finderIn<Name extends ListEndpoint>(endpoint: Name): (uid: string) => Promise<ItemOf<Name> | null> {
  // Every row of a list has a uid.
  type Found = ItemOf<Name> & { uid: string };
  const list = (query: object) => fetchPage(endpoint, query as Input<Name>) as Promise<Page<Found>>;
  return cache((uid) => byUid(uid, list));
}

type List<Item> = (query: { search?: string; pageSize: number }) => Promise<Page<Item>>;

/**
 * The record with this uid, found by its list's search; null when there is none.
 * @throws ContractBroken for a record that could not be read, LookupUnavailable where the search does not find IDs
 */
export async function byUid<Item extends { uid: string }>(uid: string, list: List<Item>): Promise<Item | null> {
  const answer = await list({ search: uid, pageSize: 1 });
  const found = recordIn(answer, uid);
  if (found) return found;
  const { endpoint, rows } = answer;
  if (rows.length > 0 && !rows.some((row) => hasText(row, uid))) {
    logMismatch(endpoint, ['search: not applied']);
    throw new LookupUnavailable();
  }
  if (await searchFindsIds(endpoint, list)) return null;
  logMismatch(endpoint, ['search: does not find IDs']);
  throw new LookupUnavailable();
}

/** Whether a row has this text in it, so that the search may have found it by that. */
function hasText(row: Row<object>, text: string): boolean {
  return row.ok && JSON.stringify(row.item).toLowerCase().includes(text.toLowerCase());
}

function recordIn<Item extends { uid: string }>({ rows }: Page<Item>, uid: string): Item | null {
  const row = rows.find((one) => uidKey(uidOfRow(one) ?? '') === uidKey(uid));
  if (row?.ok) return row.item;
  const [only] = rows;
  const broken = row ?? (rows.length === 1 && only && uidOfRow(only) === null ? only : null);
  if (broken && !broken.ok) throw new ContractBroken(broken.faults);
  return null;
}
