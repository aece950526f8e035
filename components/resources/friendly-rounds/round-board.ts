import { boardFields, playerHref } from '@/components/golf/leaderboard/board-fields';
import { boardNotes } from '@/components/golf/leaderboard/board-notes';
import type { ShownBoard } from '@/components/golf/leaderboard/board-table';
import { absenceText, currentRow } from '@/components/golf/leaderboard/row-of';
import { boardRows } from '@/components/golf/leaderboard/rows';
import type { FriendlyLeaders } from '@/lib/contract/boards';
import { usableItems } from '@/lib/contract/read-item';

type Leaderboard = Exclude<FriendlyLeaders, { board: 'matchplay' }>;

export function roundBoard({ board, leaderboard }: Leaderboard, player: string | null = null): ShownBoard {
  const rows: ShownBoard['rows'] = leaderboard.ok
    ? { ok: true, value: boardRows(leaderboard.value, board) }
    : leaderboard;
  const items = rows.ok ? rows.value : [];
  const scoringFormat = leaderboard.ok ? (leaderboard.value.scoringFormat ?? null) : null;
  return {
    rows,
    faults: leaderboard.ok ? leaderboard.value.faults : [],
    fields: boardFields({
      board,
      of: 'Player',
      hrefOf: playerHref,
      hasRounds: false,
      rows: usableItems(items).map(({ item }) => item),
    }),
    hrefOf: playerHref,
    currentOf: (row) => currentRow(row, player),
    notes: [
      ...absenceText(items, player),
      ...boardNotes(items, { board, of: 'players', scoringFormat, teamFormat: null }),
    ],
  };
}
