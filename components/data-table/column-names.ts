import type { Column } from './column';

/** The columns as the browser needs to know them to show and hide them. */
export function columnNames<Item>(columns: readonly Column<Item>[]): { id: string; header: string }[] {
  return columns.map(({ id, header }) => ({ id, header }));
}
