'use client';

import { setNonce } from 'get-nonce';
import { X } from 'lucide-react';
import { Dialog as DialogPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn';
import styles from './dialog.module.css';
import { part } from './merged-part';

// Radix inserts a style sheet that locks scrolling and needs the page's nonce.
const nonce = typeof document === 'undefined' ? undefined : document.querySelector<HTMLElement>('[nonce]')?.nonce;
if (nonce) setNonce(nonce);

export const Dialog = DialogPrimitive.Root;
export const DialogTrigger = DialogPrimitive.Trigger;
export const DialogClose = DialogPrimitive.Close;

const DialogOverlay = part(DialogPrimitive.Overlay, 'dialog-overlay', `${styles.scrim} fixed inset-0 z-40`);

/** Below 640 px, the dialog is a sheet at the bottom. The close button is first in the focus order. */
export function DialogContent({ className, children, ...props }: ComponentProps<typeof DialogPrimitive.Content>) {
  return (
    <DialogPrimitive.Portal>
      <DialogOverlay />
      <DialogPrimitive.Content
        data-slot="dialog-content"
        className={cn(
          styles.content,
          'fixed z-40 overflow-x-hidden overflow-y-auto overscroll-contain bg-popover text-foreground',
          className,
        )}
        onInteractOutside={(event) => {
          // A click that closes a toast must not also close the dialog below it.
          if (event.target instanceof Element && event.target.closest('[aria-live]')) event.preventDefault();
        }}
        {...props}
      >
        <div className="sticky top-0 z-20 h-0">
          <DialogClose className="absolute top-3.5 right-3 grid size-9 place-items-center rounded-md text-muted-foreground transition-colors hover:bg-accent hover:text-foreground max-sm:top-2.5 coarse:size-11">
            <X aria-hidden className="size-4" />
            <span className="sr-only">Close</span>
          </DialogClose>
        </div>
        {children}
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}

export const DialogHeader = part(
  'div',
  'dialog-header',
  'sticky top-0 z-10 border-b bg-popover pt-5 pr-16 pb-4 pl-6 max-sm:pt-4 max-sm:pl-4 coarse:pr-18',
);

export const DialogFooter = part('div', 'dialog-footer', 'flex justify-end gap-2 border-t px-6 py-4 max-sm:px-4');
export const DialogTitle = part(DialogPrimitive.Title, 'dialog-title', 'text-lg font-semibold');
export const DialogDescription = part(
  DialogPrimitive.Description,
  'dialog-description',
  'mt-0.5 text-sm break-words text-muted-foreground',
);
