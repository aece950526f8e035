'use client';

import { useList, useListTable } from './list-context';
import { useLoadedWhen } from './use-loaded-when';

const importSelectionBar = () => import('./selection-bar').then((module) => module.SelectionBar);

export function Selection() {
  const { focusRow } = useList();
  const { table } = useListTable();
  const selected = table.getSelectedRowModel().rows;
  const hasSelection = selected.length > 0;
  const SelectionBar = useLoadedWhen(hasSelection, 'The row actions', importSelectionBar);
  const clear = () => {
    table.resetRowSelection(true);
    if (selected[0]?.original.uid) focusRow(selected[0].original.uid);
  };
  return (
    <>
      <p role="status" className="sr-only">
        {hasSelection && `${selected.length} selected`}
      </p>
      {hasSelection && SelectionBar && <SelectionBar onClear={clear} />}
    </>
  );
}
