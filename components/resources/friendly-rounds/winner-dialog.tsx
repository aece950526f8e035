'use client';

import { Fragment } from 'react';
import { ButtonDialogContent } from '@/components/fields/dialog-content';
import { Fact, FactLink } from '@/components/fields/fact';
import { FullUid } from '@/components/fields/uid';
import type { DialogState } from '@/components/fields/use-dialog';
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

export function WinnerDialog({ winner, round, button, ...state }: DialogState & WinnerDialogFacts) {
  return (
    <Dialog {...state}>
      <ButtonDialogContent button={button} className="sm:max-w-120">
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
              <FullUid value={winner.uid} what="player ID" />
            </Fact>
            <Fact label="User UID" className="col-span-2">
              {winner.userUid === null ? '-' : <FullUid value={winner.userUid} what="user UID" />}
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
      </ButtonDialogContent>
    </Dialog>
  );
}

function Golfer({ name, userUid }: { name: string; userUid: string | null }) {
  const text = <bdi>{name}</bdi>;
  return userUid === null ? text : <FactLink href={screenOf('golfer', userUid)}>{text}</FactLink>;
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
