'use client';

import { Fragment } from 'react';
import { ButtonDialogContent } from '@/components/fields/dialog-content';
import { FieldItem, FieldLink } from '@/components/fields/field-item';
import { FullUid } from '@/components/fields/uid';
import type { DialogState } from '@/components/fields/use-dialog';
import { Dialog, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { Separator } from '@/components/ui/separator';
import type { FriendlyRound } from '@/lib/contract/friendly-rounds';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { formatHandicap } from '@/lib/format/handicap';
import { fullName } from '@/lib/format/name';
import { besideWinner, marginText, partnersOf } from '@/lib/format/row-winner';
import { titleCase } from '@/lib/format/title-case';
import { CREATED_AT, dialogNames } from '@/lib/names';
import { screenOf } from '@/lib/navigation';

export type WinnerDialogProps = {
  winner: NonNullable<FriendlyRound['winnerPlayer']>;
  round: Pick<FriendlyRound, 'status' | 'scoringFormat' | 'matchplayFormat' | 'createdAt' | 'outcome'> & {
    course: string;
    country: string;
  };
  timeZone: string;
};

export function WinnerDialog({ winner, round, timeZone, button, ...state }: DialogState & WinnerDialogProps) {
  const { status, scoringFormat, matchplayFormat, course, country, createdAt } = round;
  return (
    <Dialog {...state}>
      <ButtonDialogContent button={button} className="sm:max-w-120">
        <DialogHeader>
          <DialogTitle>{dialogNames.winner}</DialogTitle>
          <DialogDescription>
            <bdi>{course}</bdi> · <bdi>{country}</bdi>
          </DialogDescription>
        </DialogHeader>
        <div className="px-6 max-sm:px-4">
          <p className="py-4 text-xl font-semibold break-words">
            <Player name={fullName(winner)} userUid={winner.userUid} />
            <Beside outcome={round.outcome} winnerUid={winner.uid} />
          </p>
          <Separator />
          <dl className="grid grid-cols-2 gap-x-6 gap-y-3 py-4">
            <FieldItem label="Membership type">{titleCase(winner.membershipType)}</FieldItem>
            <FieldItem label="Handicap">{formatHandicap(winner.handicap)}</FieldItem>
            <FieldItem label="Player ID" className="col-span-2">
              <FullUid value={winner.uid} what="player ID" />
            </FieldItem>
            <FieldItem label="User UID" className="col-span-2">
              {winner.userUid ? <FullUid value={winner.userUid} what="user UID" /> : '-'}
            </FieldItem>
          </dl>
          <Separator />
          <dl className="grid grid-cols-2 gap-x-6 gap-y-3 py-4">
            <FieldItem label="Round status">{titleCase(status)}</FieldItem>
            <FieldItem label={CREATED_AT}>{`${formatDateTime(createdAt, timeZone)} ${zoneLabel(timeZone)}`}</FieldItem>
            <FieldItem label="Scoring format">{titleCase(scoringFormat)}</FieldItem>
            {matchplayFormat && <FieldItem label="Matchplay format">{titleCase(matchplayFormat)}</FieldItem>}
          </dl>
        </div>
      </ButtonDialogContent>
    </Dialog>
  );
}

/** @param userUid null for a guest */
function Player({ name, userUid }: { name: string; userUid: string | null | undefined }) {
  const text = <bdi>{name}</bdi>;
  return userUid ? <FieldLink href={screenOf('user', userUid)}>{text}</FieldLink> : text;
}

type BesideProps = { outcome: WinnerDialogProps['round']['outcome']; winnerUid: string };

function Beside({ outcome, winnerUid }: BesideProps) {
  if (!outcome || !besideWinner(outcome, winnerUid)) return null;
  const partners = partnersOf(outcome, winnerUid);
  const margin = marginText(outcome);
  return (
    <span className="text-base font-normal text-muted-foreground">
      {partners.map(({ uid, name, userUid }) => (
        <Fragment key={uid}>
          <span>{' & '}</span>
          <Player name={name} userUid={userUid} />
        </Fragment>
      ))}
      {margin && <span>{`${partners.length > 0 ? ', ' : ' '}${margin}`}</span>}
    </span>
  );
}
