import { TriangleAlert } from 'lucide-react';
import { PlayTime } from '@/components/course-time/play-time';
import { CellLink } from '@/components/data-table/cells/links';
import { Uid } from '@/components/data-table/cells/uid';
import type { Column } from '@/components/data-table/column';
import { statusColumn } from '@/components/events/shared-columns';
import { serialized } from '@/components/lazy/serialized';
import { RowOutcome } from '@/components/outcome/row-outcome';
import { besideWinner, rowWinner } from '@/components/outcome/row-winner';
import { isOpen } from '@/components/outcome/winner-words';
import type { FriendlyRound } from '@/lib/contract/friendly-rounds';
import { orNull } from '@/lib/contract/unread';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { formatHandicap } from '@/lib/format/handicap';
import { fullName } from '@/lib/format/name';
import { titleCase } from '@/lib/format/title-case';
import { routes } from '@/lib/routes';
import { teeCell } from './tee-cell';
import { WinnerButton } from './winner-button';

/** @param winner `name`: the recorded winner alone, or `-` */
export function friendlyRoundColumns(
  timeZone: string,
  winner: 'name' | 'outcome' = 'outcome',
): Column<FriendlyRound>[] {
  return [
    {
      id: 'uid',
      header: 'Round ID',
      width: 116,
      small: 'aside-3',
      cell: ({ uid }) => <Uid value={uid} what="round ID" href={routes.friendlyRound(uid)} />,
    },
    {
      id: 'course',
      header: 'Course',
      width: 158,
      small: 'title',
      cell: ({ course }) => <CellLink href={routes.course(course.uid)}>{course.name}</CellLink>,
    },
    { id: 'tee', header: 'Tees', width: 56, small: 'text', cell: teeOf },
    {
      id: 'country',
      header: 'Country',
      width: 98,
      small: 'text-end',
      cell: ({ country }) => country.name,
    },
    statusColumn(178),
    {
      id: 'scoringFormat',
      header: 'Scoring Format',
      width: 86,
      small: 'text',
      cell: ({ scoringFormat }) => titleCase(scoringFormat),
    },
    {
      id: 'matchplayFormat',
      header: 'Matchplay Format',
      width: 82,
      small: 'text-end',
      cell: ({ matchplayFormat }) => matchplayFormat && titleCase(matchplayFormat),
    },
    {
      id: 'createdAt',
      header: 'Created At',
      note: zoneLabel(timeZone),
      sortKey: 'createdAt',
      width: 128,
      small: 'aside-2',
      cell: ({ createdAt, course }) => <PlayTime at={createdAt} course={course.uid} timeZone={timeZone} />,
    },
    {
      id: 'createdBy',
      header: 'Created By',
      width: 104,
      small: 'fact',
      cell: ({ createdBy }) => fullName(createdBy),
    },
    {
      id: 'winner',
      header: 'Winner',
      width: 174,
      small: 'fact',
      cell: (round) => (winner === 'name' ? recordedWinner(round, timeZone) : winnerCell(round, timeZone)),
    },
  ];
}

function recordedWinner(round: FriendlyRound, timeZone: string) {
  const winner = winnerOf(round, timeZone);
  if (!winner || !round.winnerPlayer) return null;
  return (
    <RowOutcome last title={fullName(round.winnerPlayer)}>
      {winner}
    </RowOutcome>
  );
}

/** The recorded winner with partners and margin; without one why there is none, or whom the board has, marked. */
function winnerCell(round: FriendlyRound, timeZone: string) {
  const { status, winnerPlayer } = round;
  const row = { status, outcome: orNull(() => round.outcome), scoringFormat: orNull(() => round.scoringFormat) };
  const beside = winnerPlayer ? besideWinner(row.outcome, winnerPlayer.uid) : rowWinner(row);
  if (!beside) return recordedWinner(round, timeZone);
  if (winnerPlayer) {
    return (
      <RowOutcome last title={`${fullName(winnerPlayer)} ${beside}`}>
        {winnerOf(round, timeZone)} <span className="inline-block text-muted-foreground">{beside}</span>
      </RowOutcome>
    );
  }
  const isUnrecorded = !isOpen(status) && !row.outcome?.tied;
  return (
    <RowOutcome
      last
      title={isUnrecorded ? `No winner recorded, though the board has ${beside}` : beside}
      tone={isUnrecorded ? 'marked' : 'muted'}
    >
      {isUnrecorded && (
        <>
          <TriangleAlert aria-hidden className="mr-1 inline size-3.5" />
          Not recorded:{' '}
        </>
      )}
      {beside}
    </RowOutcome>
  );
}

export function teeOf({ uid, tee, course, country }: FriendlyRound) {
  return teeCell({ uid, tee, places: [course.name, country.name] });
}

export function winnerOf(round: FriendlyRound, timeZone: string) {
  const { uid, winnerPlayer: winner, status, scoringFormat, matchplayFormat, course, country, createdAt } = round;
  if (!winner) return null;
  const facts = serialized({
    winner: {
      name: fullName(winner),
      uid: winner.uid,
      membershipType: titleCase(winner.membershipType),
      handicap: formatHandicap(winner.handicap),
      userUid: winner.userUid ?? null,
      beside: besideWinner(
        orNull(() => round.outcome),
        winner.uid,
      ),
    },
    round: {
      status: titleCase(status),
      scoringFormat: titleCase(scoringFormat),
      matchplayFormat: matchplayFormat ? titleCase(matchplayFormat) : null,
      course: course.name,
      country: country.name,
      created: `${formatDateTime(createdAt, timeZone)} ${zoneLabel(timeZone)}`,
    },
  });
  return <WinnerButton key={uid} name={fullName(winner)} facts={facts} />;
}
