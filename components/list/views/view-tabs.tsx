'use client';

import { type Ref, useId, useRef, useState } from 'react';
import { useList } from '@/components/list/table/list-context';
import { Link } from '@/components/navigation/link';
import { useNavigate } from '@/components/navigation/navigation';
import { buttonVariants } from '@/components/ui/button-variants';
import { inputVariants } from '@/components/ui/input-variants';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { Tooltip, TooltipContent, TooltipTrigger } from '@/components/ui/tooltip';
import { MAX_VIEW_NAME, readViewName } from '@/lib/list/url/view-name';
import { findView, isSameView, viewHref, viewQuery, withoutView, withView } from '@/lib/list/views/view';
import { useViews } from './use-views';
import { ViewActions } from './view-actions';

const tab =
  'h-7 max-w-60 shrink-0 truncate rounded-md px-2.5 text-sm leading-7 text-muted-foreground hover:bg-accent hover:text-foreground aria-[current]:bg-accent aria-[current]:font-medium aria-[current]:text-foreground coarse:h-11 coarse:leading-11';

type Props = { isNaming: boolean; onNamingChange: (isNaming: boolean) => void };

export function ViewTabs({ isNaming, onNamingChange }: Props) {
  const { name: list, pathname, state, account, layout, setLayout } = useList();
  const { views, isRead, saveViews } = useViews(account);
  const { push, replace } = useNavigate();
  const nameInput = useRef<HTMLInputElement>(null);
  const saved = views.filter((view) => view.list === list);
  const query = viewQuery(state, layout);
  const current = state.view === undefined ? undefined : findView(saved, list, state.view);
  const isChanged = current !== undefined && !isSameView(current.query, query);
  // Stays once shown, so that deleting the last view moves neither the list nor the focus.
  const [isShown, setShown] = useState(false);
  if (!isShown && (saved.length > 0 || state.view !== undefined || isNaming)) setShown(true);
  const isForeign = state.view !== undefined && isRead && current === undefined;

  const save = (name: string, open: typeof push) => {
    const view = { list, name, query };
    if (saveViews(withView(views, view))) open(viewHref(pathname, view), { scroll: false });
  };
  /** If only columns were changed, the view's link leads to the current URL and would reset nothing. */
  const resetColumns = () => {
    if (state.columns) setLayout({ hidden: state.columns.hidden, order: state.columns.order });
  };

  if (!isShown) return null;
  return (
    <nav
      aria-label="Views"
      className="flex shrink-0 items-center gap-1 overflow-x-auto px-6 pb-3 max-sm:px-4 print:hidden noscript:hidden"
    >
      <Link href={pathname} scroll={false} aria-current={state.view === undefined ? 'page' : undefined} className={tab}>
        All
      </Link>
      {saved.map((view) => (
        <Link
          key={view.name}
          href={viewHref(pathname, view)}
          scroll={false}
          onFollow={view === current ? resetColumns : undefined}
          aria-current={view === current ? 'page' : undefined}
          title={view.name}
          className={tab}
        >
          <bdi>{view.name}</bdi>
        </Link>
      ))}
      {isForeign && (
        <span aria-current="page" title={state.view} className={tab}>
          <bdi>{state.view}</bdi>
        </span>
      )}
      {(isChanged || isForeign) && state.view && (
        <>
          <span role="status" className="shrink-0 text-sm text-muted-foreground">
            {isChanged ? 'Unsaved changes' : 'Shared view, not saved'}
          </span>
          <button
            type="button"
            onClick={() => save(current?.name ?? state.view ?? '', replace)}
            className={buttonVariants({ variant: 'outline', size: 'xs' })}
          >
            Save<span className="sr-only"> the view</span>
          </button>
        </>
      )}
      {current && (
        <ViewActions
          key={current.name}
          name={current.name}
          href={viewHref(pathname, current)}
          onDelete={() => {
            if (saveViews(withoutView(views, current))) push(pathname, { scroll: false });
          }}
        />
      )}
      <Popover open={isNaming} onOpenChange={onNamingChange}>
        <Tooltip>
          <TooltipTrigger asChild>
            <PopoverTrigger
              aria-label="Save as a view"
              className={buttonVariants({
                variant: 'ghost',
                size: 'icon-xs',
                className: 'before:icon-plus coarse:size-11',
              })}
            />
          </TooltipTrigger>
          <TooltipContent>Save as a view</TooltipContent>
        </Tooltip>
        <PopoverContent
          role="dialog"
          aria-label="Save as a view"
          align="start"
          className="w-80 p-4"
          onToggle={({ newState }) => newState === 'open' && nameInput.current?.focus()}
        >
          <ViewNameForm
            ref={nameInput}
            isTaken={(name) => findView(saved, list, name) !== undefined}
            onSave={(name) => {
              onNamingChange(false);
              save(findView(saved, list, name)?.name ?? name, push);
            }}
          />
        </PopoverContent>
      </Popover>
    </nav>
  );
}

type NameFormProps = {
  ref: Ref<HTMLInputElement>;
  isTaken: (name: string) => boolean;
  onSave: (name: string) => void;
};

function ViewNameForm({ ref, isTaken, onSave }: NameFormProps) {
  const [text, setText] = useState('');
  const id = useId();
  const name = readViewName(text);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (name === undefined) return;
        onSave(name);
        setText('');
      }}
      className="flex flex-col gap-3"
    >
      <label htmlFor={id} className="text-sm font-medium">
        View name
      </label>
      <input
        ref={ref}
        id={id}
        value={text}
        onChange={(event) => setText(event.target.value)}
        maxLength={MAX_VIEW_NAME}
        autoComplete="off"
        placeholder="My Monday list"
        className={inputVariants()}
      />
      <p className="text-xs text-muted-foreground">
        Saves search, filters, order, rows per page and columns in this browser.
      </p>
      <button type="submit" disabled={name === undefined} className={buttonVariants({ size: 'sm' })}>
        {name !== undefined && isTaken(name) ? 'Replace' : 'Save'}
      </button>
    </form>
  );
}
