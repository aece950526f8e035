import type * as z from 'zod';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { FilterOf } from '@/lib/list/address/filters';
import type { RecordKind } from '@/lib/navigation';
import type { FieldDialog } from './field-dialog';

export type Format = { timeZone: string };

type Text = string | null | undefined;

export type Field<Item> = {
  label: string;
  note?: string;
  text: (item: Item, format: Format) => Text;
  names?: (item: Item) => readonly string[];
  /** The value in a CSV. */
  number?: (item: Item) => number | null | undefined;
  /** The heading in a CSV, where the label is not enough. */
  heading?: string;
  kind?: 'id' | 'status' | 'time';
  href?: (item: Item) => Text;
  dialog?: (item: Item, format: Format) => FieldDialog | null;
  /** For the clock at the course; ISO 8601. */
  playedAt?: (item: Item) => { at: string; courseUid: string } | null;
  /** Fetched when staff ask to see the address. */
  emailUrl?: (item: Item) => string;
  sortKey?: string;
  align?: 'end';
  /** Column width in px. */
  width: number;
  /** Its position on a phone, where each row is a card. */
  card?: 'title' | 'aside';
  isHidden?: true;
};

/** By id, in the order of the columns. The id is the key of the item where the value is one. */
export type Fields<Item> = Readonly<Record<string, Field<Item>>>;

export type Filter<Item> = FilterOf<(item: Item) => Text, (item: Item) => number | null | undefined>;

export type ItemSource<Item> = {
  endpoint: Endpoint;
  item: z.ZodType<Item>;
  /** Top-level fields that may be missing or wrong: the specification does not show them. */
  assumed: readonly (keyof Item & string)[];
};

/** `isRecord`: an endpoint of its own takes the uid as `id`; else the search of its list finds it. */
export type RecordSource<Item> = ItemSource<Item> & { isRecord?: true };

export type List<Item extends { uid: string } = { uid: string }> = ItemSource<Item> & {
  /** In the address of its export, its column cookie and saved views. */
  name: string;
  label: string;
  /** @param uid of the record whose list it is; empty for a list of all */
  pathname: (uid: string) => string;
  /** The parameter with the uid of the record whose list it is. */
  recordKey?: string;
  /** Rows of other records are left out by it. */
  recordUid?: (item: Item) => Text;
  /** What the record is to its rows, where the parameter is no word for it: `creator`. */
  recordNoun?: string;
  search: string;
  empty: string;
  filters: readonly Filter<Item>[];
  fields: Fields<Item>;
  /** What tells hits apart; the search looks into lists that have it. */
  hit?: (item: Item, format: Format) => readonly Text[];
  columnsOf?: string;
  row: {
    /** Left out where rows are no records of a kind. */
    kind?: RecordKind;
    /** In sentences: `user`. */
    noun: string;
    name: (item: Item) => string;
    href: (item: Item) => Text;
    hasPreview?: false;
  };
  /** The API's CSV (`ofOne` for one chosen value, the id of its path); else the app writes the fields. */
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

/** Read by its screen, previews, hits of the search and comparisons. */
export type RecordDeclaration<Item extends { uid: string }> = {
  kind: RecordKind;
  /** In sentences: `user`. */
  noun: string;
  name: (item: Item) => string;
  fields: Fields<Item>;
  facts: readonly string[];
  compared?: readonly string[];
  tabs: readonly RecordTab<Item>[];
};

export type RowCount = {
  endpoint: Endpoint;
  query: (uid: string) => Readonly<Record<string, string>>;
  /** A row without the uid of the record shows that the API ignored the query. */
  rowsHaveUid?: true;
};

export type RecordTab<Item> = {
  label: string;
  href: (uid: string) => string;
  count?: RowCount;
  totalOf?: (item: Item) => number | null | undefined;
  isOf?: (item: Item) => boolean;
};
