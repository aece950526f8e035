'use client';

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { WithNames } from '@/components/fields/with-names';
import { useNavigate } from '@/components/navigation/navigation';
import { openTab } from '@/components/navigation/open-tab';
import type { AccountOptions } from '@/components/shell/layout/account-actions';
import { areShortcutsOn } from '@/components/shell/shortcuts/shortcut-choice';
import { ShortcutsDialog } from '@/components/shell/shortcuts/shortcuts-dialog';
import { Command, CommandInput, CommandList } from '@/components/ui/command';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { isSearchable } from '@/lib/list/address/list-state';
import { parseSearchText } from '@/lib/search/parse-search-text';
import { pastedAddress } from '@/lib/search/pasted-address';
import { bestMatches } from '@/lib/search/rank';
import { SearchActions } from './search-actions';
import { hitValue, SearchResults } from './search-results';
import { sectionWords } from './section-words';
import { useSearch } from './use-search';

type Props = {
  email: string;
  account: AccountOptions;
  typed: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  opener: RefObject<HTMLElement | null>;
};

export function SearchDialog({ open, onOpenChange, opener, ...box }: Props) {
  const closed = useRef<() => void>(undefined);
  // The dialog may open again before Radix reports that it has closed. It must then keep the focus.
  const isOpen = useRef(open);
  useLayoutEffect(() => {
    isOpen.current = open;
  }, [open]);
  const input = useRef<HTMLInputElement>(null);
  const [hasShortcuts, setShortcuts] = useState(false);
  const [{ wasOpen, opened }, setOpened] = useState({ wasOpen: open, opened: 0 });
  if (open !== wasOpen) setOpened({ wasOpen: open, opened: open ? opened + 1 : opened });
  return (
    <>
      <Dialog open={open} onOpenChange={onOpenChange}>
        <DialogContent
          className="flex flex-col overflow-hidden p-0 max-sm:h-[88dvh]"
          onOpenAutoFocus={(event) => {
            // Focuses the text field; otherwise Radix would focus the close button, which comes first.
            event.preventDefault();
            input.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!isOpen.current) opener.current?.focus({ preventScroll: true });
            closed.current?.();
            closed.current = undefined;
          }}
        >
          <DialogTitle className="sr-only">Search everything</DialogTitle>
          <DialogDescription className="sr-only">
            Users, members, groups, events, rounds, courses, countries, regions, admins, screens and actions
          </DialogDescription>
          <SearchBox
            key={opened}
            {...box}
            input={input}
            showShortcuts={() => setShortcuts(true)}
            close={(then) => {
              closed.current = then;
              onOpenChange(false);
            }}
          />
        </DialogContent>
      </Dialog>
      <ShortcutsDialog open={hasShortcuts} onOpenChange={setShortcuts} opener={opener} />
    </>
  );
}

type BoxProps = Pick<Props, 'email' | 'account' | 'typed'> & {
  /** Closes the dialog, and then calls `then`. */
  close: (then?: () => void) => void;
  showShortcuts: () => void;
  input: RefObject<HTMLInputElement | null>;
};

