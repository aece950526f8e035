/** One item of a list: valid, or broken with its uid (if readable) and its faults, each with its path. */
export type Row<T> = { ok: true; item: T } | { ok: false; uid: string | null; faults: readonly string[] };

/** Where a page is in its list. `total` is null where neither the API nor the end of the list says how many there are. */
export type PageInfo = { pageNumber: number; pageSize: number; total: number | null };

/** A page of a list. `endpoint` is named as in the contract: `users.list`. */
export type Page<T> = { endpoint: string; rows: readonly Row<T>[]; paging: PageInfo };

/** An answer with `items`, read row by row. */
export type RowsOf<Answer extends { items: unknown[] }> = Omit<Answer, 'items'> & {
  endpoint: string;
  rows: readonly Row<Answer['items'][number]>[];
};

/** An answer without paging, as the one page that holds all its rows. */
export function onlyPage<T>({ endpoint, rows }: { endpoint: string; rows: readonly Row<T>[] }): Page<T> {
  return { endpoint, rows, paging: { pageNumber: 1, pageSize: Math.max(1, rows.length), total: rows.length } };
}
