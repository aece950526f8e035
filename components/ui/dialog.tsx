'use client';

import { setNonce } from 'get-nonce';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ComponentProps, CSSProperties, RefObject } from 'react';
import { cn } from './cn';
import styles from './dialog.module.css';

// The style sheet with which Radix keeps the page behind from scrolling needs the page's nonce.
const nonce = typeof document === 'undefined' ? undefined : document.querySelector<HTMLElement>('[nonce]')?.nonce;
if (nonce) setNonce(nonce);

export const Dialog = Radix.Root;
const DialogClose = Radix.Close;

type ContentProps = ComponentProps<typeof Radix.Content> & {
  width?: 480 | 680;
  /** Gets the focus when the dialog closes. */
  button: RefObject<HTMLButtonElement | null>;
};

/** The dialog over a scrim; below 640 px a sheet at the lower edge. Its first child is a DialogHeader. */
export function DialogContent({ width = 680, button, className, children, ...props }: ContentProps) {
  const size: CSSProperties & { '--dialog-width': string } = { '--dialog-width': `${width}px` };
  return (
    <Radix.Portal>
      <Radix.Overlay className={styles.scrim} />
      <Radix.Content
        className={cn(styles.content, className)}
        style={size}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          button.current?.focus({ preventScroll: true });
        }}
        onInteractOutside={(event) => {
          // Closing a toast does not close the dialog below it.
          if (event.target instanceof Element && event.target.closest('[aria-live]')) event.preventDefault();
        }}
        {...props}
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  );
}

/** Title, description and the close button, which is first in focus order. Sticky while the rest scrolls. */
export function DialogHeader({ className, children, ...props }: ComponentProps<'header'>) {
  return (
    <header
      className={cn(
        'sticky top-0 z-10 flex items-start justify-between gap-4 border-b border-border bg-popover',
        'pt-5 pr-3 pb-4 pl-6 max-sm:pt-4 max-sm:pl-4',
        className,
      )}
      {...props}
    >
      <div className="min-w-0">{children}</div>
      <DialogClose
        aria-label="Close"
        className="-mt-1.5 grid size-9 shrink-0 place-items-center rounded-md text-muted-foreground transition-colors duration-120 hover:bg-accent hover:text-foreground coarse:size-11"
      >
        <X aria-hidden className="size-4" />
      </DialogClose>
    </header>
  );
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title className={cn('text-lg font-semibold', className)} {...props} />;
}

export function DialogDescription({ className, ...props }: ComponentProps<typeof Radix.Description>) {
  return <Radix.Description className={cn('mt-0.5 text-sm break-words text-muted-foreground', className)} {...props} />;
}
