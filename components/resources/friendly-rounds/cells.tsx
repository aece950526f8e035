import type { Cells } from '@/components/fields/field-value';
import { WithNames } from '@/components/fields/with-names';
import { isOpen, isStopped, rowWinner } from '@/lib/format/row-winner';
import type { FriendlyRound } from '@/lib/resources/friendly-rounds';

export const friendlyRoundCells = {
  /** If the record has no winner but the leaderboard has one, shows this winner with a warning sign. */
  winner: ({ winnerPlayer, status, outcome }) => {
    if (winnerPlayer || !outcome || outcome.tied || isOpen(status) || isStopped(status)) return null;
    const winner = rowWinner({ status, outcome });
    if (winner === null) return null;
    return (
      <span title={`No winner recorded, but the leaderboard shows ${winner}`} className="text-warning">
        <span aria-hidden className="icon-triangle-alert small-icon mr-[3px] inline-block align-middle" />
        <WithNames names={outcome.winners.map(({ name }) => name)}>{`Not recorded: ${winner}`}</WithNames>
      </span>
    );
  },
} satisfies Cells<FriendlyRound>;
