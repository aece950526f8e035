import { type RefObject, useEffect } from 'react';
import { createStore, useStore } from '@/components/navigation/store';
import type { ShownList } from '@/lib/list/address/list-link';
import type { ColumnLayout } from '@/lib/list/columns/column-layout';
import type { ListModel } from './model/list-model';

/** A table on the screen, for keys that are pressed outside of it. */
export type TableOnScreen = {
  hasRows: () => boolean;
  /** Whether the focus is on one of its rows, or within it. */
  hasFocus: () => boolean;
  /** Moves the focus by rows; from outside of the rows to the one that had it last, else the first. */
  step: (by: number) => boolean;
  /** Opens the menu of the row that has the focus. */
  openMenu: () => boolean;
};

export type ListOnScreen = {
  model: ListModel;
  layout: ColumnLayout;
  /** Opens the record of a row, as a click on it does. */
  open: (uid: string) => void;
  /** Keeps the list for the record of a row that another link opens. */
  remember: (uid: string) => void;
  focusRow: (uid: string) => void;
};

export type Direction = 'previous' | 'next';
type Steps = Readonly<Partial<Record<Direction, () => void>>>;

type State = {
  list: ListOnScreen | null;
  tables: readonly TableOnScreen[];
  /** Whether a key was pressed: rows are one tab stop from then on. */
  usesKeys: boolean;
  /** Keys that follow one that asked for rows before they were there; null where none did. The first table takes them. */
  waitingKeys: readonly KeyboardEvent[] | null;
  /** What its links name. */
  shown: ShownList | null;
  /** Opens the export dialog of the list; the focus returns to the button. */
  startExport: ((button: { current: HTMLElement | null }) => void) | null;
  peekAhead: ((uid: string) => void) | null;
  turns: Steps;
  neighbours: Steps;
  /** The rows that were chosen to compare, of one kind, until the page is loaded anew: nothing of them is stored. */
  chosen: readonly string[];
  /** Whether a key opens the filters: their first field then takes the focus. */
  filtersByKey: boolean;
};

const store = createStore<State>({
  list: null,
  tables: [],
  usesKeys: false,
  waitingKeys: null,
  shown: null,
  startExport: null,
  peekAhead: null,
  turns: {},
  neighbours: {},
  chosen: [],
  filtersByKey: false,
});

/** What is on the screen; the only state of lists outside of React. */
export const listStore = {
  get: store.get,
  set: (changes: Partial<State>) => store.set({ ...store.get(), ...changes }),
};

export function useListStore<T>(select: (state: State) => T): T {
  return useStore(store, select);
}

/** The table that the keys mean: the one with the focus, else the first with rows. */
export function tableInUse(): TableOnScreen | undefined {
  const { tables } = store.get();
  return tables.find((table) => table.hasFocus()) ?? tables.find((table) => table.hasRows());
}

/** Has the brackets click this link while it is on the screen; one that is disabled does nothing then. */
export function useStepKey(
  kind: 'turns' | 'neighbours',
  to: Direction | undefined,
  link: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (to === undefined) return;
    const step = () => link.current?.click();
    listStore.set({ [kind]: { ...listStore.get()[kind], [to]: step } });
    return () => {
      const { [to]: known, ...others } = listStore.get()[kind];
      if (known === step) listStore.set({ [kind]: others });
    };
  }, [kind, to, link]);
}
