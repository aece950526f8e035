import type { Board } from '@/lib/contract/boards';
import type { LeaderboardRow, LeaderboardRows } from '@/lib/contract/leaderboards';
import { hasLost, isComplete, type ReadItem, usableItems } from '@/lib/contract/read-item';
import { fullName } from '@/lib/format/name';
import { describeRankFault, rankFaults } from '@/lib/golf/checks/ranks-check';
import { describeSumFault, sumFaults } from '@/lib/golf/checks/sums-check';
import { recommendedAllowance } from '@/lib/golf/handicap/allowances';
import { type Derived, explainPlayingHandicap } from '@/lib/golf/handicap/derive-playing-handicap';
import { routes } from '@/lib/routes';

export type BoardRow = LeaderboardRow & {
  uid: string;
  name: string;
  /** How the playing handicap is computed; null for a team or when a value is missing or could not be parsed. */
  derived: Derived | null;
  handicapSource: { label: string; href: string } | null;
  holes: number | null;
  /** Says that the API's position does not follow from the scores; null when it does. */
  rankFault: string | null;
  /** Says that the API's total is not the sum of the rounds; null when it is. */
  sumFault: string | null;
};

export type BoardRows = readonly ReadItem<BoardRow>[];

const INDEX_NOTES = { friendly: 'on the day', event: '(the group’s, at entry)' } as const;

/** Adds to each row how its playing handicap is computed, and whether its position or total is wrong. */
export function boardRows(scored: LeaderboardRows, board: Board, of: keyof typeof INDEX_NOTES = 'friendly'): BoardRows {
  const { rows } = scored;
  const holes = hasLost(scored, 'holesCount') ? null : (scored.holesCount ?? 18);
  const field = fieldOf(scored, board);
  const ranks = faultyRanks(rows, board);
  return rows.map((row, index) => {
    if (!row.ok) return row;
    const { item } = row;
    const uid = uidOf(item) ?? `row-${index + 1}`;
    const rank = ranks.find(({ key }) => key === uid);
    const [sum] = totalFaults(item, board);
    const isDerived = field && holes !== null && !hasLost(row, 'handicap', 'tee');
    return {
      ...row,
      item: {
        ...item,
        uid,
        name: rowName(item),
        derived: isDerived ? derivedOf(item, { ...field, holes, indexNote: INDEX_NOTES[of] }) : null,
        handicapSource: sourceOf(item, of),
        holes,
        rankFault: rank ? describeRankFault(rank) : null,
        sumFault: sum ? describeSumFault(sum).replace('The holes', 'The rounds') : null,
      },
    };
  });
}

type Field = { scoringFormat: string; lowestPar: number | null };

/** Null when a tee could not be parsed: playing handicaps depend on the lowest par, which that tee may have. */
function fieldOf(scored: LeaderboardRows, board: Board): Field | null {
  const { rows, scoringFormat } = scored;
  if (hasLost(scored, 'scoringFormat')) return null;
  if (board === 'stableford') return { scoringFormat: scoringFormat ?? '', lowestPar: null };
  if (!isComplete(rows, 'tee')) return null;
  const pars = usableItems(rows).flatMap(({ item }) => item.tee?.par ?? []);
  return { scoringFormat: scoringFormat ?? '', lowestPar: pars.length === 0 ? null : Math.min(...pars) };
}

/** Checks no position when any row could not be parsed, because positions depend on all rows. */
function faultyRanks(rows: LeaderboardRows['rows'], board: Board) {
  const score = board === 'stableford' ? 'points' : 'net';
  if (!isRankedByTotals(rows, board) || !isComplete(rows, 'position', 'tied', score)) return [];
  const scores = usableItems(rows).map(({ item }) => ({
    key: uidOf(item) ?? '',
    position: item.position,
    tied: item.tied,
    score: item[score],
  }));
  return rankFaults(scores, board === 'stableford' ? 'highest' : 'lowest');
}

/** Until stroke play ends, false: the API ranks by net strokes plus the par of the unplayed holes, not by totals. */
export function isRankedByTotals(rows: LeaderboardRows['rows'], board: Board): boolean {
  if (board === 'stableford') return true;
  return (
    isComplete(rows, 'position', 'status') &&
    usableItems(rows).every(({ item }) => item.position == null || item.status === 'FINISHED')
  );
}

function totalFaults({ rounds, ...row }: LeaderboardRow, board: Board) {
  const score = board === 'stableford' ? 'points' : 'net';
  if (!rounds || rounds.length < 2) return [];
  const parts = rounds.map((round) => round[score] ?? null);
  if (parts.includes(null)) return [];
  return sumFaults({
    total: row[score],
    holes: parts.map((value, index) => ({ number: index + 1, value })),
  });
}

function sourceOf({ player }: LeaderboardRow, of: keyof typeof INDEX_NOTES) {
  if (of === 'event') return player ? { label: 'Handicap history', href: routes.groupMember(player.uid) } : null;
  return player?.userUid ? { label: 'Current handicap', href: routes.user(player.userUid) } : null;
}

function uidOf({ player, team }: LeaderboardRow): string | undefined {
  return player?.uid ?? team?.uid;
}

export function rowName({ player, team }: LeaderboardRow): string {
  return player ? fullName(player) : (team?.name ?? '-');
}

function derivedOf(row: LeaderboardRow, field: Field & { holes: number; indexNote: string }): Derived | null {
  const { handicap: index = null, playingHandicap = null, tee = null } = row;
  if (playingHandicap === null) return null;
  const { scoringFormat, lowestPar, holes, indexNote } = field;
  const derivedFrom = { allowance: recommendedAllowance(scoringFormat), lowestPar };
  return explainPlayingHandicap({ index, indexNote, tee, holes }, derivedFrom, playingHandicap);
}
