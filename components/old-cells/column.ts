import type { ReactNode } from 'react';
import type { Faulty, PathTo } from '@/lib/contract/wire/read';
import { made, type Reads } from '@/lib/contract/wire/unread';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { countText } from '@/lib/format/number';
import { lowerFirst } from '@/lib/format/title-case';
import { personName } from './name-or-uid';

/**
 * The place of a cell on small screens, where a row is a block: its title, one of three places at its right edge, a
 * line of text (`text-end` ends the line), or a labelled fact, two per line.
 */
export type SmallPlace = 'title' | 'aside-1' | 'aside-2' | 'aside-3' | 'text' | 'text-end' | 'fact';

/** A column of a list: declared as data, read on the server, arranged in the browser. */
export type Column<Item> = {
  id: string;
  header: string;
  /** Muted text beside the header: the time zone of a date column. */
  note?: string;
  sortKey?: string;
  align?: 'start' | 'end';
  /** Least width in px; wider tables share the rest in proportion. */
  width: number;
  /** Least width on a page of less than 768 px, where its texts take more lines. */
  narrow?: number;
  small?: SmallPlace;
  /** What the cell says, whole; the table draws nothing as “-”. Copies and comparisons have it. */
  text: Reads<Item, string | null | undefined>;
  /** The row's record, to which the cell leads: a name that could not be read still leads there. */
  link?: (item: Item) => string | null | undefined;
  /** Another record or list, to which the cell leads. */
  to?: (item: Item) => string | null | undefined;
  /** What its text identifies (“round ID”), where that is an id: both ends of it show, and a button copies it. */
  idOf?: string;
  /** Whether its text is a status, drawn with its shape. */
  isStatus?: boolean;
  /** The time of play that its text says, and the course whose clock it has. */
  played?: Reads<Item, PlayedAt | null | undefined>;
  /** How the server draws the cell, where that is more than all of these. */
  cell?: Reads<Item, ReactNode>;
};

type Named = { uid: string; name?: string } & Faulty<{ name?: string }>;

const NAME = { id: 'name', header: 'Name', sortKey: 'name', small: 'title' } as const;

/** The column of the row's name, which leads to its record. */
export function nameColumn(width: number, link?: (item: Named) => string): Column<Named> {
  return { ...NAME, width, text: 'name', ...(link && { link }) };
}

/** The name of a person, which is in two fields. */
export function personColumn<Item extends { uid: string }>(width: number, link: (item: Item) => string): Column<Item> {
  return { ...NAME, width, link, text: personName as unknown as Column<Item>['text'] };
}

/** The column of the row's own id. @param header `User ID` */
export function idColumn(header: string): Column<{ uid: string }> {
  return { id: 'uid', header, width: 170, small: 'fact', text: 'uid', idOf: lowerFirst(header) };
}

export function countColumn<Item>(id: PathTo<Item, Known<number>>, header: string, width: number): Column<Item> {
  return {
    id,
    header,
    sortKey: id,
    align: 'end',
    width,
    small: 'fact',
    text: made<Item, Known<number>, string | null>(id, countText),
  };
}

export function momentColumn<Item>(
  id: PathTo<Item, Known<string>>,
  header: string,
  width: number,
  timeZone: string,
): Column<Item> {
  const text = made<Item, Known<string>, Known<string>>(id, (moment) => moment && formatDateTime(moment, timeZone));
  return { id, header, note: zoneLabel(timeZone), sortKey: id, width, small: 'fact', text };
}

type Known<Value> = Value | null | undefined;

export type PlayedAt = readonly [at: string, course: string];

/** What is said of a row as a whole; table, print, copies and peek follow it. */
export type RowNote = {
  /** Whether it stands back behind the others. */
  muted?: boolean;
  word?: string;
  /** Whether the screen shows its record in detail, or was opened for it. */
  current?: boolean;
  /** Its id on the page, where an address leads to it. */
  anchor?: string;
};

/** What a list says of its items: column by column, and of the row as a whole. */
export type TableOf<Item> = {
  columns: readonly Column<Item>[];
  row?: Reads<Item, RowNote> | undefined;
};

export function only<Item>({ columns, row }: TableOf<Item>, ...ids: readonly string[]): TableOf<Item> {
  return { columns: columns.filter(({ id }) => ids.includes(id)), row };
}

/** The page of a window of 1440 px beside the open sidebar. */
const PREVIEW_WIDTH = 1180;

/** The first columns that fit there without scrolling sideways: the whole list has the others. */
export function fitting<Item>(columns: readonly Column<Item>[]): readonly Column<Item>[] {
  let width = 0;
  const over = columns.findIndex((column) => {
    width += column.width;
    return width > PREVIEW_WIDTH;
  });
  return over === -1 ? columns : columns.slice(0, over);
}

/** What of a column is read on the server. */
type ServerField = 'text' | 'link' | 'to' | 'played' | 'cell';

/** What the browser has of a column: never the column itself, whose functions stay on the server. */
export type Head = Omit<Column<never>, ServerField | 'sortKey'> & { [Field in ServerField]?: never } & {
  /** The address of its next order; undefined where it cannot be sorted. */
  sortHref?: string;
  isLink?: boolean;
};
