import { boardNotes } from '@/components/golf/leaderboard/board-notes';
import { boardTable, playerHref } from '@/components/golf/leaderboard/columns';
import { absenceWords } from '@/components/golf/leaderboard/row-of';
import { type BoardRows, boardRows } from '@/components/golf/leaderboard/rows';
import type { FriendlyBoards } from '@/lib/contract/boards';
import type { Result } from '@/lib/contract/result';

/** Rows, table and notes of a friendly round's leaderboard. @param player whose row is marked */
export function roundBoard(
  { board, leaderboard }: Exclude<FriendlyBoards, { board: 'matchplay' }>,
  player: string | null = null,
) {
  const answer: Result<BoardRows> = leaderboard.ok
    ? { ok: true, value: boardRows(leaderboard.value, board) }
    : leaderboard;
  const table = boardTable({ board, of: 'Player', hrefOf: playerHref, hasRounds: false, player });
  const scoringFormat = leaderboard.ok ? (leaderboard.value.scoringFormat ?? null) : null;
  const rows = answer.ok ? answer.value.rows : [];
  const formats = { scoringFormat, teamFormat: null };
  const notes = [...absenceWords(rows, player), ...boardNotes(rows, { board, of: 'players', ...formats })];
  return { answer, table, notes };
}
