import type { Found } from './list';

/** Items by their uid in the order of a window that was taken before them, so that what it passed over is not joined. */
export function inOrder<Item extends { uid: string }>(
  window: readonly { uid: string; sortKey: unknown }[],
  items: readonly Item[],
): Found<Item>[] {
  const byUid = new Map(items.map((item) => [item.uid, item]));
  return window.flatMap(({ uid, sortKey }) => {
    const item = byUid.get(uid);
    return item ? { item, sortKey } : [];
  });
}
