import { boardNotes } from '@/components/leaderboard/board-notes';
import { boardColumns, playerHref } from '@/components/leaderboard/columns';
import { type BoardRows, boardRows } from '@/components/leaderboard/rows';
import type { FriendlyBoards } from '@/lib/contract/boards';
import type { Result } from '@/lib/contract/result';
import { orNull } from '@/lib/contract/unread';

/** Rows, columns and notes of a friendly round's leaderboard. */
export function roundBoard({ board, leaderboard }: Exclude<FriendlyBoards, { board: 'matchplay' }>) {
  const answer: Result<BoardRows> = leaderboard.ok
    ? { ok: true, value: boardRows(leaderboard.value, board) }
    : leaderboard;
  const columns = boardColumns({ board, of: 'Player', hrefOf: playerHref, hasRounds: false });
  const scoringFormat = leaderboard.ok ? (orNull(() => leaderboard.value.scoringFormat) ?? null) : null;
  const notes = answer.ok
    ? boardNotes(answer.value.rows, { board, of: 'players', scoringFormat, teamFormat: null })
    : [];
  return { answer, columns, notes };
}
