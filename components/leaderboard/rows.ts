import type { Board } from '@/lib/contract/boards';
import type { LeaderboardRow, LeaderboardRows } from '@/lib/contract/leaderboards';
import type { Row } from '@/lib/contract/page';
import { fullName } from '@/lib/format/name';
import { describeRankFault, rankFaults } from '@/lib/golf/checks/ranks-check';
import { describeSumFault, sumFaults } from '@/lib/golf/checks/sums-check';

/** A leaderboard row with the uid and name of its player or team, and its faults. */
export type BoardRow = LeaderboardRow & {
  uid: string;
  name: string;
  /** The position by the scores, when the given one differs. */
  rankFault: string | null;
  /** The sum of the rounds, when the given total differs. */
  sumFault: string | null;
};

export type BoardRows = { endpoint: string; rows: readonly Row<BoardRow>[] };

/** A leaderboard with each row checked by arithmetic that holds in every format. */
export function boardRows({ endpoint, rows }: Pick<LeaderboardRows, 'endpoint' | 'rows'>, board: Board): BoardRows {
  const sound = rows.flatMap((row) => (row.ok ? [row.item] : []));
  const ranks = isRankedByTotals(sound, board)
    ? rankFaults(
        sound.map((row) => ({
          key: uidOf(row),
          position: row.position,
          tied: row.tied,
          score: board === 'stableford' ? row.points : row.net,
        })),
        board === 'stableford' ? 'highest' : 'lowest',
      )
    : [];
  const checked = rows.map((row): Row<BoardRow> => {
    if (!row.ok) return row;
    const uid = uidOf(row.item);
    const rank = ranks.find(({ key }) => key === uid);
    const [sum] = totalFaults(row.item, board);
    return {
      ok: true,
      item: {
        ...row.item,
        uid,
        name: nameOf(row.item),
        rankFault: rank ? describeRankFault(rank) : null,
        sumFault: sum ? describeSumFault(sum).replace('The holes', 'The rounds') : null,
      },
    };
  });
  return { endpoint, rows: checked };
}

/** Unplayed holes count as par in stroke play: during a round, net totals do not give the positions. */
function isRankedByTotals(rows: readonly LeaderboardRow[], board: Board): boolean {
  return board === 'stableford' || rows.every(({ position, status }) => position == null || status === 'FINISHED');
}

function totalFaults({ rounds, points, net }: LeaderboardRow, board: Board) {
  if (!rounds || rounds.length < 2) return [];
  const parts = rounds.map((round) => (board === 'stableford' ? round.points : round.net) ?? null);
  if (parts.includes(null)) return [];
  return sumFaults({
    total: board === 'stableford' ? points : net,
    holes: parts.map((value, index) => ({ number: index + 1, value })),
  });
}

function uidOf({ player, team }: LeaderboardRow): string {
  return player?.uid ?? team?.uid ?? '';
}

function nameOf({ player, team }: LeaderboardRow): string {
  return player ? fullName(player) : (team?.name ?? '-');
}
