import type { Found } from './list';

type WindowRow = { uid: string; sortKey: unknown };

/** Loads the items of a window and keeps its order. Rows that the window skips are never joined. */
export async function loadWindow<Item extends { uid: string }, Row extends WindowRow>(
  window: readonly Row[],
  load: (rows: readonly Row[]) => Promise<readonly Item[]>,
): Promise<Found<Item>[]> {
  if (window.length === 0) return [];
  const byUid = new Map((await load(window)).map((item) => [item.uid, item]));
  return window.flatMap(({ uid, sortKey }) => {
    const item = byUid.get(uid);
    return item ? { item, sortKey } : [];
  });
}

export const uidsOf = (rows: readonly { uid: string }[]): string[] => rows.map(({ uid }) => uid);

/** Rows that were read with their sort key, apart from it. */
export function withoutSortKey<Row extends { sortKey: unknown }>(
  rows: readonly Row[],
): { item: Omit<Row, 'sortKey'>; sortKey: unknown }[] {
  return rows.map(({ sortKey, ...item }) => ({ item, sortKey }));
}
