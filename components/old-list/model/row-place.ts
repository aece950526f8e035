import { type NeighbourRow, type OpenedFrom, onPage } from '@/lib/list/neighbours';
import { type ListModel, readRows } from './list-model';

type RowPlace = {
  name: string;
  /** `3 of 10 on this page`, and the row's word; nothing where the row is not on the page. */
  words: string;
  previous: string | undefined;
  next: string | undefined;
};

/** The place of a row on the page; of one that is not there, the first row is the next. */
export function placeOnPage(model: ListModel | undefined, uid: string): RowPlace {
  const rows = model ? readRows(model).filter(({ name }) => name !== null) : [];
  const at = rows.findIndex((row) => row.uid === uid);
  if (at === -1) return { name: '', words: '', previous: undefined, next: rows[0]?.uid };
  return {
    name: rows[at]?.name ?? '',
    words: [`${at + 1} of ${rows.length} on this page`, rows[at]?.word].filter(Boolean).join(' · '),
    previous: rows[at - 1]?.uid,
    next: rows[at + 1]?.uid,
  };
}

/**
 * The list as the screen of one of its records keeps it; null where rows of this list have no neighbours.
 * @param list the list's address as it was left
 */
export function openedFromList(model: ListModel, uid: string, list: string): OpenedFrom | null {
  const { rows, paging, label, fetchedAt, isPart } = model;
  const at = rows.findIndex((row) => row.uid === uid);
  const row = rows[at];
  if (!paging || !row || !('name' in row) || row.name === null) return null;
  return {
    list: onPage(list, paging.pageNumber),
    label,
    page: paging.pageNumber,
    size: paging.pageSize,
    total: paging.total,
    rows: rows.map((one): NeighbourRow => ('href' in one && one.href ? { uid: one.uid, href: one.href } : null)),
    at,
    // Where only some of the page's rows are shown, their places are asked for.
    read: isPart ? 0 : fetchedAt,
  };
}
