import 'server-only';
import { cache } from 'react';
import { fetchPage } from '@/lib/api/http/fetch';
import type { Input, ItemOf, ListEndpoint } from '@/lib/contract/endpoints';
import { type Page, type Row, uidOfRow } from '@/lib/contract/page';
import { ContractBroken } from '@/lib/contract/result';
import { uidKey } from '@/lib/contract/uid';
import { recordDifference } from './differences/differences';

/**
 * Finds a record among those of an endpoint by its uid, once a request; null when there is none.
 * @throws RequestFailed, ContractBroken, Unreachable
 */
export function finderIn<Name extends ListEndpoint>(endpoint: Name): (uid: string) => Promise<ItemOf<Name> | null> {
  // Every row of a list has a uid.
  type Found = ItemOf<Name> & { uid: string };
  return cache((uid) => byUid(uid, (query) => fetchPage(endpoint, query as Input<Name>) as Promise<Page<Found>>));
}

/** Whether a row has this text in it, so that the search may have found it by that. */
function says(row: Row<object>, text: string): boolean {
  return row.ok && JSON.stringify(row.item).toLowerCase().includes(text.toLowerCase());
}

/** Where an API ignores the search, the record may still be among the first rows. */
const FIRST_ROWS = 100;

/**
 * The record with this uid, found by its list's search, which matches uids exactly; null when there is none.
 * @throws ContractBroken for a record that could not be read, and where other rows show that the search is ignored
 */
export async function byUid<Item extends { uid: string }>(
  uid: string,
  list: (query: { search: string; pageSize: number }) => Promise<Page<Item>>,
): Promise<Item | null> {
  const answer = await list({ search: uid, pageSize: 1 });
  const found = recordIn(answer, uid);
  if (found || answer.rows.length === 0 || answer.rows.some((row) => says(row, uid))) return found;
  recordDifference(answer.endpoint, ['search: not applied']);
  const more = recordIn(await list({ search: uid, pageSize: FIRST_ROWS }), uid);
  if (more) return more;
  throw new ContractBroken(['search: not applied, so that a record cannot be looked up by its ID']);
}

function recordIn<Item extends { uid: string }>({ rows }: Page<Item>, uid: string): Item | null {
  const row = rows.find((one) => uidKey(uidOfRow(one) ?? '') === uidKey(uid));
  if (row?.ok) return row.item;
  const [only] = rows;
  const broken = row ?? (rows.length === 1 && only && uidOfRow(only) === null ? only : null);
  if (broken && !broken.ok) throw new ContractBroken(broken.faults);
  return null;
}
