import type { RowRecord } from '@/lib/old-registry/declare-list';
import { listAt } from '@/lib/old-registry/list-at';
import { rowRecord } from '@/lib/old-registry/row-record';

/** The record of the rows of the list at this path; null where they have none. */
export function peekAt(pathname: string): RowRecord<{ uid: string }> | null {
  const found = listAt(pathname);
  return found && rowRecord(found.list);
}
