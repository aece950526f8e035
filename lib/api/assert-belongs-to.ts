import type { Page } from '@/lib/contract/page';
import { ContractBroken } from '@/lib/contract/result';
import { recordDifference } from './differences/differences';

/**
 * The page, when every row belongs to the one group or event whose list was requested. Rows of another one mean that
 * the API ignored the filter: neither they nor the total may be shown as the answer.
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
  recordDifference(page.endpoint, [`filter ${key}: not applied`]);
  throw new ContractBroken(faults);
}
