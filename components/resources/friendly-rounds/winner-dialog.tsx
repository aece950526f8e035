'use client';

import { Fragment } from 'react';
import { Fact, FactLink } from '@/components/old-cells/fact';
import { Uid } from '@/components/old-cells/uid';
import type { DialogProps } from '@/components/old-lazy/dialog-button';
import { LazyDialogContent } from '@/components/old-lazy/lazy-dialog';
import { Dialog, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { Separator } from '@/components/ui/separator';
import { screenOf } from '@/lib/navigation';

/** Formatted on the server; `userUid` is null for a guest. */
type WinnerFacts = {
  name: string;
  uid: string;
  membershipType: string;
  handicap: string;
  userUid: string | null;
  /** Partners and margin: `& Bob Day, 3&2`; empty where they are not known. */
  beside: string;
  /** The same apart, the partners with the uids of golfers; left out where none is one. */
  shared?: readonly [partners: readonly (readonly [name: string, userUid: string | null])[], margin: string];
};

/** Formatted on the server, the date with its zone. */
type RoundFacts = {
  status: string;
  scoringFormat: string;
  matchplayFormat: string | null;
  course: string;
  country: string;
  created: string;
};

export type WinnerDialogFacts = { winner: WinnerFacts; round: RoundFacts };

export function WinnerDialog({ winner, round, button, ...state }: DialogProps & WinnerDialogFacts) {
  return (
    <Dialog {...state}>
      <LazyDialogContent button={button} className="sm:max-w-120">
        <DialogHeader>
          <DialogTitle>Round Winner</DialogTitle>
          <DialogDescription>
            {round.course} · {round.country}
          </DialogDescription>
        </DialogHeader>
        <div className="px-6 max-sm:px-4">
          <p className="py-4 text-xl font-semibold break-words">
            <Golfer name={winner.name} userUid={winner.userUid} />
            {winner.beside && (
              <span className="text-base font-normal text-muted-foreground">
                {' '}
                <Beside {...winner} />
              </span>
            )}
          </p>
          <Separator />
          <dl className="grid grid-cols-2 gap-x-6 gap-y-3 py-4">
            <Fact label="Membership type">{winner.membershipType}</Fact>
            <Fact label="Handicap">{winner.handicap}</Fact>
            <Fact label="Player ID" className="col-span-2">
              <Uid value={winner.uid} what="player ID" whole />
            </Fact>
            <Fact label="User UID" className="col-span-2">
              {winner.userUid === null ? '-' : <Uid value={winner.userUid} what="user UID" whole />}
            </Fact>
          </dl>
          <Separator />
          <dl className="grid grid-cols-2 gap-x-6 gap-y-3 py-4">
            <Fact label="Round status">{round.status}</Fact>
            <Fact label="Created At">{round.created}</Fact>
            <Fact label="Scoring format">{round.scoringFormat}</Fact>
            {round.matchplayFormat && <Fact label="Matchplay format">{round.matchplayFormat}</Fact>}
          </dl>
        </div>
      </LazyDialogContent>
    </Dialog>
  );
}

function Golfer({ name, userUid }: { name: string; userUid: string | null }) {
  return userUid === null ? name : <FactLink href={screenOf('golfer', userUid)}>{name}</FactLink>;
}

function Beside({ beside, shared }: Pick<WinnerFacts, 'beside' | 'shared'>) {
  if (!shared) return beside;
  const [partners, margin] = shared;
  return (
    <>
      {partners.map(([name, userUid], index) => (
        <Fragment key={userUid ?? name}>
          {index > 0 && ' '}
          {'& '}
          <Golfer name={name} userUid={userUid} />
        </Fragment>
      ))}
      {margin && `, ${margin}`}
    </>
  );
}
