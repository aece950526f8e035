import type { Explained } from '@/components/golf/why/why-handicap';
import { personName } from '@/components/old-cells/name-or-uid';
import type { Board } from '@/lib/contract/boards';
import type { LeaderboardRow, LeaderboardRows } from '@/lib/contract/leaderboards';
import { type Row, soundItems } from '@/lib/contract/page';
import type { FieldFault } from '@/lib/contract/wire/field-fault';
import type { FAULTS, Path } from '@/lib/contract/wire/read';
import { faultOf, having, type Reading, type ReadValue, readFrom, reads } from '@/lib/contract/wire/unread';
import { describeRankFault, rankFaults } from '@/lib/golf/checks/ranks-check';
import { describeSumFault, sumFaults } from '@/lib/golf/checks/sums-check';
import { recommendedAllowance } from '@/lib/golf/handicap/allowances';
import { explainPlayingHandicap } from '@/lib/golf/handicap/derive-playing-handicap';
import { routes } from '@/lib/routes';

/** A leaderboard row with the uid and name of its player or team, how its handicap comes about, and its faults. */
export type BoardRow = LeaderboardRow & {
  uid: string;
  name: ReadValue<string>;
  /** Null for a team, and where no playing handicap is given. */
  derived: Explained | null;
  handicapSource: { label: string; href: string } | null;
  /** Of one round; null where their number could not be read. */
  holes: number | null;
  /** The position by the scores, when the given one differs. */
  rankFault: string | null;
  /** The sum of the rounds, when the given total differs. */
  sumFault: string | null;
};

export type BoardRows = { endpoint: string; rows: readonly Row<BoardRow>[] };

type Scored = Pick<LeaderboardRows, 'endpoint' | 'rows' | 'scoringFormat' | 'holesCount' | typeof FAULTS>;

/** Whose handicaps a board has, and of when. */
const INDEX_NOTES = { friendly: 'on the day', event: '(the group’s, at entry)' } as const;

/** A leaderboard with each row checked by arithmetic that holds in every format. */
export function boardRows(scored: Scored, board: Board, of: keyof typeof INDEX_NOTES = 'friendly'): BoardRows {
  const { endpoint, rows } = scored;
  const sound = soundItems(rows);
  const holes = faultOf(scored, 'holesCount') ? null : (scored.holesCount ?? 18);
  const field = fieldOf(scored, sound, board, INDEX_NOTES[of]);
  const ranks = faultyRanks(sound, board);
  const checked = rows.map((row, index): Row<BoardRow> => {
    if (!row.ok) return row;
    const { item } = row;
    const uid = uidOf(item) ?? `row-${index + 1}`;
    const rank = ranks.find(({ key }) => key === uid);
    const [sum] = totalFaults(item, board);
    const more = {
      uid,
      name: readFrom(item, rowName),
      derived: item.playingHandicap == null ? null : field.ok ? derivedOf(item, field.value) : { unread: field.fault },
      handicapSource: sourceOf(item, of),
      holes,
      rankFault: rank ? describeRankFault(rank) : null,
      sumFault: sum ? describeSumFault(sum).replace('The holes', 'The rounds') : null,
    };
    return { ok: true, item: { ...item, ...more } };
  });
  return { endpoint, rows: checked };
}

/** What the handicaps of all rows come from, or why it could not be read: the par of any row may be the lowest. */
function fieldOf(scored: Scored, rows: readonly LeaderboardRow[], board: Board, indexNote: string): ReadValue<Field> {
  const isByStrokes = board !== 'stableford';
  const unread = faultOf(scored, 'scoringFormat', 'holesCount') ?? (isByStrokes ? faultIn(rows, 'tee.par') : null);
  if (unread) return { ok: false, fault: unread };
  const { scoringFormat = '', holesCount } = scored;
  const lowestPar = isByStrokes ? lowestParOf(rows) : null;
  return { ok: true, value: { scoringFormat, lowestPar, holes: holesCount ?? 18, indexNote } };
}

/** A position is checked against those of all others: where one could not be read, none is. */
function faultyRanks(rows: readonly LeaderboardRow[], board: Board) {
  const score = board === 'stableford' ? 'points' : 'net';
  if (!isRankedByTotals(rows, board) || faultIn(rows, 'position', 'tied', 'player.uid', 'team.uid', score)) return [];
  const scores = rows.map((row) => ({
    key: uidOf(row) ?? '',
    position: row.position,
    tied: row.tied,
    score: row[score],
  }));
  return rankFaults(scores, board === 'stableford' ? 'highest' : 'lowest');
}

/** Unplayed holes count as par in stroke play: during a round, net totals do not give the positions. */
export function isRankedByTotals(rows: readonly LeaderboardRow[], board: Board): boolean {
  if (board === 'stableford') return true;
  return (
    !faultIn(rows, 'position', 'status') &&
    rows.every(({ position, status }) => position == null || status === 'FINISHED')
  );
}

function totalFaults(row: LeaderboardRow, board: Board) {
  const score = board === 'stableford' ? 'points' : 'net';
  const { rounds, [score]: total } = having(row, `rounds.${score}`, score) ?? {};
  if (!rounds || rounds.length < 2) return [];
  const parts = rounds.map((round) => round[score] ?? null);
  if (parts.includes(null)) return [];
  return sumFaults({
    total,
    holes: parts.map((value, index) => ({ number: index + 1, value })),
  });
}

function sourceOf({ player }: LeaderboardRow, of: keyof typeof INDEX_NOTES) {
  if (of === 'event') return player ? { label: 'Handicap history', href: routes.groupMember(player.uid) } : null;
  return player?.userUid ? { label: 'The golfer’s handicap today', href: routes.user(player.userUid) } : null;
}

function uidOf({ player, team }: LeaderboardRow): string | undefined {
  return player?.uid ?? team?.uid;
}

export const rowName: Reading<LeaderboardRow, string> = {
  read: (row) =>
    row.player
      ? readFrom(row.player, personName)
      : readFrom(
          row,
          reads(['player', 'team.name'], ({ team }) => team?.name ?? '-'),
        ),
};

function faultIn(rows: readonly LeaderboardRow[], ...fields: readonly Path<LeaderboardRow>[]): FieldFault | null {
  return rows.map((row) => faultOf(row, ...fields)).find((fault) => fault !== null) ?? null;
}

type Field = { scoringFormat: string; lowestPar: number | null; holes: number; indexNote: string };

function derivedOf(row: LeaderboardRow, { scoringFormat, lowestPar, holes, indexNote }: Field): Explained {
  const unread = faultOf(row, 'handicap', 'playingHandicap', 'tee.courseRating', 'tee.slopeRating', 'tee.par');
  if (unread) return { unread };
  const { handicap: index = null, playingHandicap = null, tee = null } = row;
  const field = { allowance: recommendedAllowance(scoringFormat), lowestPar };
  return explainPlayingHandicap({ index, indexNote, tee, holes }, field, playingHandicap);
}

function lowestParOf(rows: readonly LeaderboardRow[]): number | null {
  const pars = rows.flatMap((row) => row.tee?.par ?? []);
  return pars.length === 0 ? null : Math.min(...pars);
}
