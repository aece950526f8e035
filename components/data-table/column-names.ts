import type { Column } from './column';

/** The columns as the browser needs them to arrange them. */
export function columnNames<Item>(columns: readonly Column<Item>[]): { id: string; header: string }[] {
  return columns.map(({ id, header }) => ({ id, header }));
}
