'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, usePending } from '@/components/navigation/navigation';
import { DEBOUNCE_MS, isSearchable, type ListState, listHref } from '@/lib/list/address/list-state';
import { HiddenFields } from './hidden-fields';

type Props = {
  pathname: string;
  state: ListState;
  /** What the search matches: `Name, e-mail or ID`. */
  what: string;
};

/** Searches 500 ms after the last key. While another page is on its way, the search waits for it and keeps its sort and filters. */
export function SearchBox({ pathname, state, what }: Props) {
  const { push, replace } = useNavigate();
  const pending = usePending();
  const [text, setText] = useState(state.q);
  const [shownQ, setShownQ] = useState(state.q);
  const [sentQ, setSentQ] = useState(state.q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const searchHref = useRef('');
  const lastHref = useRef('');

  // Back or a link changed the address: the box follows it.
  if (state.q !== shownQ) {
    setShownQ(state.q);
    if (state.q !== sentQ) {
      setText(state.q);
      setSentQ(state.q);
    }
  }

  /** @param current the search of the page that is shown, or on its way */
  const search = (value: string, current: string) => {
    const q = value.trim();
    if (q === current || !isSearchable(q)) return;
    const href = listHref(pathname, state, { q });
    const open = state.q !== '' && q !== '' ? replace : push;
    if (!open(href, { scroll: false })) return;
    searchHref.current = href;
    setSentQ(q);
  };

  const apply = (value: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!pending) search(value, state.q);
    else if (pending.href === searchHref.current) search(value, sentQ);
  };
  // The box may have followed the address just before the timer runs.
  const applyTyped = useEffectEvent((typed: string) => typed === text && apply(typed));
  useEffect(() => {
    timer.current = setTimeout(() => applyTyped(text), DEBOUNCE_MS);
    return () => clearTimeout(timer.current);
  }, [text]);

  useEffect(() => {
    if (pending) lastHref.current = pending.href;
  }, [pending]);
  const searchAfterOther = useEffectEvent((shown: ListState) => {
    const isDue = timer.current === undefined && lastHref.current !== searchHref.current;
    if (isDue) search(text, shown.q);
  });
  useEffect(() => {
    if (!pending) searchAfterOther(state);
  }, [state, pending]);

  // Text typed before hydration. Not when equal: React keeps the same text for a later render, where it undoes an address.
  const takeTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (typed !== text) setText(typed);
  });
  useEffect(() => takeTyped(), []);

  return (
    <search className="min-w-0">
      <form
        action={pathname}
        data-slot="input-group"
        className="flex h-8 w-72 items-center gap-2 before:icon-search before:text-muted-foreground rounded-md border border-input bg-card pr-2 pl-2.5 text-sm outline-offset-2 outline-ring focus-within:outline-2 coarse:h-11 max-sm:h-11 @max-4xl:w-full"
        onSubmit={(event) => {
          event.preventDefault();
          apply(text);
        }}
      >
        <input
          ref={input}
          id="list-search"
          type="search"
          name="q"
          value={text}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-label={`Search: ${what}`}
          placeholder={`${what} (min 3 characters)`}
          onChange={(event) => setText(event.target.value)}
          className="min-w-0 flex-1 text-ellipsis outline-none max-sm:text-lg/5 max-sm:tracking-normal max-sm:placeholder:text-base [&::-webkit-search-cancel-button]:hidden"
        />
        <HiddenFields state={state} except="q" />
        {text && (
          <button
            type="button"
            aria-label="Clear search"
            onClick={() => {
              setText('');
              apply('');
              input.current?.focus();
            }}
            className="-mr-1 grid size-6 shrink-0 place-items-center rounded-sm text-muted-foreground before:icon-x before:small-icon hover:bg-accent coarse:size-9 noscript:hidden"
          />
        )}
      </form>
    </search>
  );
}
