'use client';

import type { ComponentProps } from 'react';
import { DialogContent } from '@/components/ui/dialog';
import type { DialogState } from './use-dialog';

type Props = ComponentProps<typeof DialogContent> & Pick<DialogState, 'button'>;

/** The content of a dialog whose button stands outside of it. */
export function ButtonDialogContent({ button, ...props }: Props) {
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
