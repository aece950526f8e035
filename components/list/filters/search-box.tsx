'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useList } from '@/components/list/table/list-context';
import { isBroken } from '@/components/list/table/table-model';
import { useNavigate, usePending } from '@/components/navigation/navigation';
import { runShortcut } from '@/components/navigation/shortcuts';
import { DEBOUNCE_MS, isSearchable, listHref } from '@/lib/list/url/list-state';
import { HiddenFields } from './hidden-fields';

/**
 * Searches 500 ms after the last key press, but not before a pending navigation has ended. Enter opens the only hit,
 * and the down arrow moves to the rows.
 */
export function SearchBox({ what }: { what: string }) {
  const { push, replace } = useNavigate();
  const pending = usePending();
  const { pathname, state, rows, paging, actions } = useList();
  const [text, setText] = useState(state.q);
  const [typed, setTyped] = useState({ text: state.q });
  const [shownQ, setShownQ] = useState(state.q);
  const [sent, setSent] = useState({ q: state.q, href: '' });
  const [isComposing, setComposing] = useState(false);
  /** The search text with which Enter was pressed. */
  const [entered, setEntered] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  // Back or a link has changed the URL, so the box shows the new search text.
  if (state.q !== shownQ) {
    setShownQ(state.q);
    if (state.q !== sent.q) {
      setText(state.q);
      setSent({ q: state.q, href: '' });
    }
  }

  // Searches for text that was typed before hydration.
  useEffect(() => setText((shown) => input.current?.value ?? shown), []);

  const isOtherPending = pending !== null && pending.href !== sent.href;
  const search = (value: string) => {
    const q = value.trim();
    if (isOtherPending || q === (pending ? sent.q : state.q) || !isSearchable(q)) return;
    const href = listHref(pathname, state, { q });
    const open = state.q !== '' && q !== '' ? replace : push;
    if (open(href, { scroll: false })) setSent({ q, href });
  };
  const searchTyped = useEffectEvent(() => {
    if (typed.text === text) search(text);
  });
  useEffect(() => {
    if (isComposing) return;
    const timer = setTimeout(() => setTyped({ text }), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, isComposing]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when typing pauses or another navigation ends
  useEffect(() => searchTyped(), [typed, isOtherPending]);
  const openOnlyHit = useEffectEvent(() => {
    const [hit] = rows;
    if (paging?.total === 1 && hit && !isBroken(hit)) actions.open(hit);
  });
  useEffect(() => {
    if (entered === null || pending || entered !== state.q) return;
    setEntered(null);
    openOnlyHit();
  }, [entered, pending, state.q]);

  return (
    <search className="min-w-0">
      <form
        action={pathname}
        data-slot="input-group"
        className="flex h-8 w-72 items-center gap-2 before:icon-search before:text-muted-foreground rounded-md border border-input bg-card pr-2 pl-2.5 text-sm outline-offset-2 outline-ring focus-within:outline-2 coarse:h-11 max-sm:h-11 @max-4xl:w-full"
        onSubmit={(event) => {
          event.preventDefault();
          search(text);
          if (isSearchable(text)) setEntered(text.trim() || null);
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
          onChange={(event) => {
            setText(event.target.value);
            setEntered(null);
          }}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
          onKeyDown={(event) => {
            // Ignores an Enter key that only confirms composed text.
            if (event.key === 'Enter' && (isComposing || event.keyCode === 229)) event.preventDefault();
            const isDown = event.key === 'ArrowDown' && !isComposing && !event.shiftKey && !event.altKey;
            if (isDown && runShortcut('rows')) event.preventDefault();
          }}
          className="min-w-0 flex-1 text-ellipsis outline-none max-sm:text-lg/5 max-sm:tracking-normal max-sm:placeholder:text-base [&::-webkit-search-cancel-button]:hidden"
        />
        <HiddenFields state={state} changes={{ q: '' }} />
        <span role="status" className="shrink-0 text-xs text-muted-foreground">
          {isSearchable(text) ? '' : `Type ${[...text.trim()].length === 2 ? 'one more letter' : 'two more letters'}`}
        </span>
        {text && (
          <button
            type="button"
            aria-label="Clear search"
            onClick={() => {
              setText('');
              search('');
              input.current?.focus();
            }}
            className="-mr-1 grid size-6 shrink-0 place-items-center rounded-sm text-muted-foreground before:icon-x before:small-icon hover:bg-accent coarse:size-9 noscript:hidden"
          />
        )}
      </form>
    </search>
  );
}
