import type { ReactNode } from 'react';

/**
 * Where a cell goes when a row becomes a block on small screens: the block's title, one of three places at its right
 * edge, in a line of running text (the last of a line ends it), or a labelled fact, two a line.
 */
export type SmallPlace = 'title' | 'aside-1' | 'aside-2' | 'aside-3' | 'text' | 'text-end' | 'fact';

/** A column of a list: declared once as data, drawn on the server, arranged in the browser. */
export type Column<Item> = {
  id: string;
  header: string;
  /** Stands muted beside the header: the time zone of a date column. */
  note?: string;
  sortKey?: string;
  align?: 'start' | 'end';
  /** Least width in px; what a wide screen has left is shared out in proportion. */
  width: number;
  small?: SmallPlace;
  /** Text is drawn by the table, cut with “…” where it is too long; nothing at all as “-”. */
  cell: (item: Item) => ReactNode;
};

export type SortDirection = 'ascending' | 'descending' | 'none';

export type Head = Omit<Column<never>, 'cell' | 'sortKey'> & {
  sort?: { href: string; direction: SortDirection };
};

/** Cells stand under the place of their column: of a list's elements the framework would want keys. */
export type TableRow =
  | { id: string; cells: Readonly<Record<number, ReactNode>>; current?: boolean }
  | { id: string; broken: { uid: string | null; fault: string } };
