import 'server-only';
import { cache } from 'react';
import { fetchPage, fetchRecord, type Source } from '@/lib/api/fetch-page';
import { logMismatch } from '@/lib/api/http/contract-mismatch';
import { searchFindsIds } from '@/lib/api/id-search';
import { faultText } from '@/lib/api/read-page';
import { type RowWithUid, uidOfRow } from '@/lib/contract/page';
import type { ReadItem } from '@/lib/contract/read-item';
import { ContractBroken, LookupUnavailable, RequestFailed } from '@/lib/contract/result';
import { uidKey } from '@/lib/contract/uid';
import type { FoundRecord } from '@/lib/resources/loaded';

type AnyRecordSource<Item> = Source<Item> & { isRecord?: true };

/** Looks up a record once per request; null if it does not exist. @throws any API failure, LookupUnavailable */
export function findRecord<Item extends { uid: string }>(
  source: AnyRecordSource<Item>,
  uid: string,
): Promise<FoundRecord<Item> | null> {
  return lookUp(source, uid) as Promise<FoundRecord<Item> | null>;
}

const lookUp = cache((source: AnyRecordSource<{ uid: string }>, uid: string) =>
  source.isRecord ? fetchById(source, uid) : search(source, uid),
);

async function fetchById<Item>(source: Source<Item>, uid: string): Promise<FoundRecord<Item> | null> {
  try {
    return await fetchRecord(source, { id: uid });
  } catch (error) {
    if (error instanceof RequestFailed && error.status === 404) return null;
    throw error;
  }
}

async function search(source: Source<{ uid: string }>, uid: string): Promise<FoundRecord<{ uid: string }> | null> {
  const fetchFirst = (query: { search?: string; pageSize: number }) => fetchPage(source, query);
  const { rows } = await fetchFirst({ search: uid, pageSize: 1 });
  const found = recordIn(rows, uid);
  if (found) return found;
  const endpoint = source.endpoint.path;
  if (rows.length > 0 && !rows.some((row) => hasText(row, uid))) {
    logMismatch(endpoint, ['search: not applied']);
    throw new LookupUnavailable();
  }
  if (await searchFindsIds(endpoint, fetchFirst)) return null;
  logMismatch(endpoint, ['search: does not find IDs']);
  throw new LookupUnavailable();
}

function recordIn<Item extends { uid: string }>(
  rows: readonly ReadItem<Item>[],
  uid: string,
): FoundRecord<Item> | null {
  const row = rows.find((one) => uidKey(uidOfRow(one) ?? '') === uidKey(uid));
  if (row?.ok) return { item: row.item, faults: row.faults };
  const [only] = rows;
  const broken = row ?? (rows.length === 1 && only && uidOfRow(only) === null ? only : null);
  if (broken && !broken.ok) throw new ContractBroken(broken.faults.map((fault) => faultText(fault)));
  return null;
}

function hasText(row: RowWithUid, text: string): boolean {
  return row.ok && JSON.stringify(row.item).toLowerCase().includes(text.toLowerCase());
}
