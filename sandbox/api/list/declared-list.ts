import { and, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import type { Database } from '@/sandbox/db/database';
import type { Filter } from './filters';
import type { FilterQuery, Found, List, Row, SortColumn, Sorted, Window } from './list';
import { asItem, type Fields, type Join, selectRows } from './rows';
import { matches, type Searched } from './search';

type Searchable = Sorted & { search?: string | undefined };
type KeyOf<Query extends Sorted> = Exclude<NonNullable<Query['sortedBy']>, `-${string}`>;

/** A filter for each filter parameter of the contract. */
export type Filters<Query> = {
  readonly [Name in Exclude<keyof Query, 'search' | 'sortedBy' | 'zone'>]-?: Filter<NonNullable<Query[Name]>>;
};

type Rows<Item> =
  | { fields: Fields<Item>; load?: never }
  /** Loads complete records for a page, so that only its rows are joined with other tables. */
  | { fields?: never; load: (db: Database, uids: readonly string[]) => Promise<readonly Item[]> };

type Declared<Item extends Row, Query extends Searchable> = Pick<
  List<Item, Query>,
  'uid' | 'singleTable' | 'indexedFilters'
> & {
  sortedBy: NonNullable<Query['sortedBy']>;
  /** The column of each sort key. `nullable`: rows may have no value. */
  sorts: Readonly<Record<KeyOf<Query>, PgColumn | SortColumn>>;
  search: Searched['text'];
  filters: Filters<Query>;
  joins?: readonly Join[];
} & Rows<Item>;

export const nullable = (column: PgColumn): SortColumn => ({ column, nullable: true });

/** Makes a list from its declaration. One statement reads a page's rows; with `load`, it reads only their uids. */
export function declaredList<Item extends Row, Schema extends z.ZodType<Searchable>>({
  sorts,
  search,
  filters,
  joins,
  fields,
  load,
  ...list
}: Declared<Item, FilterQuery<Schema>>): List<Item, FilterQuery<Schema>> {
  const { uid } = list;
  const columns = Object.entries<PgColumn | SortColumn>(sorts).map(([key, sort]) => [
    key,
    'column' in sort ? sort : { column: sort },
  ]);
  return {
    ...list,
    sortColumns: Object.fromEntries(columns),
    where: (query) => and(matches(query.search, { text: search, uid }), filtered(filters, query)),
    count: (db, where) => db.$count(uid.table, where),
    rows: load ? loadedRows(uid, load, joins) : recordRows(uid, fields, joins),
  };
}

export function filtered<Query extends object>(filters: Filters<Query>, query: Query): SQL | undefined {
  const known: Readonly<Record<string, Filter<never>>> = filters;
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return and(...given.map(([name, value]) => known[name]?.(value as never)));
}

/** Reads complete records with one statement. */
export const recordRows =
  <Item extends Row>(uid: PgColumn, fields: Fields<Item>, joins?: readonly Join[]) =>
  async (db: Database, { sortKey, ...window }: Window): Promise<Found<Item>[]> => {
    const read = { from: uid.table, joins, ...window };
    const rows = await selectRows<Item & { sortKey: unknown }>(db, { ...fields, sortKey } as never, read);
    return rows.map(({ sortKey, ...row }) => ({ sortKey, item: asItem<Item>(row) }));
  };

/** Reads the uids of a page, then the records of these uids in the page's order. */
export const loadedRows =
  <Item extends Row>(
    uid: PgColumn,
    load: (db: Database, uids: readonly string[]) => Promise<readonly Item[]>,
    joins?: readonly Join[],
  ) =>
  async (db: Database, { sortKey, ...window }: Window): Promise<Found<Item>[]> => {
    const read = { from: uid.table, joins, ...window };
    const rows = await selectRows<{ uid: string; sortKey: unknown }>(db, { uid, sortKey }, read);
    return inOrder(rows, (uids) => load(db, uids));
  };

/** Loads the records of rows and returns them in the rows' order. */
export async function inOrder<Item extends Row>(
  rows: readonly { uid: string; sortKey: unknown }[],
  load: (uids: readonly string[]) => Promise<readonly Item[]>,
): Promise<Found<Item>[]> {
  if (rows.length === 0) return [];
  const byUid = new Map((await load(rows.map(({ uid }) => uid))).map((item) => [item.uid, item]));
  return rows.flatMap(({ uid, sortKey }) => {
    const item = byUid.get(uid);
    return item ? { item, sortKey } : [];
  });
}
