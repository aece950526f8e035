'use client';

import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { findView, MAX_VIEWS, withView } from '@/lib/list/views/view';
import { MAX_VIEW_NAME, readViewName } from '@/lib/list/views/view-name';
import type { useViewActions } from './use-view-actions';
import type { ViewFacts } from './view-facts';

type Props = {
  facts: ViewFacts;
  actions: ReturnType<typeof useViewActions>;
  kept: () => void;
};

/** Names what the list shows now, and keeps it; the list then shows that view. */
export function KeepForm({ facts: { list, state }, actions: { all, shown, keep, open }, kept }: Props) {
  const [text, setText] = useState(state.view ?? '');
  const id = useId();
  const name = readViewName(text);
  const before = name === undefined ? undefined : findView(all, list, name);
  const isFull = !before && all.length >= MAX_VIEWS;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name === undefined || isFull) return;
    const view = { list, name: before?.name ?? name, query: shown };
    if (!keep(withView(all, view))) return;
    kept();
    open(view);
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-x-2 gap-y-1.5 px-6 py-4 max-sm:px-4">
      <div className="min-w-0 flex-[1_1_14rem]">
        <Label htmlFor={id} className="pb-1.5">
          Keep what the list shows now as
        </Label>
        <Input
          id={id}
          value={text}
          onChange={(event) => setText(event.target.value)}
          maxLength={MAX_VIEW_NAME}
          autoComplete="off"
          placeholder="Dormant in Wales"
        />
      </div>
      <Button type="submit" disabled={name === undefined || isFull} className="h-10 max-sm:h-11">
        {before ? 'Replace' : 'Keep'}
      </Button>
      {isFull && (
        <p role="alert" className="w-full text-sm text-destructive">
          {`${MAX_VIEWS} views are kept: delete one first.`}
        </p>
      )}
    </form>
  );
}
