import type { ReactNode } from 'react';

/**
 * The place of a cell on small screens, where a row is a block: its title, one of three places at its right edge, a
 * line of text (`text-end` ends the line), or a labelled fact, two per line.
 */
export type SmallPlace = 'title' | 'aside-1' | 'aside-2' | 'aside-3' | 'text' | 'text-end' | 'fact';

/** A column of a list: declared as data, drawn on the server, arranged in the browser. */
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
  /** The table draws text, cut with “…” where it is too long, and nothing as “-”. */
  cell: (item: Item) => ReactNode;
  /** The row's record, where the cell links to it: a name that could not be read still leads there. */
  link?: (item: Item) => string;
};

export type SortDirection = 'ascending' | 'descending' | 'none';

export type Head = Omit<Column<never>, 'cell' | 'link' | 'sortKey'> & {
  sort?: { href: string; direction: SortDirection };
};

/** Cells by the index of their column: an array of elements would need keys. */
export type TableRow =
  | {
      id: string;
      cells: Readonly<Record<number, ReactNode>>;
      current?: boolean;
      /** The name of its record, where it can be peeked at. */
      name?: string;
    }
  | { id: string; broken: { uid: string | null; fault: string } };
