import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useShortcuts } from '@/components/navigation/shortcuts';
import { createStore } from '@/components/navigation/store';
import { useUsesKeys } from '@/components/navigation/uses-keys';
import { takeRowLeft } from '@/components/navigation/way-back';
import { useLoaded } from '@/components/ui/use-loaded';
import { openWhenLoaded } from './open-when-loaded';
import { isBroken } from './table-model';
import type { DataRow } from './use-data-table';

const loadMenu = () => import('./row-menu').then((module) => module.RowMenu);

/** Shortcut keys act on the table with the focus, or if none has it, on the first table with rows. */
const focusedTable = createStore<HTMLElement | null>(null);

/** Makes the rows one tab stop (roving tabindex). If the focused row disappears, the first row gets the focus. */
export function useRowFocus(rows: readonly DataRow[], body: RefObject<HTMLTableSectionElement | null>) {
  const usesKeys = useUsesKeys();
  const [rowId, setRowId] = useState<string | null>(null);
  const [menuAt, setMenuAt] = useState<number | null>(null);
  const [RowMenu, prepareMenu] = useLoaded(loadMenu);
  const focused = useRef<Element | null>(null);
  const found = rows.findIndex(({ id }) => id === rowId);
  const stop = Math.max(0, found);

  const focus = (index: number) => {
    const element = body.current?.rows[index];
    if (!rows[index] || !element) return false;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return true;
  };
  const isInUse = () => focusedTable.get() === body.current;
  const step = (by: number) => {
    if (rows.length === 0 || (focusedTable.get() && !isInUse())) return false;
    return focus(isInUse() ? stop + by : stop) || isInUse();
  };
  const openMenu = useCallback(
    (index: number) => openWhenLoaded('The menu', prepareMenu, () => setMenuAt(index)),
    [prepareMenu],
  );
  const closeMenu = useCallback(() => setMenuAt(null), []);
  const toggleSelected = () => {
    const row = rows[stop];
    if (!isInUse() || !row?.getCanSelect()) return false;
    row.toggleSelected();
  };
  const extendSelection = (by: -1 | 1) => {
    if (!isInUse() || !rows[stop]?.getCanSelect()) return false;
    rows[stop].toggleSelected(true);
    rows[stop + by]?.toggleSelected(true);
    return step(by);
  };
  useShortcuts({
    x: toggleSelected,
    'Shift+j': () => extendSelection(1),
    'Shift+k': () => extendSelection(-1),
    j: () => step(1),
    k: () => step(-1),
    rows: () => step(0),
    '.': () => {
      const row = rows[stop]?.original;
      if (!isInUse() || !row || isBroken(row)) return false;
      openMenu(stop);
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the rows have changed
  useLayoutEffect(() => {
    const last = focused.current;
    if (last && !last.isConnected && document.activeElement === document.body) focus(stop);
  }, [rows]);
  useEffect(() => () => focusedTable.set(null), []);

  return {
    focus,
    stop,
    menuAt: (index: number) => (index === menuAt ? RowMenu : undefined),
    openMenu,
    closeMenu,
    prepareMenu,
    isReached: (index: number) => !usesKeys || index === stop,
    tabIndexOf: (index: number): 0 | -1 => (usesKeys && index === stop ? 0 : -1),
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLTableSectionElement>) => {
      const row = rows[indexOf(target, currentTarget)];
      if (!row) return;
      focused.current = target;
      focusedTable.set(currentTarget);
      setRowId(row.id);
    },
    onBlur: ({ target }: FocusEvent<HTMLTableSectionElement>) => {
      // A row that was removed stays in `focused`, so that another row gets the focus.
      if (!target.isConnected) return;
      focused.current = null;
      focusedTable.set(null);
    },
  };
}

export type RowFocus = ReturnType<typeof useRowFocus>;

export function indexOf(target: EventTarget | null, body: HTMLTableSectionElement | null): number {
  if (!(target instanceof Element) || !body?.contains(target)) return -1;
  return [...body.rows].findIndex((row) => row.contains(target));
}

const MARKED_MS = 2000;

/** Briefly highlights the row of the record that the user comes back from. */
export function useRowLeft(uids: readonly (string | null)[], focus: (index: number) => unknown): string | null {
  const [returned, setReturned] = useState<string | null>(null);
  const focusRow = useEffectEvent(focus);
  useEffect(() => {
    const uid = takeRowLeft();
    const index = uids.indexOf(uid);
    if (uid === null || index === -1) return;
    const frame = requestAnimationFrame(() => {
      focusRow(index);
      setReturned(uid);
    });
    return () => cancelAnimationFrame(frame);
  }, [uids]);
  useEffect(() => {
    if (returned === null) return;
    const timer = setTimeout(setReturned, MARKED_MS, null);
    return () => clearTimeout(timer);
  }, [returned]);
  return returned;
}
