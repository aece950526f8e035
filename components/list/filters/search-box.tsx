'use client';

import { useEffect, useRef, useState } from 'react';
import { useListNavigation } from '@/components/list/navigation/list-navigation';
import { DEBOUNCE_MS, isSearchable, type ListState, listHref } from '@/lib/list/address/list-state';
import { HiddenState } from './hidden-state';

type Props = { pathname: string; state: ListState; what: string };

/** Searches half a second after the last key, when the text is empty or has three characters. A form without scripting. */
export function SearchBox({ pathname, state, what }: Props) {
  const { navigate } = useListNavigation();
  const [text, setText] = useState(state.q);
  const [known, setKnown] = useState(state.q);
  const [sent, setSent] = useState(state.q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);

  // Back or a link changed the address: the box follows it.
  if (state.q !== known) {
    setKnown(state.q);
    if (state.q !== sent) {
      setText(state.q);
      setSent(state.q);
    }
  }

  const apply = (value: string) => {
    clearTimeout(timer.current);
    const q = value.trim();
    if (q === sent || !isSearchable(q)) return;
    setSent(q);
    navigate(listHref(pathname, state, { q }), { replace: state.q !== '' && q !== '' });
  };
  const change = (value: string) => {
    setText(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => apply(value), DEBOUNCE_MS);
  };

  // What somebody typed before the scripts ran. Once: later the address and the box agree by themselves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== text) change(typed);
    return () => clearTimeout(timer.current);
  }, []);

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
          onChange={(event) => change(event.target.value)}
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
