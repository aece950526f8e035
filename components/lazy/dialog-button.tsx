'use client';

import { type ComponentType, type ReactNode, type RefObject, useRef } from 'react';
import { deserialized, type Serialized } from './serialized';
import { useLazy } from './use-lazy';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opened the dialog; the focus returns to it. */
  button: RefObject<HTMLButtonElement | null>;
};

type Props<Facts> = {
  /** The name of the dialog in the message when it cannot be loaded. */
  dialog: string;
  title?: string;
  children: ReactNode;
  /** Imports the dialog; called on hover or focus and again, from the cache, on click. */
  load: () => Promise<ComponentType<DialogProps & Facts>>;
  facts: Serialized<Facts>;
};

/** Underlined text in a cell that opens a dialog, imported on hover or focus. */
export function DialogButton<Facts extends object>({ dialog, title, children, load, facts }: Props<Facts>) {
  const button = useRef<HTMLButtonElement>(null);
  const { Loaded: Dialog, open, setOpen, show, preload } = useLazy(dialog, load);

  return (
    <>
      <button
        ref={button}
        type="button"
        title={title}
        aria-haspopup="dialog"
        aria-busy={open && !Dialog}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={show}
        className="relative -mx-1 inline-flex h-6 max-w-[calc(100%+8px)] items-center rounded-sm px-1 align-middle focus-visible:-outline-offset-2 aria-busy:cursor-progress coarse:after:absolute coarse:after:inset-x-0 coarse:after:-inset-y-2.5"
      >
        <span className="truncate underline decoration-muted-foreground decoration-1 underline-offset-3">
          {children}
        </span>
      </button>
      {Dialog && <Dialog {...deserialized(facts)} open={open} onOpenChange={setOpen} button={button} />}
    </>
  );
}
