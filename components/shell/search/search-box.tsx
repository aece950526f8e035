import { Search } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { WithNames } from '@/components/fields/with-names';
import { useViews } from '@/components/list/views/use-views';
import { useNavigate } from '@/components/navigation/navigation';
import { openTab } from '@/components/navigation/open-tab';
import type { AccountOptions } from '@/components/shell/layout/account-actions';
import { focusHeadingAt } from '@/components/shell/layout/use-heading-focus';
import { areShortcutsOn } from '@/components/shell/shortcuts/shortcut-choice';
import { isOfInputMethod } from '@/components/ui/is-of-input-method';
import { nextIndex } from '@/components/ui/next-index';
import { optionId } from '@/components/ui/option-id';
import { accountTag } from '@/lib/format/account-tag';
import { isSearchable } from '@/lib/list/url/list-state';
import { parseSearchText } from '@/lib/search/parse-search-text';
import { pastedAddress } from '@/lib/search/pasted-address';
import { bestMatches } from '@/lib/search/rank';
import { useActionRows } from './action-rows';
import { recentRecords } from './recent-records';
import { hitValue, resultGroups } from './result-groups';
import { SearchList } from './search-list';
import type { SearchRow } from './search-row';
import { sectionText } from './section-words';
import { useSearch } from './use-search';

type Props = {
  email: string;
  account: AccountOptions;
  typed: string;
  /** Closes the dialog, and then calls `then`. */
  close: (then?: () => void) => void;
  showShortcuts: () => void;
  input: RefObject<HTMLInputElement | null>;
};

/** A combobox as in the ARIA Authoring Practices: the focus stays in the text field, and keys move the selection. */
export function SearchBox({ email, account, typed, input, close, showShortcuts }: Props) {
  const { push } = useNavigate();
  const listId = useId();
  const [text, setText] = useState(typed);
  // The typed text without the part that is still being composed.
  const [searched, setSearched] = useState(typed);
  const isComposing = useRef(false);
  const [isPasted, setPasted] = useState(false);
  // The row chosen by keys or pointer; until then, the first row is selected.
  const [picked, setPicked] = useState<string | null>(null);
  const selectedOption = useRef<HTMLElement>(null);
  const [leaving, setLeaving] = useState(false);
  const [keys] = useState(areShortcutsOn);
  const { views } = useViews(accountTag(email));
  // Set if Enter was pressed before the results arrived. `href` is the URL of the row that was selected then.
  const [entered, setEntered] = useState<{ q: string; inNewTab: boolean; href?: string } | null>(null);
  const parsed = parseSearchText(searched);
  // Searches for the record of a pasted URL too, to show its name and to find it under a wrong path.
  const q = parsed.kind === 'words' ? parsed.q : (parsed.uid ?? '');
  // Stops searching while leaving, because the session may end before a response arrives.
  const search = useSearch(leaving ? '' : q, isPasted);
  const isCurrent = search.q === q;
  const best = bestMatches(search.sections, search.q);
  const named = isCurrent ? best.find(({ isNamed }) => isNamed) : undefined;
  const isKnown = isCurrent && (search.isOver || named !== undefined);
  const address = parsed.kind === 'address' ? pastedAddress(parsed, named) : null;

  const recent = q === '' ? recentRecords(email) : [];
  const closeBox = (then?: () => void) => {
    setEntered(null);
    close(then);
  };
  const actions = useActionRows(q.toLowerCase(), {
    account,
    keys,
    close: closeBox,
    showShortcuts,
    onLeaving: setLeaving,
  });
  const groups = resultGroups({ q, address, search, best, recent, views, keys });
  if (!address && actions.length > 0) groups.push({ heading: 'Actions', rows: actions });
  const hasOtherRows = groups.some(({ heading }) => ['Views', 'Go to', 'Actions'].includes(heading));
  const rows = groups.flatMap((group) => group.rows);
  const selected = rows.find(({ value }) => value === picked) ?? rows[0];

  const go = (href: string, inNewTab = false) => {
    if (inNewTab) openTab(href);
    else if (push(href)) close(() => focusHeadingAt(href));
  };
  const choose = (row: SearchRow, inNewTab = false) => ('href' in row ? go(row.href, inNewTab) : row.run());
  const goNow = useEffectEvent(go);
  useEffect(() => input.current?.focus(), [input]);
  const hits = search.sections.flatMap((section) => ('hits' in section ? section.hits : []));
  const isSimilar = search.sections.some((section) => section.isSimilar);
  const firstHit = best[0]?.hit ?? (isSimilar ? undefined : hits[0]);
  const wanted = address ? address.href : (named?.hit.href ?? entered?.href ?? firstHit?.href);
  const found = entered?.q === q && isKnown ? wanted : undefined;
  useEffect(() => {
    if (found !== undefined) goNow(found, entered?.inNewTab);
  }, [found, entered]);

  /** @returns whether Enter waits for results: staff selected no row, and an exact match may still load */
  const waitsForResults = (inNewTab: boolean): boolean => {
    if (q === '' || !isSearchable(q) || isKnown || picked !== null) return false;
    const hit = hits.find((one) => hitValue(one) === selected?.value);
    // Does not wait if the selected row is no result, or if Enter was already pressed.
    if (address ? entered : (selected && !hit) || (hit && isCurrent && entered)) return false;
    setEntered({ q, inNewTab, ...(isCurrent && hit && { href: hit.href }) });
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOfInputMethod(event.nativeEvent)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      const inNewTab = event.ctrlKey || event.metaKey;
      if (!waitsForResults(inNewTab) && selected) choose(selected, inNewTab);
      return;
    }
    const next = nextIndex(event.key, selected ? rows.indexOf(selected) : 0, rows.length);
    if (next === null) return;
    event.preventDefault();
    flushSync(() => setPicked(rows[next]?.value ?? null));
    selectedOption.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <>
      <div className="flex h-16 shrink-0 items-center gap-2.5 border-b pr-14 pl-4">
        <Search aria-hidden className="text-muted-foreground" />
        <input
          ref={input}
          role="combobox"
          aria-label="Search everything"
          aria-autocomplete="list"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={selected && optionId(listId, selected)}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder="Name, e-mail, ID, link, screen or action"
          maxLength={2000}
          className="h-full w-full bg-transparent text-base outline-none placeholder:text-muted-foreground"
          value={text}
          onChange={({ target: { value } }) => {
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
          onKeyDown={onKeyDown}
        />
      </div>
      <SearchList
        id={listId}
        groups={groups}
        selected={selected}
        selectedRef={(element) => {
          selectedOption.current = element;
        }}
        onPoint={({ value }) => setPicked(value)}
        onChoose={(row) => choose(row)}
      />
      <p role="status" className="min-h-9 shrink-0 border-t px-4 py-2 text-xs wrap-anywhere text-muted-foreground">
        <WithNames names={[q]}>
          {leaving ? 'Loading...' : address ? 'Press Enter to open the link.' : sectionText(q, search, hasOtherRows)}
        </WithNames>
      </p>
    </>
  );
}
