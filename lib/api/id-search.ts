import 'server-only';
import { type RowWithUid, uidOfRow } from '@/lib/contract/page';
import { uidKey } from '@/lib/contract/uid';
import { processState } from '@/lib/server/process-state';

type FetchPage = (query: { search?: string; pageSize: number }) => Promise<{ rows: readonly RowWithUid[] }>;

const REMEMBERED_MS = 5 * 60_000;
/**
 * To test whether the search finds IDs, the app loads this many rows and searches for the last one's ID. An API that
 * ignores the search returns the first row.
 */
const SAMPLE_SIZE = 5;

const remembered = () => processState('idSearch', () => new Map<string, { findsIds: boolean; at: number }>());

export async function searchFindsIds(endpoint: string, fetchPage: FetchPage): Promise<boolean> {
  const known = remembered().get(endpoint);
  if (known && Date.now() - known.at < REMEMBERED_MS) return known.findsIds;
  const { rows } = await fetchPage({ pageSize: SAMPLE_SIZE });
  if (rows.length === 0) return true;
  const uid = rows.map(uidOfRow).findLast((one) => one !== null);
  const findsIds = uid != null && hasRow(await fetchPage({ search: uid, pageSize: 1 }), uid);
  remembered().set(endpoint, { findsIds, at: Date.now() });
  return findsIds;
}

const hasRow = ({ rows }: { rows: readonly RowWithUid[] }, uid: string): boolean =>
  rows.some((row) => uidKey(uidOfRow(row) ?? '') === uidKey(uid));
