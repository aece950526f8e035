/** One item of a list: valid, or broken with its uid (if readable) and its faults, each with its path. */
export type Row<T> = { ok: true; item: T } | { ok: false; uid: string | null; faults: readonly string[] };

export const uidOfRow = (row: RowWithUid): string | null => (row.ok ? row.item.uid : row.uid);

export type RowWithUid = { ok: true; item: { uid: string } } | { ok: false; uid: string | null };

/** Where a page is in its list. `total` is null where neither the API nor the end of the list says how many there are. */
export type PageInfo = { pageNumber: number; pageSize: number; total: number | null };

/** A page of a list. `endpoint` is named as in the contract: `users.list`. */
export type Page<T> = { endpoint: string; rows: readonly Row<T>[]; paging: PageInfo; foreignRows?: ForeignRows };

/** Rows that came with the list of one group or event and are not, or not known to be, of it. */
export type ForeignRows = {
  of: string;
  /** Left out: they are of another one. The total of those that belong is not known then. */
  foreign: number;
  /** Left out: they name none. */
  unnamed: number;
  /** Shown, though the group or event that they name could not be read: nothing else says that the filter failed. */
  unchecked: number;
  /** The uid of the last row that came: pages that end with the same row are the same. */
  last: string | null;
  /** The API's total, of everybody's rows. */
  total: number | null;
};

export const leftOut = (foreignRows: Pick<ForeignRows, 'foreign' | 'unnamed'> | undefined): number =>
  foreignRows ? foreignRows.foreign + foreignRows.unnamed : 0;

/** The API's total: everybody's rows, where it did not keep to those of one group or event. */
export const apiTotal = ({ paging, foreignRows }: Pick<Page<unknown>, 'paging' | 'foreignRows'>): number | null =>
  leftOut(foreignRows) > 0 ? (foreignRows?.total ?? null) : paging.total;
