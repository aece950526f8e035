'use client';

import { Fragment } from 'react';
import { ButtonDialogContent } from '@/components/fields/dialog-content';
import { FieldItem, FieldLink } from '@/components/fields/field-item';
import { FullUid } from '@/components/fields/uid';
import type { DialogState } from '@/components/fields/use-dialog';
import { Dialog, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { Separator } from '@/components/ui/separator';
import type { FriendlyRound } from '@/lib/contract/friendly-rounds';
import { formatHandicap } from '@/lib/format/handicap';
import { titleCase } from '@/lib/format/title-case';
import { CREATED_AT, dialogNames } from '@/lib/names';
import { screenOf } from '@/lib/navigation';

/** @property userUid null for a guest */
type Person = { uid: string; name: string; userUid?: string | null | undefined };

export type WinnerDialogProps = {
  winner: Person & Pick<NonNullable<FriendlyRound['winnerPlayer']>, 'membershipType' | 'handicap'>;
  partners: readonly Person[];
  /** In words, such as `by 2 points`; empty if unknown. */
  margin: string;
  round: Pick<FriendlyRound, 'status' | 'scoringFormat' | 'matchplayFormat'> & {
    course: string;
    country: string;
    createdAt: string;
  };
};

export function WinnerDialog({ winner, partners, margin, round, button, ...state }: DialogState & WinnerDialogProps) {
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
            <Player {...winner} />
            <Beside partners={partners} margin={margin} />
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
            <FieldItem label={CREATED_AT}>{createdAt}</FieldItem>
            <FieldItem label="Scoring format">{titleCase(scoringFormat)}</FieldItem>
            {matchplayFormat && <FieldItem label="Matchplay format">{titleCase(matchplayFormat)}</FieldItem>}
          </dl>
        </div>
      </ButtonDialogContent>
    </Dialog>
  );
}

function Player({ name, userUid }: Person) {
  const text = <bdi>{name}</bdi>;
  return userUid ? <FieldLink href={screenOf('user', userUid)}>{text}</FieldLink> : text;
}

function Beside({ partners, margin }: Pick<WinnerDialogProps, 'partners' | 'margin'>) {
  if (partners.length === 0 && !margin) return null;
  return (
    <span className="text-base font-normal text-muted-foreground">
      {partners.map((partner) => (
        <Fragment key={partner.uid}>
          <span>{' & '}</span>
          <Player {...partner} />
        </Fragment>
      ))}
      {margin && <span>{`${partners.length > 0 ? ', ' : ' '}${margin}`}</span>}
    </span>
  );
}
