'use client';

import { RowOutcome } from '@/components/golf/outcome/row-outcome';
import { useRowSaid } from '@/components/old-cells/row-said';
import { DialogButton } from '@/components/old-lazy/dialog-button';
import { deserialized, type Serialized } from '@/components/old-lazy/serialized';
import type { WinnerDialogFacts } from './winner-dialog';

/** Before whom the board has. */
const NOT_RECORDED = 'Not recorded:';

const load = () => import('./winner-dialog').then((module) => module.WinnerDialog);

export function WinnerButton({ name, facts }: { name: string; facts: Serialized<WinnerDialogFacts> }) {
  return (
    <DialogButton dialog="Round Winner" title={name} load={load} facts={() => deserialized(facts)}>
      {name}
    </DialogButton>
  );
}

export type UnsaidOfWinner = Omit<WinnerDialogFacts['winner'], 'name' | 'beside'>;

type Props = {
  name: string;
  beside: string;
  /** Whether the row says the name only. */
  isAlone?: boolean;
  facts: Serialized<UnsaidOfWinner>;
};

/** The same in a row of rounds, which says the rest of the round, with partners and margin. */
export function RowWinner({ name, beside, isAlone, facts }: Props) {
  const { uid, said, noteOf } = useRowSaid();
  const shown = isAlone ? '' : beside;
  const factsOf = (): WinnerDialogFacts => ({
    winner: { ...deserialized(facts), name, beside },
    round: {
      status: said('status') ?? '',
      scoringFormat: said('scoringFormat') ?? '',
      matchplayFormat: said('matchplayFormat'),
      course: said('course') ?? '',
      country: said('country') ?? '',
      created: `${said('createdAt')} ${noteOf('createdAt')}`,
    },
  });
  return (
    <RowOutcome last title={shown ? `${name} ${shown}` : name}>
      <DialogButton key={uid} dialog="Round Winner" title={name} load={load} facts={factsOf}>
        {name}
      </DialogButton>
      {shown && ' '}
      {shown && <span className="inline-block text-muted-foreground">{shown}</span>}
    </RowOutcome>
  );
}

/** Why a row has no recorded winner, or whom the board has, which is marked. */
export function RowWithoutWinner({ isMarked }: { isMarked?: true }) {
  const words = useRowSaid().said('winner') ?? '';
  const [, board] = isMarked ? words.split(`${NOT_RECORDED} `) : [];
  if (board === undefined) {
    return (
      <RowOutcome last title={words} tone="muted">
        {words}
      </RowOutcome>
    );
  }
  return (
    <RowOutcome last title={`No winner recorded, though the board has ${board}`} tone="marked">
      <span aria-hidden className="icon-triangle-alert small-icon mr-[3px] inline-block" />
      {words}
    </RowOutcome>
  );
}
