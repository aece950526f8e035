/** A valid item, or the faults (`path: text`) of an invalid one, with its uid if that is readable. */
export type Row<T> = { ok: true; item: T } | { ok: false; uid: string | null; faults: readonly string[] };

export const uidOfRow = (row: RowWithUid): string | null => (row.ok ? row.item.uid : row.uid);

export type RowWithUid = { ok: true; item: { uid: string } } | { ok: false; uid: string | null };

/** `total` is null if the API does not report it and more pages may follow. */
export type PageInfo = { pageNumber: number; pageSize: number; total: number | null };

/** `endpoint` is the name in the contract, such as `users.list`. */
export type Page<T> = { endpoint: string; rows: readonly Row<T>[]; paging: PageInfo; foreignRows?: ForeignRows };

/** Counts rows in a group's or event's list that belong, or may belong, to another group or event. */
export type ForeignRows = {
  of: string;
  /** Rows left out because they belong to another group or event. Unless this is 0, the total is unknown. */
  foreign: number;
  /** Rows left out because they name no group or event. */
  unnamed: number;
  /** Rows shown although their group or event could not be parsed. */
  unchecked: number;
  /** The last row's uid. A page whose last row is that of the previous page is a repetition. */
  last: string | null;
  total: number | null;
};

export const leftOut = (foreignRows: Pick<ForeignRows, 'foreign' | 'unnamed'> | undefined): number =>
  foreignRows ? foreignRows.foreign + foreignRows.unnamed : 0;

/** Returns the API's total, even if it includes rows of other groups or events. */
export const apiTotal = ({ paging, foreignRows }: Pick<Page<unknown>, 'paging' | 'foreignRows'>): number | null =>
  leftOut(foreignRows) > 0 ? (foreignRows?.total ?? null) : paging.total;
