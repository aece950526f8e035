'use client';

import { type ComponentType, type ReactNode, type RefObject, useRef, useState } from 'react';
import { deserialized, type Serialized } from './serialized';
import { showToast } from './toast';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opened the dialog: focus goes back to it. */
  button: RefObject<HTMLButtonElement | null>;
};

type Props<Facts> = {
  /** What the dialog is called, for the message when it cannot be loaded. */
  dialog: string;
  title?: string;
  children: ReactNode;
  /** Fetches the dialog; called on intent and again, from the cache, on click. */
  load: () => Promise<ComponentType<DialogProps & Facts>>;
  facts: Serialized<Facts>;
};

/** Underlined text in a cell that opens a dialog, which is fetched when the pointer or the focus comes near. */
export function DialogButton<Facts extends object>({ dialog, title, children, load, facts }: Props<Facts>) {
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps & Facts>>();
  const [open, setOpen] = useState(false);

  const prepare = async () => {
    if (Dialog) return;
    const loaded = await load();
    setDialog(() => loaded);
  };
  const show = () => {
    setOpen(true);
    prepare().catch(() => {
      setOpen(false);
      showToast({
        title: `${dialog} could not be loaded`,
        description: 'Check the connection, then reload the page.',
        variant: 'destructive',
      });
    });
  };
  // Nobody has asked for the dialog yet: the click loads it again, and tells when that fails.
  const foresee = () => void prepare().catch(() => undefined);

  return (
    <>
      <button
        ref={button}
        type="button"
        title={title}
        aria-haspopup="dialog"
        aria-busy={open && !Dialog}
        onPointerEnter={foresee}
        onFocus={foresee}
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
