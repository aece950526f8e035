'use client';

import type { ComponentProps } from 'react';
import { DialogContent } from '@/components/ui/dialog';
import type { DialogState } from './use-dialog';

type Props = ComponentProps<typeof DialogContent> & Pick<DialogState, 'button'>;

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
