'use client';

import { DialogButton } from '@/components/lazy/dialog-button';
import type { Serialized } from '@/components/lazy/serialized';
import type { WinnerDialogFacts } from './winner-dialog';

const load = () => import('./winner-dialog').then((module) => module.WinnerDialog);

/** The winner's name; a click opens Round Winner. */
export function WinnerButton({ name, facts }: { name: string; facts: Serialized<WinnerDialogFacts> }) {
  return (
    <DialogButton dialog="Round Winner" title={name} load={load} facts={facts}>
      {name}
    </DialogButton>
  );
}
