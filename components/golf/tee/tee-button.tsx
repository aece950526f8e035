'use client';

import { DialogButton } from '@/components/fields/dialog-button';
import { useDialog } from '@/components/fields/use-dialog';
import { dialogNames } from '@/lib/names';
import type { TeeDialogProps } from './tee-dialog';

const load = () => import('./tee-dialog').then((module) => module.TeeDialog);

export function TeeButton(facts: TeeDialogProps) {
  const { Dialog, dialog, buttonProps } = useDialog(dialogNames.tee, load);
  const { name } = facts.tee;
  return (
    <>
      <DialogButton title={name} {...buttonProps}>
        {name}
      </DialogButton>
      {Dialog && <Dialog {...dialog} {...facts} />}
    </>
  );
}
