import type { ListState } from './list-state';

/** The columns to hide: those that a shared link names, else those of the staff member's own choice, but never all. */
export function hiddenColumns(
  columns: readonly { id: string }[],
  { hide }: Pick<ListState, 'hide'>,
  saved: readonly string[],
): string[] {
  const ids = columns.map(({ id }) => id);
  if (hide !== null) return ids.filter((id) => hide.includes(id));
  const known = ids.filter((id) => saved.includes(id));
  return known.length < ids.length ? known : [];
}
