'use client';

import { Link2, type LucideIcon, Pencil, Star, Trash2 } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { copyText } from '@/components/copy/copy-text';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Input } from '@/components/ui/input';
import { type View, viewHref, withDefault, withName, withoutView } from '@/lib/list/views/view';
import { MAX_VIEW_NAME, readViewName } from '@/lib/list/views/view-name';
import type { useViewActions } from './use-view-actions';
import type { ViewFacts } from './view-facts';

type Props = {
  view: View;
  facts: ViewFacts;
  actions: ReturnType<typeof useViewActions>;
  canBeDefault: boolean;
  close: () => void;
  onDeleted: () => void;
};

/** A kept view: its link, and what can be done with it. */
export function ViewRow({ view, facts: { pathname, list, state }, actions, canBeDefault, close, onDeleted }: Props) {
  const { all, keep, open } = actions;
  const [isRenamed, setRenamed] = useState(false);
  const { name, isDefault = false } = view;
  const isOpen = state.view === name;
  const href = viewHref(pathname, view);
  if (isRenamed) {
    const rename = (wanted: string) => {
      const next = withName(all, view, wanted);
      if (next === null) return false;
      if (keep(next)) {
        setRenamed(false);
        const renamed = readViewName(wanted);
        if (isOpen && renamed) open({ query: view.query, name: renamed });
      }
      return true;
    };
    return <Rename name={name} rename={rename} cancel={() => setRenamed(false)} />;
  }
  return (
    <li className="flex items-center gap-1 px-6 max-sm:px-4">
      <a
        href={href}
        aria-current={isOpen || undefined}
        title={name}
        className="min-w-0 grow truncate rounded-sm py-2 text-sm font-medium hover:underline aria-[current]:text-primary coarse:py-3"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          close();
          open(view);
        }}
      >
        {name}
        {isDefault && <span className="ml-2 font-normal text-muted-foreground">default</span>}
      </a>
      {canBeDefault && (
        <Action
          icon={Star}
          label={`Make ${name} the default`}
          pressed={isDefault}
          onAct={() => keep(withDefault(all, list, isDefault ? null : name))}
        />
      )}
      <Action
        icon={Link2}
        label={`Copy the link of ${name}`}
        onAct={() => copyText(new URL(href, location.href).href)}
      />
      <Action icon={Pencil} label={`Rename ${name}`} onAct={() => setRenamed(true)} />
      <Action
        icon={Trash2}
        label={`Delete ${name}`}
        onAct={() => {
          if (keep(withoutView(all, view))) onDeleted();
        }}
      />
    </li>
  );
}

type RenameProps = { name: string; rename: (name: string) => boolean; cancel: () => void };

function Rename({ name, rename, cancel }: RenameProps) {
  const field = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = field.current?.value ?? '';
    if (!rename(wanted)) setRefusal(readViewName(wanted) ? 'Another view has this name.' : 'A view needs a name.');
  };
  return (
    <li className="px-6 py-1 max-sm:px-4">
      <form
        onSubmit={submit}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          cancel();
        }}
        className="flex items-center gap-2"
      >
        <Input
          ref={field}
          autoFocus
          aria-label={`New name of ${name}`}
          aria-invalid={refusal !== ''}
          defaultValue={name}
          maxLength={MAX_VIEW_NAME}
          autoComplete="off"
        />
        <Button type="submit" size="sm">
          Rename
        </Button>
        <Button variant="outline" size="sm" onClick={cancel}>
          Cancel
        </Button>
      </form>
      <p role="alert" className="text-sm text-destructive empty:hidden">
        {refusal}
      </p>
    </li>
  );
}

type ActionProps = { icon: LucideIcon; label: string; pressed?: boolean; onAct: () => void };

function Action({ icon: Icon, label, pressed, onAct }: ActionProps) {
  return (
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label={label}
      data-tip={label}
      aria-pressed={pressed}
      onClick={onAct}
      className="text-muted-foreground"
    >
      <Icon aria-hidden className={cn('size-4', pressed && 'fill-current text-primary')} />
    </Button>
  );
}
