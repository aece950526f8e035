import type { Page } from '@/lib/contract/page';

/** The record with this uid, found by its list's search, which matches uids exactly; null when there is none. */
export async function byUid<Item extends { uid: string }>(
  uid: string,
  list: (query: { search: string; pageSize: number }) => Promise<Page<Item>>,
): Promise<Item | null> {
  const { rows } = await list({ search: uid, pageSize: 1 });
  const found = rows.find((row) => row.ok && row.item.uid === uid);
  return found?.ok ? found.item : null;
}
