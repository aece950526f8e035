'use client';

import { useRowSaid } from '@/components/old-cells/row-said';
import { DialogButton } from '@/components/old-lazy/dialog-button';
import { deserialized, type Serialized } from '@/components/old-lazy/serialized';
import { receivedHoles, type SentHoles } from '@/lib/golf/scoring/sent-holes';
import type { TeeDialogFacts } from './tee-dialog';

const load = () => import('./tee-dialog').then((module) => module.TeeDialog);

export function TeeButton({ name, facts }: { name: string; facts: Serialized<TeeDialogFacts> }) {
  return (
    <DialogButton dialog="Tee Information" title={name} load={load} facts={() => deserialized(facts)}>
      {name}
    </DialogButton>
  );
}

export type UnsaidOfTee = { uid: string; country?: string | null } & SentHoles;

/** The same in a row of rounds, which says its tee, course and country. */
export function RowTeeButton({ facts }: { facts: Serialized<UnsaidOfTee> }) {
  const { uid, said } = useRowSaid();
  const name = said('tee') ?? '';
  const factsOf = (): TeeDialogFacts => {
    const tee = deserialized(facts);
    return {
      tee: { name, uid: tee.uid, holes: receivedHoles(tee) },
      places: [said('course'), said('country') ?? tee.country].filter((place) => place != null),
    };
  };
  return (
    <DialogButton key={uid} dialog="Tee Information" title={name} load={load} facts={factsOf}>
      {name}
    </DialogButton>
  );
}
