'use client';

import { DialogButton } from '@/components/fields/dialog-button';
import { useDialog } from '@/components/fields/use-dialog';
import { IsolatedNames } from '@/components/fields/with-names';
import { dialogNames } from '@/lib/names';
import type { WinnerDialogProps } from './winner-dialog';

const load = () => import('./winner-dialog').then((module) => module.WinnerDialog);

export function WinnerButton({ text, ...facts }: WinnerDialogProps & { text: string }) {
  const { Dialog, dialog, buttonProps } = useDialog(dialogNames.winner, load);
  const names = [facts.winner, ...facts.partners].map(({ name }) => name);
  return (
    <>
      <DialogButton key={text} title={text} {...buttonProps}>
        <IsolatedNames names={names}>{text}</IsolatedNames>
      </DialogButton>
      {Dialog && <Dialog {...dialog} {...facts} />}
    </>
  );
}
