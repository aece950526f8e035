import { type RefObject, useEffect } from 'react';
import type { ColumnLayout } from '@/lib/list/column-layout';
import type { ShownList } from '@/lib/list/copies/list-link';

/** The list that is on the screen, for what acts on it from outside of it. */
export type CurrentList = {
  layout: ColumnLayout;
  shown: ShownList;
  /** Rows of the list; null when that is not known. */
  total: number | null;
  /** Opens the export dialog; the focus returns to the button. */
  startExport: (button: RefObject<HTMLElement | null>) => void;
};

let current: CurrentList | null = null;

export function useAsCurrentList(list: CurrentList): void {
  useEffect(() => {
    current = list;
    return () => {
      current = null;
    };
  });
}

export function currentList(): CurrentList | null {
  return current;
}
