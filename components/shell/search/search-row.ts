import type { ReactNode } from 'react';

/** A row of the search box: a link, or an action. */
export type SearchRow = {
  /** Identifies the row while results arrive. */
  value: string;
  content: ReactNode;
} & ({ href: string; className?: string } | { run: () => void });

export type SearchGroup = { heading: string; rows: readonly SearchRow[]; failure?: string };
