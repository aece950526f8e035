'use client';

import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { AccountOptions } from '@/components/layout/account-actions';
import { onRecordOpened } from '@/components/layout/crumb-name';
import { useLazy } from '@/components/lazy/use-lazy';
import { screens } from '@/lib/navigation';

const load = () => import('./search-dialog').then((module) => module.SearchDialog);

/** Opens the search of everything, by a click or Ctrl/Cmd+K on any screen; without scripting a link to its page. */
export function SearchButton({ email, account }: { email: string; account: AccountOptions }) {
  const button = useRef<HTMLAnchorElement>(null);
  const { Loaded: Dialog, open, setOpen, show, preload } = useLazy('The search', load);
  const shown = useRef(show);
  shown.current = show;

  useEffect(
    () =>
      onRecordOpened((record) => {
        const keep = async () => (await import('./recent-records')).keepRecentRecord(email, record);
        // A record that is not remembered is not offered.
        keep().catch(() => undefined);
      }),
    [email],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      shown.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <a
        ref={button}
        href={screens.search}
        aria-keyshortcuts="Control+K Meta+K"
        aria-busy={open && !Dialog}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          show();
        }}
        className="ml-auto flex h-8 shrink-0 items-center gap-2 rounded-md border px-2.5 text-sm text-muted-foreground transition-colors duration-120 hover:bg-accent hover:text-foreground max-sm:border-0 coarse:h-11"
      >
        <Search aria-hidden />
        <span className="max-sm:sr-only">Search everything</span>
        <kbd aria-hidden className="rounded-sm border bg-muted px-1 font-sans text-xs max-md:hidden coarse:hidden">
          Ctrl K
        </kbd>
      </a>
      {Dialog && <Dialog email={email} account={account} open={open} onOpenChange={setOpen} button={button} />}
    </>
  );
}
