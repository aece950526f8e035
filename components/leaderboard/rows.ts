import type { Board } from '@/lib/contract/boards';
import type { LeaderboardRow, LeaderboardRows } from '@/lib/contract/leaderboards';
import { type Page, type Row, soundItems } from '@/lib/contract/page';
import { orNull, withFields } from '@/lib/contract/unread';
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
  const sound = soundItems(rows);
  // A position is checked against those of all others: where one could not be read, none is.
  const ranks = orNull(() => faultyRanks(sound, board)) ?? [];
  const checked = rows.map((row, index): Row<BoardRow> => {
    if (!row.ok) return row;
    const uid = orNull(() => uidOf(row.item)) ?? `row-${index + 1}`;
    const rank = ranks.find(({ key }) => key === uid);
    const [sum] = orNull(() => totalFaults(row.item, board)) ?? [];
    const more = {
      uid,
      get name() {
        return nameOf(row.item);
      },
      rankFault: rank ? describeRankFault(rank) : null,
      sumFault: sum ? describeSumFault(sum).replace('The holes', 'The rounds') : null,
    };
    return { ok: true, item: withFields(row.item, more) };
  });
  return { endpoint, rows: checked };
}

/** The first rows of a leaderboard, as a page of it. */
export function headOf({ endpoint, rows }: BoardRows, count: number): Page<BoardRow> {
  return { endpoint, rows: rows.slice(0, count), paging: { pageNumber: 1, pageSize: count, total: rows.length } };
}

function faultyRanks(rows: readonly LeaderboardRow[], board: Board) {
  if (!isRankedByTotals(rows, board)) return [];
  const scores = rows.map((row) => ({
    key: uidOf(row),
    position: row.position,
    tied: row.tied,
    score: board === 'stableford' ? row.points : row.net,
  }));
  return rankFaults(scores, board === 'stableford' ? 'highest' : 'lowest');
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
