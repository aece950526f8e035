import type { Column } from '@/components/data-table/column';
import type { LookedThrough } from '@/lib/list/looked-through';

/** The columns, and behind the first one what there is to check, where rows to check are asked for. */
export function withCheckColumn<Item extends { uid: string }>(
  columns: readonly Column<Item>[],
  { isOn, words }: LookedThrough,
): readonly Column<Item>[] {
  const [first, ...others] = columns;
  if (!isOn || !first) return columns;
  const column: Column<Item> = {
    id: 'toCheck',
    header: 'To check',
    width: 320,
    small: 'fact',
    cell: ({ uid }) => words.get(uid)?.join(' '),
  };
  return [first, column, ...others];
}
