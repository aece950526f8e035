import type { Cells } from '@/components/fields/field-value';
import { besideWinner, isOpen, isStopped, rowWinner } from '@/lib/format/row-winner';
import type { FriendlyRound } from '@/lib/resources/friendly-rounds';
import { TeeDialogButton } from './tee-dialog-button';
import { WinnerDialogButton } from './winner-dialog-button';
import type { WonRound } from './won-round';

/** Cells of the friendly rounds of one user, which name the recorded winner only. */
export const friendlyRoundOfUserCells = {
  tee: ({ tee, course, country }) => <TeeDialogButton tee={tee} course={course} country={country} />,
  winner: (round, { timeZone }) => {
    const won = wonRound(round);
    return won && <WinnerDialogButton round={won} timeZone={timeZone} />;
  },
} satisfies Cells<FriendlyRound>;

/** Cells of other lists: the winner with partners and margin, and a mark where nobody recorded the board's winner. */
export const friendlyRoundCells = {
  ...friendlyRoundOfUserCells,
  winner: (round, { timeZone }) => {
    const won = wonRound(round);
    if (!won) return unrecordedWinner(round);
    const beside = besideWinner(round.outcome, won.winnerPlayer.uid);
    return (
      <span title={beside || undefined}>
        <WinnerDialogButton round={won} timeZone={timeZone} /> <bdi className="text-muted-foreground">{beside}</bdi>
      </span>
    );
  },
} satisfies Cells<FriendlyRound>;

function unrecordedWinner({ status, outcome, scoringFormat }: FriendlyRound) {
  if (!outcome || outcome.tied || isOpen(status) || isStopped(status)) return null;
  const winner = rowWinner({ status, outcome, scoringFormat });
  if (winner === null) return null;
  return (
    <span title={`No winner recorded, though the board has ${winner}`} className="text-warning">
      <span aria-hidden className="icon-triangle-alert small-icon mr-[3px] inline-block align-middle" />
      Not recorded: <bdi>{winner}</bdi>
    </span>
  );
}

/** What the dialog of the winner needs of a round; null without a recorded winner. */
function wonRound({
  status,
  scoringFormat,
  matchplayFormat,
  course,
  country,
  createdAt,
  outcome,
  winnerPlayer,
}: FriendlyRound): WonRound | null {
  if (!winnerPlayer) return null;
  return { status, scoringFormat, matchplayFormat, course, country, createdAt, outcome, winnerPlayer };
}
