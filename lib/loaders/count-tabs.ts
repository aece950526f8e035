import 'server-only';
import type { Result } from '@/lib/contract/result';
import type { TabTotals } from '@/lib/resources/loaded';
import type { RecordDeclaration } from '@/lib/resources/resource';
import { countRows } from './count';
import type { FoundRecord } from './find-record';

export async function countTabs<Item extends { uid: string }>(
  { tabs }: RecordDeclaration<Item>,
  uid: string,
  lookup: Promise<Result<FoundRecord<Item> | null>>,
): Promise<TabTotals> {
  const totals = tabs.map(async ({ href, count, totalOf }) => {
    const found = totalOf && (await lookup);
    const item = found?.ok ? found.value?.item : null;
    const total = count ? await countRows(count, uid) : item && { ok: true as const, value: totalOf?.(item) ?? null };
    return [href(uid), total ? { total } : {}] as const;
  });
  return new Map(await Promise.all(totals));
}
