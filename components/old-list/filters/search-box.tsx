'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useListNavigation } from '@/components/old-list/navigation/list-navigation';
import { DEBOUNCE_MS, isSearchable, type ListState, listHref } from '@/lib/list/address/list-state';
import { HiddenState } from './hidden-state';

type Props = { pathname: string; state: ListState; what: string };

/**
 * Searches half a second after the last key, when the text is empty or has three characters. While another page of the list
 * is on its way, the search waits for it and keeps its sort and filters. A form without scripting.
 */
export function SearchBox({ pathname, state, what }: Props) {
  const { navigate, isPending, asked } = useListNavigation();
  const [text, setText] = useState(state.q);
  const [known, setKnown] = useState(state.q);
  const [sent, setSent] = useState(state.q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  /** The address of the last search. */
  const searched = useRef('');

  // Back or a link changed the address: the box follows it.
  if (state.q !== known) {
    setKnown(state.q);
    if (state.q !== sent) {
      setText(state.q);
      setSent(state.q);
    }
  }

  /** @param before the text of the page that is shown, or on its way */
  const search = (value: string, before: string) => {
    const q = value.trim();
    if (q === before || !isSearchable(q)) return;
    const href = listHref(pathname, state, { q });
    if (!navigate(href, { replace: state.q !== '' && q !== '' })) return;
    searched.current = href;
    if (q !== sent) setSent(q);
  };

  const apply = (value: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!isPending()) search(value, state.q);
    else if (asked.current === searched.current) search(value, sent);
  };
  // The box may have followed the address just before the timer runs.
  const applyTyped = useEffectEvent((typed: string) => typed === text && apply(typed));
  useEffect(() => {
    timer.current = setTimeout(() => applyTyped(text), DEBOUNCE_MS);
    return () => clearTimeout(timer.current);
  }, [text]);

  // Another page came, for which the search waited, or which came in its place.
  const searchIn = useEffectEvent((came: ListState) => {
    if (timer.current === undefined && asked.current !== searched.current) search(text, came.q);
  });
  useEffect(() => searchIn(state), [state]);

  // What somebody typed before the scripts ran. Only another text: React keeps one that is set again for a later render,
  // where it undoes what follows the address.
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
        <HiddenState state={state} except="q" />
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
