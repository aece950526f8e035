'use client';

import { type ComponentType, type ReactNode, type RefObject, useRef } from 'react';
import { useTabIndex } from '@/components/old-lazy/tab-stop';
import styles from './dialog-button.module.css';
import { useLazy } from './use-lazy';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  button: RefObject<HTMLElement | null>;
};

type Props<Facts> = {
  /** The name of the dialog in the message when it cannot be loaded. */
  dialog: string;
  title?: string;
  children: ReactNode;
  /** Imports the dialog; called on hover or focus and again, from the cache, on click. */
  load: () => Promise<ComponentType<DialogProps & Facts>>;
  /** Asked for when the dialog is drawn. */
  facts: () => Facts;
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
        tabIndex={useTabIndex()}
        title={title}
        aria-haspopup="dialog"
        aria-busy={(open && !Dialog) || undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={show}
        className={styles.button}
      >
        {children}
      </button>
      {Dialog && <Dialog {...facts()} open={open} onOpenChange={setOpen} button={button} />}
    </>
  );
}