function SearchBox({ email, account, typed, input, close, showShortcuts }: BoxProps) {
  const { push } = useNavigate();
  const [text, setText] = useState(typed);
  // The typed text without the part that an input method is still composing.
  const [searched, setSearched] = useState(typed);
  const isComposing = useRef(false);
  const [isPasted, setPasted] = useState(false);
  const [selected, setSelected] = useState('');
  const [picked, setPicked] = useState<string | null>(null);
  const isByHand = useRef(false);
  const isForNewTab = useRef(false);
  const list = useRef<HTMLDivElement>(null);
  const [leaving, setLeaving] = useState(false);
  const [keys] = useState(areShortcutsOn);
  // Set when Enter was pressed before the results arrived; `href` is the address of the row that was selected then.
  const [entered, setEntered] = useState<{ q: string; href?: string } | null>(null);
  const parsed = parseSearchText(searched);
  // Searches for the record of a pasted address too, to show what it is, and to find it under a wrong path.
  const q = parsed.kind === 'words' ? parsed.q : (parsed.uid ?? '');
  // Stops searching while leaving, because the session may end before a response arrives.
  const search = useSearch(leaving ? '' : q, isPasted);
  const isCurrent = search.q === q;
  const best = bestMatches(search.sections, search.q);
  const named = isCurrent ? best.find(({ isNamed }) => isNamed) : undefined;
  const isKnown = isCurrent && (search.isOver || named !== undefined);

  const go = (href: string) => {
    const isNewTab = isForNewTab.current;
    isForNewTab.current = false;
    if (isNewTab) openTab(href);
    else if (push(href)) close();
  };
  const goNow = useEffectEvent(go);
  useEffect(() => input.current?.focus(), [input]);
  const address = parsed.kind === 'address' ? pastedAddress(parsed, named) : null;
  const wanted = address ? address.href : (named?.hit.href ?? entered?.href ?? best[0]?.hit.href);
  const found = entered?.q === q && isKnown ? wanted : undefined;
  useEffect(() => {
    if (found !== undefined) goNow(found);
  }, [found]);
  // Selects the first row after every render: cmdk does so only when a row is added or removed.
  useLayoutEffect(() => {
    // biome-ignore lint/plugin: only the DOM knows which row is first
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
    const values = rows.map(({ dataset }) => dataset['value'] ?? '');
    setSelected(picked !== null && values.includes(picked) ? picked : (values[0] ?? ''));
  });
  // Announces the selected row at once. cmdk announces it only after the next key, too late for screen readers.
  useEffect(() => {
    // biome-ignore lint/plugin: cmdk generates the ids of its options
    const option = document.querySelector(`[role=option][data-value="${CSS.escape(selected)}"]`);
    if (option) input.current?.setAttribute('aria-activedescendant', option.id);
  });

  return (
    <Command
      shouldFilter={false}
      loop
      label="Search everything"
      value={selected}
      onValueChange={(value) => {
        setSelected(value);
        if (isByHand.current) setPicked(value);
        isByHand.current = false;
      }}
      onPointerMoveCapture={() => {
        isByHand.current = true;
      }}
      onPointerMove={() => {
        isByHand.current = false;
      }}
    >
      <CommandInput
        ref={input}
        value={text}
        onValueChange={(value) => {
          setText(value);
          if (!isComposing.current) setSearched(value);
          setPasted(false);
          setEntered(null);
          setPicked(null);
        }}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={({ currentTarget }) => {
          isComposing.current = false;
          setSearched(currentTarget.value);
        }}
        onPaste={() => setTimeout(() => setPasted(true))}
        onKeyDown={(event) => {
          isForNewTab.current = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
          isByHand.current = event.ctrlKey || /^(Arrow|Home|End)/.test(event.key);
          // In Safari, only key code 229 shows that an Enter key ends a composition.
          const isComposed = event.nativeEvent.isComposing || event.keyCode === 229;
          if (event.key !== 'Enter' || isComposed || q === '' || !isSearchable(q) || isKnown || picked !== null) return;
          const hits = search.sections.flatMap((section) => ('hits' in section ? section.hits : []));
          const hit = hits.find((one) => hitValue(one) === selected);
          // Does not wait for more results if the selected item is no result, or if Enter was pressed before.
          if (address ? entered : (selected !== '' && !hit) || (hit && isCurrent && entered)) return;
          event.preventDefault();
          setEntered({ q, ...(isCurrent && hit && { href: hit.href }) });
        }}
        placeholder="Name, e-mail, ID, link, screen or action"
        maxLength={2000}
      />
      <CommandList ref={list} className="max-h-[min(60vh,32rem)] max-sm:max-h-none max-sm:grow">
        <SearchResults email={email} q={q} address={address} search={search} best={best} keys={keys} go={go} />
        {parsed.kind === 'words' && (
          <SearchActions
            words={q.toLowerCase()}
            account={account}
            keys={keys}
            close={(then) => {
              setEntered(null);
              close(then);
            }}
            showShortcuts={showShortcuts}
            onLeaving={setLeaving}
          />
        )}
      </CommandList>
      <p role="status" className="min-h-9 shrink-0 border-t px-4 py-2 text-xs wrap-anywhere text-muted-foreground">
        <WithNames names={[q]}>
          {leaving ? 'Loading...' : address ? 'Press Enter to open the link.' : sectionWords(q, search)}
        </WithNames>
      </p>
    </Command>
  );
}
