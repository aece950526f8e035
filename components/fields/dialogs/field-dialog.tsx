'use client';

import { DialogButton } from '@/components/fields/dialog-button';
import { useDialog } from '@/components/fields/use-dialog';
import { WithNames } from '@/components/fields/with-names';
import { fullName } from '@/lib/format/name';
import { winnersOf } from '@/lib/format/row-winner';
import type { FieldDialog, TeeDialogData, WinnerDialogData } from '@/lib/resources/field-dialog';

const loadTee = () => import('./tee-dialog').then((module) => module.TeeDialog);
const loadWinner = () => import('./winner-dialog').then((module) => module.WinnerDialog);

export function FieldDialogButton({ text, dialog }: { text: string; dialog: FieldDialog }) {
  return dialog.kind === 'tee' ? <TeeButton text={text} {...dialog} /> : <WinnerButton text={text} {...dialog} />;
}

function TeeButton({ text, ...data }: TeeDialogData & { text: string }) {
  const { Dialog, dialog, buttonProps } = useDialog('Tee Information', loadTee);
  return (
    <>
      <DialogButton title={text} {...buttonProps}>
        <bdi>{text}</bdi>
      </DialogButton>
      {Dialog && <Dialog {...dialog} {...data} />}
    </>
  );
}

function WinnerButton({ text, ...data }: WinnerDialogData & { text: string }) {
  const { Dialog, dialog, buttonProps } = useDialog('Round Winner', loadWinner);
  return (
    <>
      <DialogButton title={text} {...buttonProps}>
        <WithNames names={[fullName(data.winner), ...winnersOf(data.round.outcome)]}>{text}</WithNames>
      </DialogButton>
      {Dialog && <Dialog {...dialog} {...data} />}
    </>
  );
}
