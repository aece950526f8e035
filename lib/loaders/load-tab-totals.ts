import 'server-only';
import type { Result } from '@/lib/contract/result';
import type { RecordDeclaration } from '@/lib/resources/resource';
import { countRows } from './count';

type LoadedTotal = { label: string; total: Result<number | null> };

/**
 * Counts the rows of a record's tabs.
 * @param labels the tabs to count; those without a count are ignored
 */
export async function loadTabTotals<Item extends { uid: string }>(
  { tabs }: Pick<RecordDeclaration<Item>, 'tabs'>,
  uid: string,
  labels: readonly string[],
): Promise<LoadedTotal[]> {
  const totals = tabs.map(async ({ label, count }): Promise<LoadedTotal[]> => {
    return count && labels.includes(label) ? [{ label, total: await countRows(count, uid) }] : [];
  });
  return (await Promise.all(totals)).flat();
}
