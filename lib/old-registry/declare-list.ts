import type { contract } from '@/lib/contract/contract';
import type { ItemOf, ListEndpoint } from '@/lib/contract/endpoints';
import type { Reads } from '@/lib/contract/wire/unread';
import type { OldCsvField } from '@/lib/list/rows/csv-in-zone';
import type { Filter } from '@/lib/list/rows/old-filter';
import type { RecordKind } from '@/lib/navigation';
import type { KindFor } from '@/lib/old-records/all-records';

export type ExportEndpoint = keyof typeof contract.exports;

/** A list as data: pages, exports, filter choices, tests and the contract check read it from here. */
type Declaration<Item> = {
  /** Its place in the address of its export, and in the name of its cookie of columns. */
  name: string;
  endpoint: ListEndpoint;
  /** The address of its screen; the list of one record takes the record's uid. */
  path: string | ((uid: string) => string);
  record?: RecordOf;
  label: string;
  /** What the search matches, as the search box says it. */
  search: string;
  /** What the table says when there are no rows at all. */
  empty: string;
  filters?: readonly Filter<Item>[];
  /** The list whose choice of columns it shares. */
  columnsOf?: string;
  /** The record of a row, which is shown beside the list; none where rows have no record. */
  peek?: KindFor<Item> | RowRecord<Item>;
  export: ExportOf<Item>;
};

/** The record of a list's rows, where its rows call it by another name or lead elsewhere. */
export type RowRecord<Item> = {
  kind: RecordKind;
  /** Its name, in the button that opens the peek. */
  name: Reads<Item, string>;
  /** None where what it leads to could not be read. */
  href: (item: Item) => string | undefined;
  /** Shown where there is no such record. */
  otherwise?: RecordKind;
};

type RecordOf = {
  /** The key of the endpoint's input that takes the record's uid. */
  key: string;
  /** Whether rows name their record under that key: rows of other records are left out. */
  isNamed?: true;
};

/** The CSV of a list: the API's own passes through, or the app writes it page by page. */
type ExportOf<Item> = {
  /** Begins the name of the file. */
  file: string;
  /**
   * What the app writes. Columns with `field` or `reads` are a typed constant, as in lib/contract/csv-columns.ts: written
   * here they do not compile, since the type of the row comes from the declaration itself.
   */
  columns: readonly OldCsvField<Item>[];
  /** The uid of the course that a row was played on, where the columns have times of play. */
  courseOf?: (item: Item) => string | null | undefined;
} & (
  | { endpoint: ExportEndpoint }
  | {
      /** The API exports the rows of one value of this filter only, as the endpoint's `id`. */
      ofOne?: { filter: string; endpoint: ExportEndpoint };
    }
);

export type List<Name extends ListEndpoint> = Declaration<ItemOf<Name>> & { endpoint: Name };

/** Any list: its rows are read by its own functions only. */
export type AnyList = Declaration<never>;

/** Declares a list; its name and endpoint stay literal types. */
export function declareList<
  const Name extends string,
  const Endpoint extends ListEndpoint,
  Path extends AnyList['path'],
>(
  list: Declaration<ItemOf<Endpoint>> & { name: Name; endpoint: Endpoint; path: Path },
): Declaration<ItemOf<Endpoint>> & { name: Name; endpoint: Endpoint; path: Path } {
  return list;
}
