'use client';

import { useRef, useState } from 'react';
import { copyText } from '@/components/fields/copy-text';
import type { ExportFacts } from '@/components/list/export/export-facts';
import { useList } from '@/components/list/table/list-context';
import { openWhenLoaded, preload } from '@/components/list/table/open-when-loaded';
import { useShortcuts } from '@/components/navigation/shortcuts';
import { buttonVariants } from '@/components/ui/button-variants';
import { useLoaded } from '@/components/ui/use-loaded';
import { defaultLayout } from '@/lib/list/columns/column-layout';
import { listLink } from '@/lib/list/url/list-link';
import { printList } from './print-list';

type Props = {
  exported: ExportFacts;
  /** The URL of a table of counts by filter value; null if the list has none. */
  breakDown: string | null;
  /** True below a record's heading, which has a button to copy the link. */
  isOfRecord: boolean;
};

const importItems = () => import('./list-menu-items').then((module) => module.ListMenuItems);
const importExport = () => import('@/components/list/export/export-dialog').then((module) => module.ExportDialog);

type Dialog = { isOpen: boolean; opener: Element | null } | null;

export function ListMenu({ exported, breakDown, isOfRecord }: Props) {
  const { columns, state, layout, setLayout, timeZone, defaultTimeZone } = useList();
  const button = useRef<HTMLButtonElement>(null);
  const [ListMenuItems, loadItems] = useLoaded(importItems);
  const [ExportDialog, loadExport] = useLoaded(importExport);
  const [isOpen, setOpen] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const [exportDialog, setExportDialog] = useState<Dialog>(null);

  const defaults = defaultLayout(columns);
  const shown = { timeZone, defaultTimeZone, pageSize: state.pageSize };
  const copyLink = () => void copyText(listLink(location.href, layout, shown, defaults));
  const startExport = (opener: Element | null) =>
    openWhenLoaded('The export', loadExport, () => setExportDialog({ isOpen: true, opener }));
  const openMenu = () => openWhenLoaded('The menu', loadItems, () => setOpen(true));
  useShortcuts({
    e: () => exported.total !== 0 && startExport(document.activeElement),
    c: copyLink,
    print: () => exported.total !== 0 && printList(layout),
    columns: () => {
      button.current?.focus();
      openMenu();
    },
  });

  return (
    <div className="relative flex min-w-0 noscript:hidden">
      <button
        ref={button}
        type="button"
        aria-label="More"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={() => preload(loadItems)}
        onFocus={() => preload(loadItems)}
        onClick={() => (isOpen ? setOpen(false) : openMenu())}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || isOpen) return;
          event.preventDefault();
          openMenu();
        }}
        className={buttonVariants({ variant: 'ghost', size: 'icon-sm', className: 'before:icon-ellipsis' })}
      />
      {isOpen && ListMenuItems && (
        <ListMenuItems
          exported={exported}
          breakDown={breakDown}
          button={button}
          onOpenChange={setOpen}
          announce={setAnnouncement}
          resetColumns={() => setLayout(defaults)}
          copyLink={isOfRecord ? null : copyLink}
          startExport={() => startExport(button.current)}
          warmExport={() => preload(loadExport)}
        />
      )}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      {exportDialog && ExportDialog && (
        <ExportDialog
          {...exportDialog}
          facts={exported}
          onOpenChange={(next) => setExportDialog({ ...exportDialog, isOpen: next })}
        />
      )}
    </div>
  );
}
