'use client';

import { Ellipsis } from 'lucide-react';
import { type ComponentType, useCallback, useState } from 'react';
import type { ChangesProps } from '@/components/data-table/changes/changes';
import type { ShownRow } from '@/components/data-table/changes/compare-rows';
import { useExportDialog } from '@/components/data-table/export/export-opener';
import type { ExportFacts } from '@/components/data-table/export/export-summary';
import { useAsCurrentList } from '@/components/data-table/navigation/current-list';
import { useListNavigation } from '@/components/data-table/navigation/list-navigation';
import { MenuButton } from '@/components/lazy/menu-button';
import { buttonVariants } from '@/components/ui/button-variants';
import { useViewsDialog } from '@/components/views/use-views-dialog';
import type { ViewFacts } from '@/components/views/view-facts';
import type { ShownList } from '@/lib/list/copies/list-link';

type Props = {
  /** When the rows were fetched, in ms since 1970. */
  fetchedAt: number;
  /** Whether they could be. */
  loaded: boolean;
  exported: ExportFacts;
  views: ViewFacts;
  shown: ShownList;
};

/** A refresh whose rows are compared with those before it. */
type Comparison = {
  Changes: ComponentType<ChangesProps>;
  before: readonly ShownRow[];
  /** When the rows before and after it were fetched. */
  of: number;
  shown?: number;
};

const load = () => import('./menu-items').then((module) => module.ListMenuItems);

/** The menu of a list: columns, CSV, its link, and a refresh with the age of the data. */
export function ListMenuButton({ fetchedAt, loaded, exported, views, shown }: Props) {
  const { columns, layout, keepLayout, refresh } = useListNavigation();
  const { prepare, show, dialog } = useExportDialog(exported);
  const viewsDialog = useViewsDialog(views);
  const { total } = exported;
  const [comparison, compare] = useState<Comparison | null>(null);
  const done = useCallback(() => compare(null), []);
  if (comparison && comparison.of !== fetchedAt && comparison.shown !== fetchedAt) {
    // The first rows after the refresh are compared; those after them are another page.
    compare(comparison.shown === undefined ? { ...comparison, shown: fetchedAt } : null);
  }
  useAsCurrentList({ layout, shown, total, startExport: show });
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
          compare: (Changes, before) => {
            compare({ Changes, before, of: fetchedAt });
            refresh();
          },
          total,
          shown,
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
      {comparison?.shown === fetchedAt && <comparison.Changes before={comparison.before} loaded={loaded} done={done} />}
    </>
  );
}
