'use client';

import { useState } from 'react';
import type { DialogProps } from '@/components/lazy/dialog-button';
import { LazyDialogContent } from '@/components/lazy/lazy-dialog';
import { Dialog, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { type View, withView } from '@/lib/list/views/view';
import { KeepForm } from './keep-form';
import { useViewActions } from './use-view-actions';
import type { ViewFacts } from './view-facts';
import { viewList } from './view-lists';
import { ViewRow } from './view-row';
import { ViewsFile } from './views-file';

/** The views of a list: to keep what it shows, and to open, rename, share, delete and make default what was kept. */
export function ViewsDialog({ open, onOpenChange, button, ...facts }: DialogProps & ViewFacts) {
  const actions = useViewActions(facts);
  const { all, views, keep, openBare } = actions;
  const [deleted, setDeleted] = useState<View | null>(null);
  const { list, pathname } = facts;
  const { label = 'this list', href = null } = viewList(list) ?? {};
  const close = () => onOpenChange(false);
  const undo = () => {
    if (deleted && keep(withView(all, deleted))) setDeleted(null);
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <LazyDialogContent button={button} className="sm:max-w-140">
        <DialogHeader>
          <DialogTitle>{`Views of ${label}`}</DialogTitle>
          <DialogDescription>Search, filters, order, rows per page and columns, kept in this browser</DialogDescription>
        </DialogHeader>
        <KeepForm facts={facts} actions={actions} kept={close} />
        <ul aria-label="Kept views" className="border-t py-1">
          <li className="flex items-center px-6 max-sm:px-4">
            <a
              href={pathname}
              className="min-w-0 grow truncate rounded-sm py-2 text-sm text-muted-foreground hover:underline coarse:py-3"
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                close();
                openBare();
              }}
            >
              The list without a view
            </a>
          </li>
          {views.map((view) => (
            <ViewRow
              key={view.name}
              view={view}
              facts={facts}
              actions={actions}
              canBeDefault={href !== null}
              close={close}
              onDeleted={() => setDeleted(view)}
            />
          ))}
        </ul>
        {views.length === 0 && !deleted && (
          <p className="px-6 pb-4 text-sm text-muted-foreground max-sm:px-4">No views are kept yet.</p>
        )}
        <p role="status" className="px-6 text-sm empty:hidden max-sm:px-4 [&:not(:empty)]:pb-3">
          {deleted && (
            <>
              {`“${deleted.name}” is deleted. `}
              <button
                type="button"
                onClick={undo}
                className="rounded-sm font-medium text-primary hover:underline coarse:py-3"
              >
                Undo
              </button>
            </>
          )}
        </p>
        <ViewsFile actions={actions} />
      </LazyDialogContent>
    </Dialog>
  );
}
