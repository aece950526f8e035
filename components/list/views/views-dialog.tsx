'use client';

import type { DialogProps } from '@/components/lazy/dialog-button';
import { LazyDialogContent } from '@/components/lazy/lazy-dialog';
import { useList } from '@/components/list/list-provider';
import { ListLink } from '@/components/list/navigation/list-link';
import { useListNavigation } from '@/components/list/navigation/list-navigation';
import { Dialog, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { findView, viewHref, viewQuery, withView } from '@/lib/list/views/view';
import { NameForm } from './name-form';
import { useViews } from './use-views';
import type { ViewFacts } from './view-facts';
import { ViewRow } from './view-row';

const row = 'flex min-h-10 items-center gap-1 px-6 max-sm:px-4';
const link = 'min-w-0 grow truncate rounded-sm py-2 text-sm hover:underline aria-[current]:text-primary coarse:py-3';

/** The views of a list: to keep what it shows, and to open, rename, share, delete and make default what was kept. */
export function ViewsDialog({ open, onOpenChange, button, ...facts }: DialogProps & ViewFacts) {
  const { name: list, pathname, state } = facts;
  const { views, keep } = useViews(facts.account);
  const { layout, arrange } = useList();
  const { navigate } = useListNavigation();
  const kept = views.filter((view) => view.list === list);
  const keepAs = (text: string) => {
    const view = { list, name: findView(kept, list, text)?.name ?? text, query: viewQuery(state, layout) };
    if (!keep(withView(views, view))) return undefined;
    onOpenChange(false);
    navigate(viewHref(pathname, view));
  };
  const opened = () => {
    // Columns that were changed in a view are not in its address, which may stay the same.
    if (state.view !== undefined && state.columns) arrange?.(state.columns);
    onOpenChange(false);
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <LazyDialogContent button={button} className="sm:max-w-140">
        <DialogHeader>
          <DialogTitle>{`Views of ${facts.label}`}</DialogTitle>
          <DialogDescription>Search, filters, order, rows per page and columns, kept in this browser</DialogDescription>
        </DialogHeader>
        <div className="px-6 py-4 max-sm:px-4">
          <NameForm
            label="Keep what the list shows now as"
            initial={state.view ?? ''}
            verb={(text) => (findView(kept, list, text) ? 'Replace' : 'Keep')}
            submit={keepAs}
          />
        </div>
        <ul aria-label="Kept views" className="border-t py-1">
          <li className={row}>
            <ListLink href={pathname} onFollow={opened} className={`${link} text-muted-foreground`}>
              The list without a view
            </ListLink>
          </li>
          {kept.map((view) => (
            <li key={view.name} className={row}>
              <ViewRow view={view} facts={facts} views={views} keep={keep}>
                <ListLink
                  href={viewHref(pathname, view)}
                  onFollow={opened}
                  aria-current={view.name === state.view || undefined}
                  title={view.name}
                  className={`${link} font-medium`}
                >
                  {view.name}
                  {view.isDefault && <span className="ml-2 font-normal text-muted-foreground">default</span>}
                </ListLink>
              </ViewRow>
            </li>
          ))}
        </ul>
        {kept.length === 0 && <p className="px-6 pb-4 text-sm max-sm:px-4">No views are kept yet.</p>}
      </LazyDialogContent>
    </Dialog>
  );
}
