import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { typeAgain } from '@/components/old-lazy/type-again';
import { useList } from '@/components/old-list/list-provider';
import { type ListOnScreen, listStore, type TableOnScreen } from '@/components/old-list/list-store';
import { type ReadRow, readRows } from '@/components/old-list/model/list-model';
import { placeOf, type RowFocus } from './use-row-focus';

type Acts = {
  focus: RowFocus;
  menu: { open: (place: number, byKeyboard: boolean) => boolean };
  actions: { open: (row: ReadRow) => void; remember: (row: ReadRow) => void };
};

/**
 * Says that a table is on the screen, for keys that are pressed outside of it; a list, for the sheet beside it and the
 * search, too.
 */
export function useTableOnScreen(body: RefObject<HTMLTableSectionElement | null>, acts: Acts, isList: boolean): void {
  const { model, layout } = useList();
  const latest = useEffectEvent(() => acts);
  const { rows } = model;
  // Before a key can meet rows that are no longer there.
  useLayoutEffect(() => {
    const here = () => placeOf(document.activeElement, body.current);
    const table: TableOnScreen = {
      hasRows: () => rows.some(({ uid }) => uid !== ''),
      hasFocus: () => here() !== -1,
      step: (by) => {
        const { focus } = latest();
        return focus.focus(here() === -1 ? focus.stop : here() + by) || here() !== -1;
      },
      openMenu: () => here() !== -1 && latest().menu.open(here(), true),
    };
    listStore.set({ tables: [...listStore.get().tables, table] });
    const { waitingKeys } = listStore.get();
    if (waitingKeys && table.hasRows() && table.step(0)) {
      listStore.set({ waitingKeys: null });
      waitingKeys.forEach(typeAgain);
    }
    return () => listStore.set({ tables: listStore.get().tables.filter((one) => one !== table) });
  }, [rows, body]);
  useEffect(() => {
    if (!isList) return;
    const act = (uid: string, does: (row: ReadRow) => void) => {
      const row = readRows(model).find((one) => one.uid === uid);
      if (row) does(row);
    };
    const list: ListOnScreen = {
      model,
      layout,
      open: (uid) => act(uid, latest().actions.open),
      remember: (uid) => act(uid, latest().actions.remember),
      focusRow: (uid) => void latest().focus.focus(model.rows.findIndex((row) => row.uid === uid)),
    };
    listStore.set({ list });
    return () => {
      if (listStore.get().list === list) listStore.set({ list: null });
    };
  }, [isList, model, layout]);
}
