import type * as z from 'zod';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { FilterOf } from '@/lib/list/address/filters';
import type { RecordKind } from '@/lib/navigation';
import type { FieldDialog } from './field-dialog';

export type Format = { timeZone: string };

type Text = string | null | undefined;

export type Field<Item> = {
  label: string;
  /** Muted text behind the label of its column. */
  note?: string;
  text: (item: Item, format: Format) => Text;
  /** The names of people and teams within a text that says more. */
  names?: (item: Item) => readonly string[];
  /** What a CSV has in place of its text. */
  number?: (item: Item) => number | null | undefined;
  /** The heading of its column in a CSV, where the label is not enough. */
  heading?: string;
  /** How it is shown: an ID with a copy button, a status with its shape, a time in the reader's zone. */
  kind?: 'id' | 'status' | 'time';
  href?: (item: Item) => Text;
  dialog?: (item: Item, format: Format) => FieldDialog | null;
  /** The time (ISO 8601) and course of a time of play, for the clock at the course. */
  playedAt?: (item: Item) => { at: string; courseUid: string } | null;
  /** The URL of an e-mail address, which is fetched when somebody asks for it. */
  emailUrl?: (item: Item) => string;
  /** The API's name of this order. */
  sortKey?: string;
  align?: 'end';
  /** Width of its column in px. */
  width: number;
  /** Its place on a phone, where each row is a card; left out: a fact with its label. */
  card?: 'title' | 'aside';
  /** Not shown until a user chooses it in the Columns menu. */
  isHidden?: true;
};

/** The fields by id, in the order of the columns. The id is also the key of the item, where the value is one. */
export type Fields<Item> = Readonly<Record<string, Field<Item>>>;

export type Filter<Item> = FilterOf<(item: Item) => Text, (item: Item) => number | null | undefined>;

/** What the app reads of the items of an endpoint. */
export type ItemSource<Item> = {
  endpoint: Endpoint;
  item: z.ZodType<Item>;
  /**
   * Top-level fields that the specification does not show. Only these may be missing or wrong: the item is then shown
   * without them.
   */
  assumed: readonly (keyof Item & string)[];
};

/** Where a record is found: by the search of its list, or by an endpoint of its own, which takes its uid as `id`. */
export type RecordSource<Item> = ItemSource<Item> & { isRecord?: true };

/** A list as data: its screen, export, search and the contract check read it from here. */
export type List<Item extends { uid: string } = { uid: string }> = ItemSource<Item> & {
  /** Names the list in the address of its export, in its cookie of columns and in saved views. */
  name: string;
  /** The accessible name of its table. */
  label: string;
  /** @param uid of the record whose list it is; empty for a list of all */
  pathname: (uid: string) => string;
  /** The parameter of the endpoint that takes the uid of the record whose list it is. */
  recordKey?: string;
  /** The uid of a row's record, in a list of one record that filters the list of all: rows of others are left out. */
  recordUid?: (item: Item) => Text;
  /** What the search matches, as the search box says it. */
  search: string;
  empty: string;
  filters: readonly Filter<Item>[];
  fields: Fields<Item>;
  /** What tells its records apart among the hits of a search, which looks into lists that have it. */
  hit?: (item: Item, format: Format) => readonly Text[];
  /** The list whose choice of columns it shares. */
  columnsOf?: string;
  row: {
    /** Left out where rows are no records that have a kind. */
    kind?: RecordKind;
    /** As sentences name it: `user`. */
    noun: string;
    name: (item: Item) => string;
    href: (item: Item) => Text;
    hasPreview?: false;
  };
  /**
   * The API's own CSV passes through: `endpoint` has it for every selection, `ofOne` where one value of a filter is chosen,
   * which is then the id of its path. Else the app writes the fields of the list and `more` of them, page by page.
   */
  csv: {
    file: string;
    endpoint?: Endpoint;
    ofOne?: { filter: string; endpoint: Endpoint };
    more?: readonly Field<Item>[];
  };
};

/** A list whose items only its own functions read. */
// biome-ignore lint/suspicious/noExplicitAny: a list of any items, for code that works on all of them
export type AnyList = List<any>;

/** A record as data: its screen, its preview beside lists, its hits in the search and its columns in a comparison. */
export type RecordDeclaration<Item extends { uid: string }> = {
  kind: RecordKind;
  /** As sentences name it: `user`. */
  noun: string;
  name: (item: Item) => string;
  fields: Fields<Item>;
  facts: readonly string[];
  /** The ids of the fields in a comparison; left out: its facts. */
  compared?: readonly string[];
  tabs: readonly RecordTab<Item>[];
};

/** The rows of an endpoint that are of one record. */
export type RowCount = {
  endpoint: Endpoint;
  query: (uid: string) => Readonly<Record<string, string>>;
  /** Each row has the uid of the record in it: one that has not shows that the API ignored the query. */
  rowsHaveUid?: true;
};

export type RecordTab<Item> = {
  label: string;
  href: (uid: string) => string;
  /** The total behind the label: of rows that are counted, or a field of the record. */
  count?: RowCount;
  totalOf?: (item: Item) => number | null | undefined;
  /** Whether a record has this tab; left out: each has. */
  isOf?: (item: Item) => boolean;
};
