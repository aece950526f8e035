import type { Column, TableOf } from '@/components/old-cells/column';
import type { IssuesFound } from '@/lib/list/rows/issues-found';

/** The table, and behind its first column what there is to check, where rows to check are asked for. */
export function withCheckColumn<Item extends { uid: string }>(
  table: TableOf<Item>,
  { isOn, words }: IssuesFound,
): TableOf<Item> {
  const [first, ...others] = table.columns;
  if (!isOn || !first) return table;
  const column: Column<Item> = {
    id: 'toCheck',
    header: 'To check',
    width: 320,
    small: 'fact',
    text: ({ uid }) => words.get(uid)?.join(' '),
  };
  return { ...table, columns: [first, column, ...others] };
}
