'use client';

import { DialogButton } from '@/components/ui/dialog-button';
import type { RoundFacts, WinnerFacts } from './winner-dialog';

const load = () => import('./winner-dialog').then((module) => module.WinnerDialog);

/** The winner's name; a click opens Round Winner. */
export function WinnerButton({ winner, round }: { winner: WinnerFacts; round: RoundFacts }) {
  return (
    <DialogButton dialog="Round Winner" title={winner.name} load={load} facts={{ winner, round }}>
      {winner.name}
    </DialogButton>
  );
}
