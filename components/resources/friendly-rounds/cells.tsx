import type { Cells } from '@/components/fields/field-value';
import { WithNames } from '@/components/fields/with-names';
import { TeeCell } from '@/components/golf/tee/tee-cell';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { fullName } from '@/lib/format/name';
import { hasWon, isDecided, marginText, partnersOf, rowWinner } from '@/lib/format/row-winner';
import { type FriendlyRound, winnerText } from '@/lib/resources/friendly-rounds';
import type { Format } from '@/lib/resources/resource';
import { WinnerButton } from './winner-button';

export const friendlyRoundCells = {
  tee: ({ tee, course, country }) => <TeeCell tee={tee} course={course} country={country} />,
  winner: (round, format) =>
    round.winnerPlayer ? drawWinner(round, winnerText(round), format) : drawUnrecorded(round),
} satisfies Cells<FriendlyRound>;

/** The list of a user's friendly rounds shows only recorded winners, without partners and margin. */
export const recordedRoundCells = {
  tee: ({ tee, course, country }) => <TeeCell tee={tee} course={course} country={country} isChecked={false} />,
  winner: (round, format) => round.winnerPlayer && drawWinner(round, fullName(round.winnerPlayer), format),
} satisfies Cells<FriendlyRound>;

/** Passes only what the dialog shows. */
function drawWinner(round: FriendlyRound, text: string | null, { timeZone }: Format) {
  const { winnerPlayer, status, scoringFormat, matchplayFormat, course, country, createdAt, outcome } = round;
  if (!winnerPlayer || !text) return null;
  const { uid, userUid, membershipType, handicap } = winnerPlayer;
  const won = outcome && hasWon(outcome, uid) ? outcome : { winners: [] };
  return (
    <WinnerButton
      text={text}
      winner={{ uid, userUid, name: fullName(winnerPlayer), membershipType, handicap }}
      partners={partnersOf(won, uid).map(({ uid, name, userUid }) => ({ uid, name, userUid }))}
      margin={marginText(won)}
      round={{
        ...{ status, scoringFormat, matchplayFormat, course: course.name, country: country.name },
        createdAt: `${formatDateTime(createdAt, timeZone)} ${zoneLabel(timeZone)}`,
      }}
    />
  );
}

/** Shows the winner on the leaderboard with a warning sign; null if the leaderboard has none. */
function drawUnrecorded({ status, outcome }: FriendlyRound) {
  if (!outcome || outcome.tied || !isDecided(status)) return null;
  const winner = rowWinner({ status, outcome });
  if (winner === null) return null;
  return (
    <span title={`No winner recorded, but the leaderboard shows ${winner}`} className="text-warning">
      <span aria-hidden className="icon-triangle-alert small-icon mr-[3px] inline-block align-middle" />
      <WithNames names={outcome.winners.map(({ name }) => name)}>{`Not recorded: ${winner}`}</WithNames>
    </span>
  );
}
