import type { ColumnLayout } from './column-layout';

/** The order of all columns with one of them moved before another, or to the end; pinned ones keep their place in it. */
export function orderWith(
  { order }: Pick<ColumnLayout, 'order'>,
  ids: readonly string[],
  id: string,
  next: string | undefined,
): string[] {
  const others = [...new Set([...order, ...ids])].filter((other) => other !== id);
  return others.toSpliced(next === undefined ? others.length : others.indexOf(next), 0, id);
}
