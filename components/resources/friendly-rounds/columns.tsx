import type { TableOf } from '@/components/old-cells/column';
import { playColumn } from '@/components/old-cells/play-time';
import { serialized } from '@/components/old-lazy/serialized';
import { statusColumn } from '@/components/resources/events/shared-columns';
import type { Tee } from '@/lib/contract/courses';
import type { FriendlyRound } from '@/lib/contract/friendly-rounds';
import { field, having, made, reads } from '@/lib/contract/wire/unread';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { formatHandicap } from '@/lib/format/handicap';
import { fullName } from '@/lib/format/name';
import { besideWinner, marginWords, partnersOf } from '@/lib/format/row-winner';
import { titleCase } from '@/lib/format/title-case';
import { sentHoles } from '@/lib/golf/scoring/sent-holes';
import { teeHoles } from '@/lib/golf/scoring/tee-holes';
import { isUnrecorded, outcomeSaid, roundWinner } from '@/lib/old-records/round-winner';
import { routes } from '@/lib/routes';
import { RowTeeButton, TeeButton, type UnsaidOfTee } from './tee-button';
import { RowWinner, RowWithoutWinner, type UnsaidOfWinner, WinnerButton } from './winner-button';

/** @param winner `name`: the recorded winner alone, or `-` */
export function friendlyRoundTable(timeZone: string, winner: 'name' | 'outcome' = 'outcome'): TableOf<FriendlyRound> {
  return {
    columns: [
      {
        id: 'uid',
        header: 'Round ID',
        width: 116,
        small: 'aside-3',
        link: ({ uid }) => routes.friendlyRound(uid),
        text: 'uid',
        idOf: 'round ID',
      },
      {
        id: 'course',
        header: 'Course',
        width: 158,
        small: 'title',
        to: ({ course }) => routes.course(course.uid),
        text: 'course.name',
      },
      { id: 'tee', header: 'Tees', width: 56, small: 'text', text: 'tee.name', cell: ({ tee }) => rowTee(tee) },
      { id: 'country', header: 'Country', width: 98, small: 'text-end', text: 'country.name' },
      statusColumn(160),
      {
        id: 'scoringFormat',
        header: 'Scoring Format',
        width: 86,
        small: 'text',
        text: field('scoringFormat', titleCase),
      },
      {
        id: 'matchplayFormat',
        header: 'Matchplay Format',
        width: 82,
        small: 'text-end',
        text: field('matchplayFormat', (matchplayFormat) => matchplayFormat && titleCase(matchplayFormat)),
      },
      {
        ...playColumn<FriendlyRound>('createdAt', 'Created At', 128, timeZone),
        sortKey: 'createdAt',
        small: 'aside-2',
      },
      { id: 'createdBy', header: 'Created By', width: 104, small: 'fact', text: field('createdBy', fullName) },
      {
        id: 'winner',
        header: 'Winner',
        width: 202,
        small: 'fact',
        text: winner === 'name' ? recordedText : roundWinner,
        cell: winner === 'name' ? reads([], (round) => recordedWinner(round, true)) : made(outcomeSaid, winnerCell),
      },
    ],
  };
}

const recordedText = ({ winnerPlayer }: FriendlyRound) => winnerPlayer && fullName(winnerPlayer);

/** The recorded winner with partners and margin; without one why there is none, or whom the board has, marked. */
function winnerCell(beside: string | null, round: FriendlyRound) {
  const { winnerPlayer } = round;
  if (winnerPlayer) return recordedWinner(round);
  if (!beside) return null;
  return <RowWithoutWinner {...(isUnrecorded(round) && { isMarked: true })} />;
}

function recordedWinner(round: FriendlyRound, isAlone?: true) {
  const { winnerPlayer: winner } = round;
  if (!winner) return null;
  const props = { name: fullName(winner), beside: besideOf(round, winner.uid), ...(isAlone && { isAlone }) };
  return <RowWinner {...props} facts={serialized<UnsaidOfWinner>(unsaidOf(round, winner))} />;
}

/** @param country where no column says it */
export function rowTee(tee: Tee, country?: string | null) {
  return <RowTeeButton facts={serialized<UnsaidOfTee>({ uid: tee.uid, country, ...sentHoles(teeHoles(tee)) })} />;
}

export function teeOf({ tee, course, country }: FriendlyRound) {
  const facts = { tee: { name: tee.name, uid: tee.uid, holes: teeHoles(tee) }, places: [course.name, country.name] };
  return <TeeButton name={tee.name} facts={serialized(facts)} />;
}

export function winnerOf(round: FriendlyRound, timeZone: string) {
  const { winnerPlayer: winner, status, scoringFormat, matchplayFormat, course, country, createdAt } = round;
  if (!winner) return null;
  const name = fullName(winner);
  const facts = serialized({
    winner: { ...unsaidOf(round, winner), name, beside: besideOf(round, winner.uid) },
    round: {
      status: titleCase(status),
      scoringFormat: titleCase(scoringFormat),
      matchplayFormat: matchplayFormat ? titleCase(matchplayFormat) : null,
      course: course.name,
      country: country.name,
      created: `${formatDateTime(createdAt, timeZone)} ${zoneLabel(timeZone)}`,
    },
  });
  return <WinnerButton name={name} facts={facts} />;
}

type Winner = NonNullable<FriendlyRound['winnerPlayer']>;

function unsaidOf(round: FriendlyRound, { uid, membershipType, handicap, userUid }: Winner): UnsaidOfWinner {
  return {
    uid,
    membershipType: titleCase(membershipType),
    handicap: formatHandicap(handicap),
    userUid: userUid ?? null,
    ...sharedBy(round, uid),
  };
}

/** Partners and margin apart, where a partner is a golfer of the product and can be a link. */
function sharedBy(round: FriendlyRound, winner: string): Pick<UnsaidOfWinner, 'shared'> {
  const outcome = having(round, 'outcome')?.outcome;
  if (!outcome || !besideOf(round, winner)) return {};
  const partners = partnersOf(outcome, winner).map(({ name, userUid }) => [name, userUid ?? null] as const);
  return partners.some(([, uid]) => uid) ? { shared: [partners, marginWords(outcome)] } : {};
}

function besideOf(round: FriendlyRound, winner: string): string {
  return besideWinner(having(round, 'outcome')?.outcome, winner);
}
