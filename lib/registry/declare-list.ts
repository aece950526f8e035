import type { contract } from '@/lib/contract/contract';
import type { ItemOf, ListEndpoint } from '@/lib/contract/endpoints';
import type { ZoneOf } from '@/lib/list/csv-in-zone';
import type { CsvColumn } from '@/lib/list/export';
import type { Filter } from '@/lib/list/filters';
import type { PeekOf } from './peeks';

export type ExportEndpoint = keyof typeof contract.exports;

/** A list as data: pages, exports, filter choices, tests and the contract check read it from here. */
type Declaration<Item> = {
  /** Its place in the address of its export, and in the name of its cookie of columns. */
  name: string;
  endpoint: ListEndpoint;
  /** The address of its screen; the list of one record takes the record's uid. */
  path: string | ((uid: string) => string);
  record?: RecordOf<Item>;
  /** The name of its table. */
  label: string;
  /** What the search matches, as the search box says it. */
  search: string;
  /** What the table says when there are no rows at all. */
  empty: string;
  filters?: readonly Filter<Item>[];
  /** The list whose choice of columns it shares. */
  columnsOf?: string;
  /** What a row shows of its record beside the list; none where rows have no record. */
  peek?: PeekOf<Item>;
  export: ExportOf<Item>;
};

/** The record that a list belongs to. */
type RecordOf<Item> = {
  /** The key of the endpoint's input that takes the record's uid. */
  key: string;
  /** Where a row names its record: rows of other records are left out. */
  belongs?: { label: string; column: string; of: (item: Item) => string | undefined };
};

/** The CSV of a list: the API streams it, or the app writes it, page by page or from the API's rows. */
type ExportOf<Item> = {
  /** Begins the name of the file. */
  file: string;
  /** What the app writes. */
  columns: (zone: string, zoneOf?: ZoneOf) => readonly CsvColumn<Item>[];
  /** The uid of the course that a row was played on, where the columns have times of play. */
  courseOf?: (item: Item) => string | null | undefined;
} & (
  | { endpoint: ExportEndpoint }
  | {
      /** The API exports the rows of one value of this filter only, as the endpoint's `id`. */
      ofOne?: { filter: string; endpoint: ExportEndpoint };
    }
);

/** A list whose rows have this endpoint's shape. */
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
