'use client';

import { DialogButton } from '@/components/lazy/dialog-button';
import type { Serialized } from '@/components/lazy/serialized';
import type { TeeDialogFacts } from './tee-dialog';

const load = () => import('./tee-dialog').then((module) => module.TeeDialog);

/** The name of a tee; a click opens Tee Information. */
export function TeeButton({ name, facts }: { name: string; facts: Serialized<TeeDialogFacts> }) {
  return (
    <DialogButton dialog="Tee Information" title={name} load={load} facts={facts}>
      {name}
    </DialogButton>
  );
}
