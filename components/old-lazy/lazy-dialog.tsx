'use client';

import type { ComponentProps, RefObject } from 'react';
import { DialogContent } from '@/components/ui/dialog';

type Props = ComponentProps<typeof DialogContent> & {
  /** Opened the dialog from outside of it; the focus returns to it. */
  button: RefObject<HTMLElement | null>;
};

/** The content of a dialog that was imported by its button, and so has no DialogTrigger. */
export function LazyDialogContent({ button, ...props }: Props) {
  return (
    <DialogContent
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        button.current?.focus({ preventScroll: true });
      }}
      {...props}
    />
  );
}
