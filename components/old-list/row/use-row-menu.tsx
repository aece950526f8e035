import { type RefObject, useState } from 'react';
import { useLazy } from '@/components/old-lazy/use-lazy';
import { useList } from '@/components/old-list/list-provider';
import { copiedRow } from '@/components/old-list/model/copied-rows';
import { isRead, type ModelRow, type ReadRow, shownColumns } from '@/components/old-list/model/list-model';

const load = () => import('@/components/old-list/row-menu/row-menu').then((module) => module.RowMenu);

type Opened = { place: number; byKeyboard: boolean };

type Options = {
  rows: readonly ModelRow[];
  body: RefObject<HTMLTableSectionElement | null>;
  open: (row: ReadRow) => void;
  hasTools: boolean;
};

export function useRowMenu({ rows, body, open: openRow, hasTools }: Options) {
  const { model, layout } = useList();
  const { Loaded: Menu, open: isOpen, setOpen, show, preload } = useLazy('The menu', load);
  const [opened, setOpened] = useState<Opened | null>(null);
  const row = opened && rows[opened.place];
  const isShown = isOpen && opened !== null;
  const element = isShown ? body.current?.rows[opened.place] : undefined;
  const drawn = isShown && Menu && element && row && isRead(row) && (
    <Menu
      row={row}
      copied={copiedRow(model, { ids: shownColumns(model, layout), origin: location.origin }, row)}
      element={element}
      byKeyboard={opened.byKeyboard}
      onOpenChange={setOpen}
      openRow={() => openRow(row)}
    />
  );
  return {
    place: isShown ? opened.place : null,
    drawn,
    prepare: preload,
    open: (place: number, byKeyboard: boolean) => {
      const wanted = rows[place];
      if (!hasTools || !wanted || !isRead(wanted)) return false;
      setOpened({ place, byKeyboard });
      show();
      return true;
    },
  };
}
