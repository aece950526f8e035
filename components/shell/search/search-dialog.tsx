'use client';

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { AccountOptions } from '@/components/shell/layout/account-actions';
import { ShortcutsDialog } from '@/components/shell/shortcuts/shortcuts-dialog';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { SearchBox } from './search-box';

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
  // The dialog may open again before Radix reports that it has closed, and must then keep the focus.
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
            // Radix would focus the close button, which comes first.
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
