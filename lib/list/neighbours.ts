import { splitAddress, withQuery } from '@/lib/format/query-text';

/** A list's row; null if it could not be parsed. */
export type NeighbourRow = { uid: string; href: string } | null;

export type NeighbourPage = {
  page: number;
  size: number;
  total: number | null;
  rows: readonly NeighbourRow[];
};

/** `at` is an index into `rows`. */
export type OpenedFrom = NeighbourPage & {
  list: string;
  label: string;
  at: number;
  read: number;
};

export function positionText({ page, size, total, rows, at }: OpenedFrom, format: (count: number) => string): string {
  const before = (page - 1) * size;
  const all = total === null ? `more than ${format(before + rows.length)}` : format(total);
  return `${format(before + at + 1)} of ${all}`;
}

export function neighbourIn({ rows, at }: OpenedFrom, step: -1 | 1): number | null {
  for (let index = at + step; index >= 0 && index < rows.length; index += step) if (rows[index]) return index;
  return null;
}

export function pageBeyond({ page, size, total, rows }: NeighbourPage, step: -1 | 1): number | null {
  if (step === -1) return page > 1 ? page - 1 : null;
  const more = total === null ? rows.length >= size : page * size < total;
  return more ? page + 1 : null;
}

export function onPage(list: string, page: number): string {
  const { path, params } = splitAddress(list);
  if (page === 1) params.delete('pageNumber');
  else params.set('pageNumber', String(page));
  return withQuery(path, params);
}

/** Finds the record on a reloaded page; null if it is no longer there. */
export function foundAgain(opened: OpenedFrom, now: NeighbourPage, read: number): OpenedFrom | null {
  const uid = opened.rows[opened.at]?.uid;
  const at = now.rows.findIndex((row) => row !== null && row.uid === uid);
  return at === -1 ? null : { ...opened, ...now, at, read };
}
