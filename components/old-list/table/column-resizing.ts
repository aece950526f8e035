import { type Ref, useImperativeHandle } from 'react';
import { useList } from '@/components/old-list/list-provider';
import { useColumnTable } from './use-column-table';

/** Begins to resize, from an event with the place where pointer or finger pressed. */
export type Resize = (event: unknown) => void;

export function ColumnResizing({ id, ref }: { id: string; ref: Ref<Resize> }) {
  const header = useColumnTable(useList())
    .getFlatHeaders()
    .find(({ column }) => column.id === id);
  useImperativeHandle(ref, () => (event) => header?.getResizeHandler()(event), [header]);
  return null;
}
