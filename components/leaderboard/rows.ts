import { type Explained, explained } from '@/components/why/explained';
import type { Board } from '@/lib/contract/boards';
import type { LeaderboardRow, LeaderboardRows } from '@/lib/contract/leaderboards';
import { type Row, soundItems } from '@/lib/contract/page';
import { attempt, orNull, withFields } from '@/lib/contract/unread';
import { fullName } from '@/lib/format/name';
import { describeRankFault, rankFaults } from '@/lib/golf/checks/ranks-check';
import { describeSumFault, sumFaults } from '@/lib/golf/checks/sums-check';
import { routes } from '@/lib/routes';
import { derivedOf, lowestParOf } from './handicap-of-row';

/** A leaderboard row with the uid and name of its player or team, how its handicap comes about, and its faults. */
export type BoardRow = LeaderboardRow & {
  uid: string;
  name: string;
  /** Null for a team, and where no playing handicap is given. */
  derived: Explained | null;
  /** Where its handicap comes from. */
  handicapSource: { label: string; href: string } | null;
  /** Of one round; null where their number could not be read. */
  holes: number | null;
  /** The position by the scores, when the given one differs. */
  rankFault: string | null;
  /** The sum of the rounds, when the given total differs. */
  sumFault: string | null;
};

export type BoardRows = { endpoint: string; rows: readonly Row<BoardRow>[] };

type Scored = Pick<LeaderboardRows, 'endpoint' | 'rows'> &
  Partial<Pick<LeaderboardRows, 'scoringFormat' | 'holesCount'>>;

/** Whose handicaps a board has, and of when. */
const INDEX_NOTES = { friendly: 'on the day', event: '(the group’s, at entry)' } as const;

type Field = ReturnType<typeof attempt<Parameters<typeof derivedOf>[1]>>;

/** A leaderboard with each row checked by arithmetic that holds in every format. */
export function boardRows(scored: Scored, board: Board, of: keyof typeof INDEX_NOTES = 'friendly'): BoardRows {
  const { endpoint, rows } = scored;
  const sound = soundItems(rows);
  const holes = orNull(() => scored.holesCount ?? 18);
  const field: Field = attempt(() => ({
    scoringFormat: scored.scoringFormat ?? '',
    lowestPar: board === 'stableford' ? null : lowestParOf(sound),
    holes: scored.holesCount ?? 18,
    indexNote: INDEX_NOTES[of],
  }));
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
      derived: orNull(() => row.item.playingHandicap) == null ? null : derivedIn(row.item, field),
      get handicapSource() {
        return sourceOf(row.item, of);
      },
      holes,
      rankFault: rank ? describeRankFault(rank) : null,
      sumFault: sum ? describeSumFault(sum).replace('The holes', 'The rounds') : null,
    };
    return { ok: true, item: withFields(row.item, more) };
  });
  return { endpoint, rows: checked };
}

function derivedIn(row: LeaderboardRow, field: Field): Explained {
  return field.ok ? explained(() => derivedOf(row, field.value)) : { unread: field.fault };
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
export function isRankedByTotals(rows: readonly LeaderboardRow[], board: Board): boolean {
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

/** A member's history in the group, or the golfer. */
function sourceOf({ player }: LeaderboardRow, of: keyof typeof INDEX_NOTES) {
  if (of === 'event') return player ? { label: 'Handicap history', href: routes.groupMember(player.uid) } : null;
  return player?.userUid ? { label: 'The golfer’s handicap today', href: routes.user(player.userUid) } : null;
}

function uidOf({ player, team }: LeaderboardRow): string {
  return player?.uid ?? team?.uid ?? '';
}

function nameOf({ player, team }: LeaderboardRow): string {
  return player ? fullName(player) : (team?.name ?? '-');
}
