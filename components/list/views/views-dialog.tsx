'use client';

import { useId, useState } from 'react';
import { Link } from '@/components/navigation/link';
import { useNavigate } from '@/components/navigation/navigation';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { Field, FieldLabel } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { ListState } from '@/lib/list/address/list-state';
import { MAX_VIEW_NAME, readViewName } from '@/lib/list/address/view-name';
import type { ColumnLayout } from '@/lib/list/columns/column-layout';
import { findView, type View, viewHref, viewQuery, withoutView, withView } from '@/lib/list/views/view';
import { useViews } from './use-views';
import { ViewActions } from './view-actions';

type Props = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Has the focus afterwards. */
  opener: Element | null;
  /** The name of the list in saved views. */
  list: string;
  label: string;
  pathname: string;
  state: ListState;
  account: string;
  layout: ColumnLayout;
  onLayoutChange: (layout: ColumnLayout) => void;
};

const row = 'flex min-h-10 items-center gap-1 px-6 max-sm:px-4';
const link = 'min-w-0 grow truncate rounded-sm py-2 text-sm hover:underline aria-[current]:text-primary coarse:py-3';

/** Saves what the list shows under a name; opens, shares and deletes saved views. */
export function ViewsDialog({
  isOpen,
  onOpenChange,
  opener,
  list,
  label,
  pathname,
  state,
  account,
  ...columns
}: Props) {
  const { views, saveViews } = useViews(account);
  const { push } = useNavigate();
  const saved = views.filter((view) => view.list === list);
  const close = () => onOpenChange(false);

  const save = (name: string) => {
    const view = { list, name: findView(saved, list, name)?.name ?? name, query: viewQuery(state, columns.layout) };
    if (!saveViews(withView(views, view))) return;
    close();
    push(viewHref(pathname, view), { scroll: false });
  };
  const openView = (view: View | null) => {
    // The address of the view that is open may not change, while its columns were changed.
    const isOpenView = view !== null && view.name === state.view;
    if (isOpenView && state.columns) {
      const { hidden, order } = state.columns;
      columns.onLayoutChange({ hidden, order });
    }
    close();
  };

  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        className="sm:max-w-140"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
        }}
      >
        <DialogHeader>
          <DialogTitle>{`Views of ${label}`}</DialogTitle>
          <DialogDescription>Search, filters, order, rows per page and columns, kept in this browser</DialogDescription>
        </DialogHeader>
        <div className="px-6 py-4 max-sm:px-4">
          <ViewNameForm
            initial={state.view ?? ''}
            isTaken={(name) => findView(saved, list, name) !== undefined}
            onSave={save}
          />
        </div>
        <ul aria-label="Kept views" className="border-t py-1">
          <li className={row}>
            <Link
              href={pathname}
              scroll={false}
              onFollow={() => openView(null)}
              className={`${link} text-muted-foreground`}
            >
              The list without a view
            </Link>
          </li>
          {saved.map((view) => (
            <li key={view.name} className={row}>
              <Link
                href={viewHref(pathname, view)}
                scroll={false}
                onFollow={() => openView(view)}
                aria-current={view.name === state.view || undefined}
                title={view.name}
                className={`${link} font-medium`}
              >
                <bdi>{view.name}</bdi>
              </Link>
              <ViewActions
                name={view.name}
                href={viewHref(pathname, view)}
                onDelete={() => saveViews(withoutView(views, view))}
              />
            </li>
          ))}
        </ul>
        {saved.length === 0 && <p className="px-6 pb-4 text-sm max-sm:px-4">No views are kept yet.</p>}
      </DialogContent>
    </Dialog>
  );
}

type NameFormProps = { initial: string; isTaken: (name: string) => boolean; onSave: (name: string) => void };

function ViewNameForm({ initial, isTaken, onSave }: NameFormProps) {
  const [text, setText] = useState(initial);
  const id = useId();
  const name = readViewName(text);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (name !== undefined) onSave(name);
      }}
      className="flex grow flex-wrap items-end gap-2"
    >
      <Field className="min-w-0 flex-[1_1_14rem]">
        <FieldLabel htmlFor={id}>Keep what the list shows now as</FieldLabel>
        <Input
          id={id}
          value={text}
          onChange={(event) => setText(event.target.value)}
          maxLength={MAX_VIEW_NAME}
          autoComplete="off"
          placeholder="Dormant in Wales"
        />
      </Field>
      <Button type="submit" size="lg" disabled={name === undefined}>
        {name !== undefined && isTaken(name) ? 'Replace' : 'Keep'}
      </Button>
    </form>
  );
}
