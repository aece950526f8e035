import { createContext, use } from 'react';
import type { TableRow } from './table-model';

export type RowActions = {
  open: (row: TableRow) => void;
  remember: (row: TableRow) => void;
  /** Undefined if the rows have no previews. */
  preview?: ((uid: string) => void) | undefined;
  warmPreview?: () => void;
};

export type RowHandlers = RowActions & {
  openMenu: (index: number) => void;
  closeMenu: () => void;
  prepareMenu: () => void;
};

const RowContext = createContext<RowHandlers | null>(null);

export const RowHandlersProvider = RowContext.Provider;

export function useRowHandlers(): RowHandlers {
  const handlers = use(RowContext);
  if (!handlers) throw new Error('A table row needs its table.');
  return handlers;
}
