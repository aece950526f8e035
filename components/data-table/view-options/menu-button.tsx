'use client';

import { Ellipsis } from 'lucide-react';
import { useExportDialog } from '@/components/data-table/export/export-opener';
import type { ExportFacts } from '@/components/data-table/export/export-summary';
import { useListNavigation } from '@/components/data-table/navigation/list-navigation';
import { MenuButton } from '@/components/lazy/menu-button';
import { buttonVariants } from '@/components/ui/button-variants';
import { useViewsDialog } from '@/components/views/use-views-dialog';
import type { ViewFacts } from '@/components/views/view-facts';

type Props = {
  /** When the rows were fetched, in ms since 1970. */
  fetchedAt: number;
  exported: ExportFacts;
  views: ViewFacts;
  /** The address of exactly these rows, without columns. */
  exact: string;
};

const load = () => import('./menu-items').then((module) => module.ListMenuItems);

/** The menu of a list: columns, CSV, its link, and a refresh with the age of the data. */
export function ListMenuButton({ fetchedAt, exported, views, exact }: Props) {
  const { columns, layout, keepLayout, refresh } = useListNavigation();
  const { prepare, show, dialog } = useExportDialog(exported);
  const viewsDialog = useViewsDialog(views);
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
          exact,
          prepareExport: prepare,
          startExport: show,
          prepareViews: viewsDialog.prepare,
          showViews: viewsDialog.show,
        }}
        label="More"
        className={buttonVariants({ variant: 'ghost', size: 'icon-sm' })}
      >
        <Ellipsis aria-hidden />
      </MenuButton>
      {dialog}
      {viewsDialog.dialog}
    </>
  );
}
