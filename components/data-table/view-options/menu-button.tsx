'use client';

import { Ellipsis } from 'lucide-react';
import { useExportDialog } from '@/components/data-table/export/export-opener';
import type { ExportFacts } from '@/components/data-table/export/export-summary';
import { useListNavigation } from '@/components/data-table/navigation/list-navigation';
import { MenuButton } from '@/components/lazy/menu-button';
import { buttonVariants } from '@/components/ui/button-variants';

type Props = {
  /** When the rows were fetched, in ms since 1970. */
  fetchedAt: number;
  exported: ExportFacts;
};

const load = () => import('./menu-items').then((module) => module.ListMenuItems);

/** The menu of a list: columns, CSV, its link, and a refresh with the age of the data. */
export function ListMenuButton({ fetchedAt, exported }: Props) {
  const { columns, layout, keepLayout, refresh } = useListNavigation();
  const { prepare, show, dialog } = useExportDialog(exported);
  const { total } = exported;
  return (
    <>
      <MenuButton
        load={load}
        menuProps={{
          columns,
          fetchedAt,
          layout,
          keepLayout,
          refresh,
          total,
          prepareExport: prepare,
          startExport: show,
        }}
        label="More"
        className={buttonVariants({ variant: 'ghost', size: 'icon-sm' })}
      >
        <Ellipsis aria-hidden />
      </MenuButton>
      {dialog}
    </>
  );
}
