'use client';

import { Link2, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { copyText } from '@/components/old-cells/copy-text';
import type { DialogProps } from '@/components/old-lazy/dialog-button';
import { LazyDialogContent } from '@/components/old-lazy/lazy-dialog';
import { useList } from '@/components/old-list/list-provider';
import { ListLink } from '@/components/old-list/navigation/list-link';
import { useListNavigation } from '@/components/old-list/navigation/list-navigation';
import { Button } from '@/components/ui/button';
import { Dialog, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { findView, type View, viewHref, viewQuery, withoutView, withView } from '@/lib/list/views/view';
import { NameForm } from './name-form';
import { useViews } from './use-views';
import type { ViewFacts } from './view-facts';

const row = 'flex min-h-10 items-center gap-1 px-6 max-sm:px-4';
const link = 'min-w-0 grow truncate rounded-sm py-2 text-sm hover:underline aria-[current]:text-primary coarse:py-3';

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

type Props = ReturnType<typeof useViews> & { view: View; facts: ViewFacts; children: ReactNode };

/** A kept view: its link, and what can be done with it. A deletion is asked for first. */
function ViewRow({ view, facts: { pathname }, views, keep, children }: Props) {
  const [step, setStep] = useState<'start' | 'delete' | 'cancelled'>('start');
  const { name } = view;
  const copyLink = () => copyText(new URL(viewHref(pathname, view), location.href).href);
  const actions = [
    { icon: Link2, label: `Copy the link of ${name}`, act: copyLink },
    {
      icon: Trash2,
      label: `Delete ${name}`,
      act: () => setStep('delete'),
      hasFocus: step === 'cancelled',
    },
  ];
  return (
    <>
      {children}
      {step === 'delete' ? (
        <div role="alert" className="flex items-center gap-2 text-sm">
          Delete?
          <Button
            variant="destructive"
            size="sm"
            aria-label={`Yes, delete ${name}`}
            onClick={() => keep(withoutView(views, view))}
          >
            Yes
          </Button>
          <Button variant="outline" size="sm" autoFocus onClick={() => setStep('cancelled')}>
            Cancel
          </Button>
        </div>
      ) : (
        actions.map(({ icon: Icon, label, act, hasFocus }) => (
          <Button
            key={label}
            variant="ghost"
            size="icon-sm"
            aria-label={label}
            data-tip={label}
            autoFocus={hasFocus}
            onClick={act}
            className="text-muted-foreground"
          >
            <Icon aria-hidden />
          </Button>
        ))
      )}
    </>
  );
}
