import type { FriendlyRound } from '@/lib/contract/friendly-rounds';
import { having, made, type Reading, readFrom, reads } from '@/lib/contract/wire/unread';
import { fullName } from '@/lib/format/name';
import { besideWinner, isOpen, isStopped, rowWinner } from '@/lib/format/row-winner';

/** As the cell says it, in one line. */
function winnerText(beside: string | null, round: FriendlyRound): string | null {
  const { winnerPlayer } = round;
  if (!beside || winnerPlayer)
    return [winnerPlayer && fullName(winnerPlayer), beside].filter(Boolean).join(' ') || null;
  return isUnrecorded(round) ? `Not recorded: ${beside}` : beside;
}

/** What a list says beside the recorded winner, or in its place. */
export const outcomeSaid: Reading<FriendlyRound, string | null> = {
  read: (round) => {
    const { winnerPlayer } = round;
    const outcome = having(round, 'outcome')?.outcome;
    if (winnerPlayer) return { ok: true, value: besideWinner(outcome, winnerPlayer.uid) };
    return readFrom(
      round,
      reads(isOpen(round.status) ? [] : ['outcome'], ({ status, scoringFormat }) =>
        rowWinner({ status, outcome, scoringFormat }),
      ),
    );
  },
};

/** The winner as lists say it, in one line; why there is none. */
export const roundWinner = made(outcomeSaid, winnerText);

/** Whether the board has a winner whom nobody recorded. */
export function isUnrecorded({ status, outcome }: FriendlyRound): boolean {
  return !isOpen(status) && !isStopped(status) && !outcome?.tied;
}
