import { recordOf } from '@/lib/old-records/all-records';
import type { AnyList, RowRecord } from './declare-list';

export function rowRecord<Item>({ peek }: Pick<AnyList, 'peek'>): RowRecord<Item> | null {
  if (!peek) return null;
  // The list declares a kind whose functions read its rows, or functions of its own.
  return (typeof peek === 'string' ? recordOf(peek) : peek) as unknown as RowRecord<Item>;
}
