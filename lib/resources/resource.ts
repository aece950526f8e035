import type * as z from 'zod';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { Filter } from '@/lib/list/url/filters';
import type { RecordKind } from '@/lib/navigation';

export type Format = { timeZone: string };

type Text = string | null | undefined;

/** A field in the API's own CSV: its headings, besides label and id, and the text that the app writes. */
export type ApiCsvField = {
  headings?: readonly string[];
  /** `cell` returns the row's text under a heading; empty if there is none. */
  text?: (cell: (heading: string) => string, format: Format) => Text;
};

/**
 * A card has a title, a value at the right edge, and a grey line of two fields. Other fields are hidden until it is
 * opened.
 */
export type CardPart = 'title' | 'aside' | 'line-start' | 'line-end';

export type FieldDefinition<Item> = {
  label: string;
  note?: string;
  text: (item: Item, format: Format) => Text;
  /** Explains the value. Shown below it outside tables. */
  meaning?: (item: Item) => Text;
  /** The item's properties that the field shows, unless it shows only the property with the field's id. */
  reads?: readonly string[];
  names?: (item: Item) => readonly string[];
  /** The value in a CSV if it is a number. */
  number?: (item: Item) => number | null | undefined;
  /** In a CSV, even whole numbers have one decimal: `30.0`. */
  hasDecimal?: true;
  /** The heading in a CSV, if the label alone is not clear. */
  heading?: string;
  apiCsv?: ApiCsvField;
  kind?: 'id' | 'status' | 'time' | 'word';
  href?: (item: Item) => Text;
  /** For the local time at the course; `at` is ISO 8601. */
  playedAt?: (item: Item) => { at: string; courseUid: string } | null;
  /** The URL that returns an e-mail address when staff reveal it. */
  emailUrl?: (item: Item) => string;
  sortKey?: string;
  align?: 'end';
  /** Column width in px; with `grow`, the minimum. */
  width: number;
  /** The column's share of spare space. None for values of equal length. */
  grow?: number;
  /** The field's position on a phone, where each row is a card. */
  card?: CardPart;
  isHidden?: true;
};

/**
 * Fields by id, in the order of the columns. The id of a field that shows one property of the item is that property's
 * key.
 */
export type Fields<Item> = Readonly<Record<string, FieldDefinition<Item>>>;

export type ItemSource<Item> = {
  endpoint: Endpoint;
  item: z.ZodType<Item>;
  /** Top-level fields that may be missing or wrong, because the specification does not define them. */
  mayBeMissing: readonly (keyof Item & string)[];
};

/** `isRecord`: an endpoint returns a single record by its `id`. Otherwise, the app searches the list for it. */
export type RecordSource<Item> = ItemSource<Item> & { isRecord?: true };

export type ListDefinition<Item extends { uid: string } = { uid: string }> = ItemSource<Item> & {
  /** The list's name in its export's URL, its column cookie and saved views. */
  name: string;
  label: string;
  /** @param uid the record that the list belongs to; empty for a list of all records */
  pathname: (uid: string) => string;
  /** The API parameter for the uid of the record that the list belongs to. */
  recordKey?: string;
  /** Returns the uid of the record that a row belongs to, so that rows of other records can be left out. */
  recordUid?: (item: Item) => Text;
  /** The noun for the record in notes about its rows, such as `creator`; by default `recordKey`. */
  recordNoun?: string;
  search: string;
  empty: string;
  /** What staff may want to find here, but the API cannot search or filter, and where to find it. */
  notOffered?: string;
  /** What one row is, if staff may take it for something else. */
  rowMeaning?: string;
  filters: readonly Filter<Item>[];
  /** What a summary also counts by, though the API cannot filter by it. */
  alsoCounted?: readonly Filter<Item>[];
  fields: Fields<Item>;
  /**
   * Texts that distinguish search results with the same title. Lists without them are not part of the search of
   * everything.
   */
  hit?: (item: Item, format: Format) => readonly Text[];
  /** Of search results with the same title, those nearest to now come first. */
  hitAt?: (item: Item) => string | null | undefined;
  /** Set if a search without results also looks for similar names, of the rows or of their courses. */
  offersSimilar?: true | 'courses';
  /** The name of another list, whose column cookie this list shares. */
  columnCookie?: string;
  /** Finds the previewed item if its row is on another page, so that the preview has the row's cells. */
  previewSource?: () => RecordSource<Item>;
  row: {
    /** Missing if the rows are not records. */
    kind?: RecordKind;
    /** The noun for one row within a sentence: `user`. */
    noun: string;
    name: (item: Item) => string;
    href: (item: Item) => Text;
    hasPreview?: false;
  };
  /**
   * Endpoints that send this list as CSV. `ofOne` needs exactly one value of `filter`. Without an endpoint, the app
   * writes the CSV.
   */
  csv: {
    file: string;
    endpoint?: Endpoint;
    ofOne?: { filter: string; endpoint: Endpoint };
    more?: readonly FieldDefinition<Item>[];
  };
};

/** A list with any type of item, which only the list's own functions read. */
// biome-ignore lint/suspicious/noExplicitAny: a list of any items, for code that handles all lists
export type AnyList = ListDefinition<any>;

/** What a record's screen, preview, search result and comparison show. */
export type RecordDeclaration<Item extends { uid: string }> = {
  kind: RecordKind;
  /** The noun for the record within a sentence: `user`. */
  noun: string;
  name: (item: Item) => string;
  fields: Fields<Item>;
  facts: readonly string[];
  /** Ids of fields to leave out, because they would say nothing about this record. */
  emptyFacts?: (item: Item) => readonly string[];
  compared?: readonly string[];
  tabs: readonly RecordTab<Item>[];
};

export type RowCount = {
  endpoint: Endpoint;
  query: (uid: string) => Readonly<Record<string, string>>;
  /** True if each row contains the record's uid. A row without it shows that the API ignored the query. */
  rowsHaveUid?: true;
};

type RecordTab<Item> = {
  label: string;
  href: (uid: string) => string;
  /** Another value of `tab` in the query that belongs to this tab. */
  alsoView?: string;
  count?: RowCount;
  totalOf?: (item: Item) => number | null | undefined;
  isOf?: (item: Item) => boolean;
};
