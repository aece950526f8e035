export type Fault = { field: string; message: string };

export type ReadItem<Item> =
  | { ok: true; item: Item; faults: readonly Fault[] }
  | { ok: false; uid: string | null; faults: readonly Fault[] };

export type UsableItem<Item> = Extract<ReadItem<Item>, { ok: true }>;

export function usableItems<Item>(rows: readonly ReadItem<Item>[]): UsableItem<Item>[] {
  return rows.filter((row) => row.ok);
}

/** Returns the item's top-level field in a path such as `tee.name` or `holes[3].par`. */
export function topField(path: string): string {
  return path.split(/[.[]/, 1)[0] ?? path;
}

export function hasLost({ faults }: { faults: readonly Fault[] }, ...fields: readonly string[]): boolean {
  return faults.some(({ field }) => fields.includes(topField(field)));
}

export function isComplete(rows: readonly ReadItem<unknown>[], ...fields: readonly string[]): boolean {
  return rows.every((row) => row.ok && !hasLost(row, ...fields));
}
