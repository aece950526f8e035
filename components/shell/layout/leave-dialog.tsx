'use client';

import { type RefObject, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { type AccountOptions, useAccountActions } from './account-actions';
import { asksToLeave } from './asks-to-leave';

type Props = { isOpen: boolean; account: AccountOptions; button: RefObject<HTMLButtonElement | null> };

/** Asks before all sessions of the account end. Enter must not end them, so Cancel has the focus. */
export function LeaveDialog({ isOpen, account, button }: Props) {
  const { leave } = useAccountActions(account);
  const [isLeaving, setLeaving] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog open={isOpen} onOpenChange={asksToLeave.set}>
      <DialogContent
        role="alertdialog"
        className="sm:max-w-110"
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          cancel.current?.focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // biome-ignore lint/plugin: on a phone the button is in the closed sidebar, which another component opens
          const trigger = document.querySelector<HTMLElement>('[data-slot=sidebar-trigger]');
          (button.current?.checkVisibility() ? button.current : trigger)?.focus();
        }}
      >
        <DialogHeader>
          <DialogTitle>Log out everywhere?</DialogTitle>
          <DialogDescription>This ends your sessions in Fairway on all devices.</DialogDescription>
        </DialogHeader>
        <DialogFooter className="border-t-0">
          <DialogClose asChild>
            <Button ref={cancel} size="sm" variant="outline">
              Cancel
            </Button>
          </DialogClose>
          <Button
            size="sm"
            variant="destructive"
            disabled={isLeaving}
            onClick={() => void leave('everywhere', setLeaving)}
          >
            {isLeaving ? 'Loading...' : 'Log out everywhere'}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
