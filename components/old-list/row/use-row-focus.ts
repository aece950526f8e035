import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useListStore } from '@/components/old-list/list-store';
import type { ModelRow } from '@/components/old-list/model/list-model';

/** The rows of a table as one tab stop. */
export type RowFocus = {
  /** Whether rows are one tab stop: from the first key on. */
  isOn: boolean;
  /** The place of the row that Tab reaches. */
  stop: number;
  focus: (place: number) => boolean;
  onFocus: (event: FocusEvent<HTMLTableSectionElement>) => void;
  onBlur: (event: FocusEvent<HTMLTableSectionElement>) => void;
};

/** The row that had the focus last; one that could not be read is known by its place, on its own page only. */
type Last = { uid: string | null; place: number; rows: readonly ModelRow[] };

/**
 * Makes the rows of a table one tab stop: Tab reaches one row, then its own links and buttons, then what is after the
 * table. Other rows in the same elements take the focus with their row, or to the first one.
 */
export function useRowFocus(rows: readonly ModelRow[], body: RefObject<HTMLTableSectionElement | null>): RowFocus {
  const isOn = useListStore(({ usesKeys }) => usesKeys);
  const [row, setRow] = useState<Last | null>(null);
  const held = useRef<{ place: number; element: Element } | null>(null);
  const stop = row ? Math.max(0, placeIn(rows, row)) : 0;

  useLayoutEffect(() => {
    const last = held.current;
    if (!last || !isOn) return;
    const { activeElement } = document;
    const isLost = !last.element.isConnected && activeElement === document.body;
    const isOnRow = last.element === activeElement && last.element === body.current?.rows[last.place];
    if (isLost || (isOnRow && last.place !== stop)) show(body.current?.rows[stop]);
  }, [isOn, stop, body]);

  const focus = useCallback(
    (place: number) => {
      if (!rows[place]) return false;
      setRow(lastAt(rows, place));
      show(body.current?.rows[place]);
      return true;
    },
    [rows, body],
  );

  return {
    isOn,
    stop,
    focus,
    onFocus: ({ target }) => {
      const place = placeOf(target, body.current);
      held.current = place === -1 ? null : { place, element: target };
      if (place !== -1) setRow(lastAt(rows, place));
    },
    onBlur: ({ target }) => {
      if (target.isConnected) held.current = null;
    },
  };
}

function lastAt(rows: readonly ModelRow[], place: number): Last {
  return { uid: rows[place]?.uid || null, place, rows };
}

function placeIn(rows: readonly ModelRow[], { uid, place, rows: then }: Last): number {
  return uid === null ? (then === rows ? place : -1) : rows.findIndex((row) => row.uid === uid);
}

/** The place of the row that an element is in; -1 outside of the rows. */
export function placeOf(target: EventTarget | null, body: HTMLTableSectionElement | null): number {
  if (!(target instanceof Element) || !body?.contains(target)) return -1;
  return [...body.rows].findIndex((row) => row.contains(target));
}

function show(row: HTMLTableRowElement | undefined): void {
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
