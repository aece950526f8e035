import type * as z from 'zod';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { Filter } from '@/lib/list/url/filters';
import type { RecordKind } from '@/lib/navigation';

export type Format = { timeZone: string };

type Text = string | null | undefined;

/** How the API's own CSV has a field: under which headings besides label and id, and as which text of the screen. */
export type ApiCsvField = {
  headings?: readonly string[];
  /** `cell` returns the row's text under a heading; empty if there is none. */
  text?: (cell: (heading: string) => string, format: Format) => Text;
};

/** A card has a title, a value at the right edge, and a grey line of two fields. It hides other fields until opened. */
export type CardPart = 'title' | 'aside' | 'line-start' | 'line-end';

export type FieldDefinition<Item> = {
  label: string;
  note?: string;
  text: (item: Item, format: Format) => Text;
  /** Explains the value; shown below it outside tables. */
  meaning?: (item: Item) => Text;
  /** The item's properties that the field shows, if it is not only the one with the field's id. */
  reads?: readonly string[];
  names?: (item: Item) => readonly string[];
  /** The value in a CSV, if it is a number. */
  number?: (item: Item) => number | null | undefined;
  /** In a CSV, a whole number has one decimal too: `30.0`. */
  hasDecimal?: true;
  /** The heading in a CSV, if the label is not clear without the screen. */
  heading?: string;
  apiCsv?: ApiCsvField;
  kind?: 'id' | 'status' | 'time' | 'word';
  href?: (item: Item) => Text;
  /** Used to show the local time at the course; `at` is ISO 8601. */
  playedAt?: (item: Item) => { at: string; courseUid: string } | null;
  /** The URL from which an e-mail address is fetched when staff reveal it. */
  emailUrl?: (item: Item) => string;
  sortKey?: string;
  align?: 'end';
  /** Column width in px; with `grow`, the least width. */
  width: number;
  /** Share of the space that the columns leave. A column of values of one length has none. */
  grow?: number;
  /** Position of the field on a phone, where each row is a card. */
  card?: CardPart;
  isHidden?: true;
};

/** Fields by id, in the order of the columns. If a field shows a property of the item, its id is the property's key. */
export type Fields<Item> = Readonly<Record<string, FieldDefinition<Item>>>;

export type ItemSource<Item> = {
  endpoint: Endpoint;
  item: z.ZodType<Item>;
  /** Top-level fields that may be missing or wrong, because the specification does not define them. */
  mayBeMissing: readonly (keyof Item & string)[];
};

/** `isRecord`: an endpoint returns one record by its `id`. Otherwise, the app searches the list for the record. */
export type RecordSource<Item> = ItemSource<Item> & { isRecord?: true };

export type ListDefinition<Item extends { uid: string } = { uid: string }> = ItemSource<Item> & {
  /** The list's name in the address of its export, in its column cookie and in saved views. */
  name: string;
  label: string;
  /** @param uid the record to which the list belongs; empty for a list of all records */
  pathname: (uid: string) => string;
  /** The API parameter with the uid of the record to which the list belongs. */
  recordKey?: string;
  /** Returns the uid of the record to which a row belongs, so that rows of other records can be left out. */
  recordUid?: (item: Item) => Text;
  /** The noun for the record in notes about its rows, such as `creator`. The default is `recordKey`. */
  recordNoun?: string;
  search: string;
  empty: string;
  /** What staff may want to find here, but the API cannot search or filter, and where to find it. */
  notOffered?: string;
  /** What one row is, if staff may take it for something else. */
  rowMeaning?: string;
  filters: readonly Filter<Item>[];
  fields: Fields<Item>;
  /** Texts by which staff distinguish search results with the same title. A list without them is not part of the search of everything. */
  hit?: (item: Item, format: Format) => readonly Text[];
  /** True if a search without results looks for rows with a similar name. */
  offersSimilar?: true;
  /** The name of another list whose column cookie this list uses. */
  columnCookie?: string;
  /** Finds the item of a preview whose row is on another page, so that the preview has the row's cells. */
  previewSource?: () => RecordSource<Item>;
  row: {
    /** Missing when the rows are not records. */
    kind?: RecordKind;
    /** The noun for one row, as used in sentences: `user`. */
    noun: string;
    name: (item: Item) => string;
    href: (item: Item) => Text;
    hasPreview?: false;
  };
  /** Endpoints that send this list as CSV; `ofOne` needs exactly one value of `filter`. Else the app writes the CSV. */
  csv: {
    file: string;
    endpoint?: Endpoint;
    ofOne?: { filter: string; endpoint: Endpoint };
    more?: readonly FieldDefinition<Item>[];
  };
};

/** A list of any type. Only the list's own functions read its items. */
// biome-ignore lint/suspicious/noExplicitAny: a list of any items, for code that handles all lists
export type AnyList = ListDefinition<any>;

/** Declares what a record's screen, preview, search result and comparison show. */
export type RecordDeclaration<Item extends { uid: string }> = {
  kind: RecordKind;
  /** The noun for the record, as used in sentences: `user`. */
  noun: string;
  name: (item: Item) => string;
  fields: Fields<Item>;
  facts: readonly string[];
  /** Fields that say nothing about this record, and are left out. */
  emptyFacts?: (item: Item) => readonly string[];
  compared?: readonly string[];
  tabs: readonly RecordTab<Item>[];
};

export type RowCount = {
  endpoint: Endpoint;
  query: (uid: string) => Readonly<Record<string, string>>;
  /** True if each row contains the record's uid. A row without it then shows that the API ignored the query. */
  rowsHaveUid?: true;
};

type RecordTab<Item> = {
  label: string;
  href: (uid: string) => string;
  /** Another value of `tab` in the query whose screen belongs to this tab. */
  alsoView?: string;
  count?: RowCount;
  totalOf?: (item: Item) => number | null | undefined;
  isOf?: (item: Item) => boolean;
};
