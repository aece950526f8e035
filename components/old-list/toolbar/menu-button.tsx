'use client';

import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import type { DialogProps } from '@/components/old-lazy/dialog-button';
import { MenuButton } from '@/components/old-lazy/menu-button';
import { useLazy } from '@/components/old-lazy/use-lazy';
import type { ExportFacts } from '@/components/old-list/export/export-summary';
import { listStore } from '@/components/old-list/list-store';
import type { ViewFacts } from '@/components/old-list/views/view-facts';
import { buttonVariants } from '@/components/ui/button-variants';
import type { ShownList } from '@/lib/list/address/list-link';
import type { MenuDialog } from './menu-items';

type Props = {
  exported: ExportFacts;
  views: ViewFacts;
  shown: ShownList;
  /** Where its rows are counted by the values of a filter; null where none of them can be. */
  breakDown: string | null;
};

const loadExport = () => import('@/components/old-list/export/export-dialog').then((module) => module.ExportDialog);
const loadViews = () => import('@/components/old-list/views/views-dialog').then((module) => module.ViewsDialog);
const load = () => import('./menu-items').then((module) => module.ListMenuItems);

export function ListMenuButton({ exported, views, shown, breakDown }: Props) {
  const exportDialog = useMenuDialog('The export', loadExport, exported);
  const viewsDialog = useMenuDialog('The views', loadViews, views);
  const { show } = exportDialog;
  const { total } = exported;
  useEffect(() => {
    listStore.set({ shown, startExport: total === 0 ? null : show });
    return () => listStore.set({ shown: null, startExport: null });
  }, [shown, total, show]);
  return (
    <>
      <MenuButton
        load={load}
        menuProps={{ total, breakDown, exportDialog, viewsDialog }}
        aria-label="More"
        className={buttonVariants({ variant: 'ghost', size: 'icon-sm', className: 'before:icon-ellipsis' })}
      />
      {exportDialog.drawn}
      {viewsDialog.drawn}
    </>
  );
}

/** A dialog outside the menu that opens it, which closes. */
function useMenuDialog<Facts extends object>(
  name: string,
  load: () => Promise<ComponentType<DialogProps & Facts>>,
  facts: Facts,
): MenuDialog & { drawn: ReactNode } {
  const { Loaded: Dialog, open, setOpen, show, preload } = useLazy(name, load);
  const [button, setButton] = useState<DialogProps['button']>({ current: null });
  return {
    prepare: preload,
    show: useCallback(
      (from) => {
        setButton(from);
        show();
      },
      [show],
    ),
    drawn: Dialog && <Dialog {...facts} open={open} onOpenChange={setOpen} button={button} />,
  };
}
