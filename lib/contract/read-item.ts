export type Fault = { field: string; message: string };

export type ReadItem<Item> =
  | { ok: true; item: Item; faults: readonly Fault[] }
  | { ok: false; uid: string | null; faults: readonly Fault[] };

export type UsableItem<Item> = Extract<ReadItem<Item>, { ok: true }>;

export function usableItems<Item>(rows: readonly ReadItem<Item>[]): UsableItem<Item>[] {
  return rows.filter((row) => row.ok);
}

export function hasLost({ faults }: { faults: readonly Fault[] }, ...fields: readonly string[]): boolean {
  return faults.some(({ field }) => fields.includes(field.split(/[.[]/, 1)[0] ?? ''));
}

export function isComplete(rows: readonly ReadItem<unknown>[], ...fields: readonly string[]): boolean {
  return rows.every((row) => row.ok && !hasLost(row, ...fields));
}
