'use client';

import { createContext, type ReactNode, use, useMemo } from 'react';
import type { Head } from './column';

/** A row for what is drawn in it: its uid, what it says in a column, and the note beside the column's head. */
type Said = { uid: string; said: (column: string) => string | null; noteOf: (column: string) => string };

const Context = createContext<Said>({ uid: '', said: () => null, noteOf: () => '' });

type Props = {
  row: { uid: string; texts: readonly (string | null)[] };
  heads: readonly Head[];
  children: ReactNode;
};

/** Around the cells of a row: their dialogs repeat what it says, which is not sent again. */
export function RowSaid({ row, heads, children }: Props) {
  const value = useMemo<Said>(
    () => ({
      uid: row.uid,
      said: (column) => row.texts[heads.findIndex(({ id }) => id === column)] ?? null,
      noteOf: (column) => heads.find(({ id }) => id === column)?.note ?? '',
    }),
    [row, heads],
  );
  return <Context value={value}>{children}</Context>;
}

export const useRowSaid = () => use(Context);
