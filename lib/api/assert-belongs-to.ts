import { endpointOf, recordDifference } from '@/lib/api/differences/differences';
import type { Page } from '@/lib/contract/read';
import { ContractBroken } from '@/lib/contract/result';

/**
 * A page that was asked for as one group's or one event's. Rows of another one tell that the API did not keep to it:
 * neither they nor the total may pass for what was asked.
 * @throws ContractBroken
 */
export function assertBelongsTo<Key extends string, Item extends { [key in Key]?: { uid: string } | null | undefined }>(
  key: Key,
  uid: string,
  page: Page<Item>,
): Page<Item> {
  const faults = page.rows.flatMap((row, index) => {
    const received = row.ok ? (row.item[key]?.uid ?? 'none') : uid;
    return received === uid ? [] : [`items[${index}].${key}.uid: Expected ${uid}, received ${received}`];
  });
  if (faults.length === 0) return page;
  recordDifference(endpointOf(page) ?? 'unknown', [`filter ${key}: not applied`]);
  throw new ContractBroken(faults);
}
