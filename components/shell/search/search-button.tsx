'use client';

import { useEffect, useRef, useState } from 'react';
import { openWhenLoaded, preload } from '@/components/list/table/open-when-loaded';
import { onRecordOpened } from '@/components/navigation/crumb-name';
import type { AccountOptions } from '@/components/shell/layout/account-actions';
import { isCommand } from '@/components/ui/latin-key';
import { useLoaded } from '@/components/ui/use-loaded';
import { useWindowEvent } from '@/components/ui/use-window-event';
import { screens } from '@/lib/navigation';
import { TypedAhead } from './typed-ahead';

const importDialog = () => import('./search-dialog').then((module) => module.SearchDialog);

type Props = { email: string; account: AccountOptions };

/** Without JavaScript, a link to the search page. */
export function SearchButton({ email, account }: Props) {
  const button = useRef<HTMLAnchorElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [Dialog, load] = useLoaded(importDialog);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');

  useEffect(
    () =>
      onRecordOpened((record) => {
        const keep = async () => (await import('./recent-records')).keepRecentRecord(email, record);
        // Ignored, because the search then only lacks one of the recent records.
        keep().catch(() => undefined);
      }),
    [email],
  );
  // First opens a plain field, so that text typed while the script loads is not lost.
  const show = () => {
    const { activeElement } = document;
    const hasFocus = activeElement instanceof HTMLElement && activeElement !== document.body;
    if (!open) opener.current = hasFocus ? activeElement : button.current;
    setOpen(true);
    const loadOrClose = () =>
      load().catch((error: unknown) => {
        setOpen(false);
        throw error;
      });
    openWhenLoaded('The search', loadOrClose, () => undefined);
  };
  useWindowEvent('keydown', (event) => {
    if (!isCommand(event, 'k')) return;
    event.preventDefault();
    show();
  });

  return (
    <>
      <a
        ref={button}
        href={screens.search}
        aria-keyshortcuts="Control+K Meta+K"
        aria-busy={open && !Dialog}
        onPointerEnter={() => preload(load)}
        onFocus={() => preload(load)}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          show();
        }}
        className="ml-auto flex h-8 shrink-0 items-center gap-2 rounded-md border px-2.5 text-sm text-muted-foreground transition-colors before:icon-search hover:bg-accent hover:text-foreground max-sm:border-0 coarse:h-11"
      >
        <span className="max-sm:sr-only">Search everything</span>
        <kbd aria-hidden className="rounded-sm border bg-muted px-1 font-sans text-xs max-md:hidden coarse:hidden">
          Ctrl K
        </kbd>
      </a>
      {open && !Dialog && <TypedAhead value={typed} onChange={setTyped} close={() => setOpen(false)} opener={opener} />}
      {Dialog && (
        <Dialog
          {...{ email, account, typed, open, opener }}
          onOpenChange={(to) => {
            setOpen(to);
            setTyped('');
          }}
        />
      )}
    </>
  );
}
