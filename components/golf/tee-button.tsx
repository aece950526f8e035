'use client';

import { DialogButton } from '@/components/ui/dialog-button';
import type { TeeHole } from '@/lib/golf/tee-facts';

type Props = { name: string; uid: string; course: string; country: string; holes: readonly TeeHole[] };

const load = () => import('./tee-dialog').then((module) => module.TeeDialog);

/** The name of a tee; a click opens Tee Information. */
export function TeeButton({ name, uid, course, country, holes }: Props) {
  return (
    <DialogButton
      dialog="Tee Information"
      title={name}
      load={load}
      facts={{ tee: { name, uid, holes }, course, country }}
    >
      {name}
    </DialogButton>
  );
}
