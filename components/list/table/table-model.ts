import type { ReactNode } from 'react';

export type TableColumn = {
  id: string;
  label: string;
  note?: string;
  align?: 'end';
  width: number;
  /** Its place on a phone, where each row is a card; left out: a fact with its label. */
  card?: 'title' | 'aside';
  /** Not shown until a user chooses it. */
  isHidden?: true;
  sort?: { href: string; direction: 'ascending' | 'descending' | 'none' };
};

export type TableRow = {
  uid: string;
  href: string | null;
  /** The name of its record; null where it has no preview. */
  name: string | null;
  /** What each column says, by column id, for copies; null: nothing. */
  texts: Readonly<Record<string, string | null>>;
  /** What the server drew, by column id, where that is more than the text. */
  cells: Readonly<Record<string, ReactNode>>;
  /** Names the fields that are missing because they could not be read, and why. */
  faults: string | null;
  /** The screen is about this row; its anchor where the address leads to it. */
  current?: { anchor?: string } | undefined;
};

export type BrokenRow = { uid: string | null; error: string };

export type AnyTableRow = TableRow | BrokenRow;

export function isBroken(row: AnyTableRow): row is BrokenRow {
  return 'error' in row;
}
