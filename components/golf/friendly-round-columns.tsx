import { TeeButton } from '@/components/golf/tee-button';
import { WinnerButton } from '@/components/golf/winner-button';
import { Missing, Text, Uid, Whole } from '@/components/list/cells';
import type { Column } from '@/components/list/column';
import { Status } from '@/components/list/status';
import type { FriendlyRound } from '@/lib/contract/friendly-rounds';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { formatHandicap } from '@/lib/format/handicap';
import { fullName } from '@/lib/format/name';
import { titleCase } from '@/lib/format/title-case';

export function friendlyRoundColumns(timeZone: string): Column<FriendlyRound>[] {
  return [
    {
      id: 'uid',
      header: 'Round ID',
      width: 116,
      small: 'aside-3',
      cell: ({ uid }) => <Uid value={uid} what="round ID" />,
    },
    { id: 'course', header: 'Course', width: 172, small: 'title', cell: ({ course }) => <Text>{course.name}</Text> },
    { id: 'tee', header: 'Tees', width: 64, small: 'text', cell: (round) => <Tee key={round.uid} round={round} /> },
    {
      id: 'country',
      header: 'Country',
      width: 117,
      small: 'text-end',
      cell: ({ country }) => <Text>{country.name}</Text>,
    },
    {
      id: 'status',
      header: 'Status',
      sortKey: 'status',
      width: 111,
      small: 'aside-1',
      cell: ({ status }) => <Status value={status} />,
    },
    {
      id: 'scoringFormat',
      header: 'Scoring Format',
      width: 107,
      small: 'text',
      cell: ({ scoringFormat }) => <Text>{titleCase(scoringFormat)}</Text>,
    },
    {
      id: 'matchplayFormat',
      header: 'Matchplay Format',
      width: 118,
      small: 'text-end',
      cell: ({ matchplayFormat }) => <Text>{matchplayFormat && titleCase(matchplayFormat)}</Text>,
    },
    {
      id: 'createdAt',
      header: 'Created At',
      note: zoneLabel(timeZone),
      sortKey: 'createdAt',
      width: 132,
      small: 'aside-2',
      cell: ({ createdAt }) => <Whole>{formatDateTime(createdAt, timeZone)}</Whole>,
    },
    {
      id: 'createdBy',
      header: 'Created By',
      width: 120,
      small: 'fact',
      cell: ({ createdBy }) => <Text>{fullName(createdBy)}</Text>,
    },
    {
      id: 'winner',
      header: 'Winner',
      width: 108,
      small: 'fact',
      cell: (round) => <Winner key={round.uid} round={round} timeZone={timeZone} />,
    },
  ];
}

function Tee({ round: { tee, course, country } }: { round: FriendlyRound }) {
  const holes = tee.holes.map(
    ({ number, par, distance, strokeIndex }) => [number, par, distance, strokeIndex ?? null] as const,
  );
  return <TeeButton name={tee.name} uid={tee.uid} course={course.name} country={country.name} holes={holes} />;
}

function Winner({ round, timeZone }: { round: FriendlyRound; timeZone: string }) {
  const { winnerPlayer: winner, status, scoringFormat, matchplayFormat, course, country, createdAt } = round;
  if (!winner) return <Missing />;
  return (
    <WinnerButton
      winner={{
        name: fullName(winner),
        uid: winner.uid,
        membershipType: titleCase(winner.membershipType),
        handicap: formatHandicap(winner.handicap),
        userUid: winner.userUid ?? null,
      }}
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
