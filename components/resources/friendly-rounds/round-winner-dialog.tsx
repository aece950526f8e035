'use client';

import type { DialogState } from '@/components/fields/use-dialog';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { formatHandicap } from '@/lib/format/handicap';
import { fullName } from '@/lib/format/name';
import { besideWinner, marginWords, partnersOf } from '@/lib/format/row-winner';
import { titleCase } from '@/lib/format/title-case';
import { WinnerDialog, type WinnerDialogFacts } from './winner-dialog';
import type { WonRound } from './won-round';

export function RoundWinnerDialog({ round, timeZone, ...dialog }: DialogState & { round: WonRound; timeZone: string }) {
  const { status, scoringFormat, matchplayFormat, course, country, createdAt } = round;
  return (
    <WinnerDialog
      {...dialog}
      winner={winnerFacts(round)}
      round={{
        status: titleCase(status),
        scoringFormat: titleCase(scoringFormat),
        matchplayFormat: matchplayFormat ? titleCase(matchplayFormat) : null,
        course: course.name,
        country: country.name,
        created: `${formatDateTime(createdAt, timeZone)} ${zoneLabel(timeZone)}`,
      }}
    />
  );
}

function winnerFacts({ winnerPlayer, outcome }: WonRound): WinnerDialogFacts['winner'] {
  const { uid, membershipType, handicap, userUid } = winnerPlayer;
  const beside = besideWinner(outcome, uid);
  return {
    name: fullName(winnerPlayer),
    uid,
    membershipType: titleCase(membershipType),
    handicap: formatHandicap(handicap),
    userUid: userUid ?? null,
    beside,
    ...(outcome &&
      beside && {
        shared: [
          partnersOf(outcome, uid).map(({ name, userUid: partner }) => [name, partner ?? null] as const),
          marginWords(outcome),
        ] as const,
      }),
  };
}
