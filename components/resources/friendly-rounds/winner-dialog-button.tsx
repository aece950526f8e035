'use client';

import { DialogButton } from '@/components/fields/dialog-button';
import { useDialog } from '@/components/fields/use-dialog';
import { fullName } from '@/lib/format/name';
import type { WonRound } from './won-round';

const load = () => import('./round-winner-dialog').then((module) => module.RoundWinnerDialog);

/** The name of a round's winner, which opens who won, and in which round. */
export function WinnerDialogButton({ round, timeZone }: { round: WonRound; timeZone: string }) {
  const { Dialog, dialog, buttonProps } = useDialog('Round Winner', load);
  const name = fullName(round.winnerPlayer);
  return (
    <>
      <DialogButton title={name} {...buttonProps}>
        {name}
      </DialogButton>
      {Dialog && <Dialog {...dialog} round={round} timeZone={timeZone} />}
    </>
  );
}
