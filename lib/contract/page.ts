/** A valid item, or a broken one with its uid (if readable) and its faults as `path: words`. */
export type Row<T> = { ok: true; item: T } | { ok: false; uid: string | null; faults: readonly string[] };

export const uidOfRow = (row: RowWithUid): string | null => (row.ok ? row.item.uid : row.uid);

export type RowWithUid = { ok: true; item: { uid: string } } | { ok: false; uid: string | null };

/** `total` is null where neither the API nor the end of the list tells it. */
export type PageInfo = { pageNumber: number; pageSize: number; total: number | null };

/** `endpoint` is named as in the contract: `users.list`. */
export type Page<T> = { endpoint: string; rows: readonly Row<T>[]; paging: PageInfo; foreignRows?: ForeignRows };

/** Rows in the list of one group or event that are not, or not known to be, of it. */
export type ForeignRows = {
  of: string;
  /** Left out: rows of another record. The true total is then unknown. */
  foreign: number;
  /** Left out: rows that name no record. */
  unnamed: number;
  /** Shown, though their group or event could not be read. */
  unchecked: number;
  /** Uid of the last row: pages that end with the same row are the same. */
  last: string | null;
  total: number | null;
};

export const leftOut = (foreignRows: Pick<ForeignRows, 'foreign' | 'unnamed'> | undefined): number =>
  foreignRows ? foreignRows.foreign + foreignRows.unnamed : 0;

/** The API's total, where it did not filter by the group or event. */
export const apiTotal = ({ paging, foreignRows }: Pick<Page<unknown>, 'paging' | 'foreignRows'>): number | null =>
  leftOut(foreignRows) > 0 ? (foreignRows?.total ?? null) : paging.total;
