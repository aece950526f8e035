import type { ReactNode } from 'react';
import type { CellFacts } from '@/components/fields/cell-value';
import type { CardPart } from '@/lib/resources/resource';

export type TableColumn = {
  id: string;
  label: string;
  note?: string;
  /** The heading in copies and CSV files, if it differs from the label. */
  heading?: string;
  /** Kinds that the table renders in a special way. */
  kind?: 'id' | 'status';
  align?: 'end';
  width: number;
  grow?: number;
  card?: CardPart;
  isHidden?: true;
  sort?: { href: string; direction: 'ascending' | 'descending' | 'none' };
};

/** Keeps a note, such as the time zone, only in the first column that has it. */
export function notedOnce(columns: readonly TableColumn[]): TableColumn[] {
  return columns.map(({ note, ...column }, at) => {
    const isFirst = note !== undefined && columns.findIndex((one) => one.note === note) === at;
    return isFirst ? { ...column, note } : column;
  });
}

/** The column that is a card's title, or the first column if that one is hidden. */
export function titleOf(columns: readonly TableColumn[]): string | undefined {
  return (columns.find(({ card }) => card === 'title') ?? columns[0])?.id;
}

export type TableRow = {
  uid: string;
  href: string | null;
  name: string;
  /** Texts by column id, shown unless `cells` has a cell for the column. */
  texts: Readonly<Record<string, string>>;
  /** Numbers by column id as spreadsheets read them, which replace the texts in copies. */
  numbers?: Readonly<Record<string, string>>;
  /** Server-rendered cells by column id, for cells that need more than `texts` and `facts`. */
  cells: Readonly<Record<string, ReactNode>>;
  /** By column id. The browser renders these cells, because sending elements would take many times the bytes. */
  facts: Readonly<Record<string, CellFacts>>;
  faults?: string;
  current?: { anchor?: string } | undefined;
};

export type BrokenRow = { uid: string | null; error: string };

export type AnyTableRow = TableRow | BrokenRow;

export function isBroken(row: AnyTableRow): row is BrokenRow {
  return 'error' in row;
}
