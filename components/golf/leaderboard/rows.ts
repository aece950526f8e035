import type { Board } from '@/lib/contract/boards';
import type { LeaderboardRow, LeaderboardRows } from '@/lib/contract/leaderboards';
import { hasLost, isComplete, type ReadItem, usableItems } from '@/lib/contract/read-item';
import { fullName } from '@/lib/format/name';
import { describeRankFault, rankFaults } from '@/lib/golf/checks/ranks-check';
import { describeSumFault, roundsFault } from '@/lib/golf/checks/sums-check';
import { recommendedAllowance } from '@/lib/golf/handicap/allowances';
import type { Derived } from '@/lib/golf/handicap/derive-playing-handicap';
import { explainField, type FieldPlayer, type FieldRules } from '@/lib/golf/handicap/field-allowance';
import { sum } from '@/lib/golf/scoring/sums';
import { routes } from '@/lib/routes';

export type BoardRow = LeaderboardRow & {
  uid: string;
  name: string;
  /** How the playing handicap is computed; null for a team, or if a value is missing or could not be parsed. */
  derived: Derived | null;
  handicapSource: { label: string; href: string } | null;
  holes: number | null;
  /** Says that the API's position does not follow from the scores; null if it does. */
  rankFault: string | null;
  /** Says that the API's total is not the sum of the rounds; null if it is. */
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
  const players = field && holes !== null ? rows.map((row) => playerOf(row, holes, INDEX_NOTES[of])) : [];
  const known = players.filter((player) => player !== null);
  const derived = field ? explainField(known, field) : [];
  return rows.map((row, index) => {
    if (!row.ok) return row;
    const { item } = row;
    const uid = uidOf(item) ?? `row-${index + 1}`;
    const rank = ranks.find(({ key }) => key === uid);
    const player = players[index];
    return {
      ...row,
      item: {
        ...item,
        uid,
        name: rowName(item),
        derived: (player && derived[known.indexOf(player)]) ?? null,
        handicapSource: sourceOf(item, of),
        holes,
        rankFault: rank ? describeRankFault(rank) : null,
        sumFault: totalFault(item, board),
      },
    };
  });
}

/** Null if a tee could not be parsed: playing handicaps depend on the lowest par, which may be that tee's. */
function fieldOf(scored: LeaderboardRows, board: Board): FieldRules | null {
  const { rows, scoringFormat } = scored;
  if (hasLost(scored, 'scoringFormat')) return null;
  const standard = recommendedAllowance(scoringFormat ?? '');
  if (board === 'stableford') return { standard, lowestPar: null, isLowestParKnown: true };
  if (!isComplete(rows, 'tee')) return null;
  const pars = usableItems(rows).map(({ item }) => item.tee?.par ?? null);
  const known = pars.filter((par) => par !== null);
  const lowestPar = known.length === 0 ? null : Math.min(...known);
  return { standard, lowestPar, isLowestParKnown: known.length === pars.length };
}

/** Checks no position if a row could not be parsed or lacks a value, because positions depend on all rows. */
function faultyRanks(rows: LeaderboardRows['rows'], board: Board) {
  const items = usableItems(rows).map(({ item }) => item);
  if (!isComplete(rows, 'position', 'tied', board === 'stableford' ? 'points' : 'net')) return [];
  if (items.some(lacksPosition)) return [];
  const [first, ...others] = ordersOf(items, board).map((order) =>
    items.every((row) => row.position == null || order.scoreOf(row) != null) ? faultsOf(items, order) : [],
  );
  return first && others.every((faults) => faults.length > 0) ? first : [];
}

type Order = { best: 'lowest' | 'highest'; scoreOf: (row: LeaderboardRow) => number | null | undefined };

const byNet: Order = { best: 'lowest', scoreOf: (row) => row.net };
const byGross: Order = { best: 'lowest', scoreOf: (row) => row.gross };
const byPoints: Order = { best: 'highest', scoreOf: (row) => row.points };
const overTwoPoints: Order = { best: 'lowest', scoreOf: pointsToPar };

/** The orders that a leaderboard may follow, the usual one first. Scratch events rank by gross score. */
function ordersOf(items: readonly LeaderboardRow[], board: Board): Order[] {
  if (board === 'stableford') return isOver(items) ? [byPoints] : [byPoints, overTwoPoints];
  // During stroke play, the API ranks by net strokes plus the par of the holes still to be played.
  if (!isOver(items)) return [];
  return items.some(({ gross }) => gross != null) ? [byNet, byGross] : [byNet];
}

function faultsOf(items: readonly LeaderboardRow[], { best, scoreOf }: Order) {
  const ranks = items.map((item) => {
    const { position, tied } = item;
    return { key: uidOf(item) ?? '', position, tied, score: scoreOf(item) };
  });
  return rankFaults(ranks, best);
}

const isOver = (items: readonly LeaderboardRow[]) =>
  items.every(({ position, status }) => position == null || status === 'FINISHED');

/** True for a player who has played but has no position. */
const lacksPosition = ({ position, status }: LeaderboardRow) =>
  position == null && (status == null || status === 'FINISHED' || status === 'IN_PROGRESS');

/** Two points for each hole played, minus the points scored. */
function pointsToPar({ toPar, points, thru, rounds }: LeaderboardRow): number | null {
  if (toPar != null) return toPar;
  const played = rounds ? rounds.map((round) => round.thru) : [thru];
  if (points == null || played.some((holes) => holes == null)) return null;
  return 2 * sum(played.map((holes) => holes ?? 0)) - points;
}

/** True if stroke play is over and its positions follow the net scores. */
export function isRankedByNet(rows: LeaderboardRows['rows']): boolean {
  const items = usableItems(rows).map(({ item }) => item);
  return isComplete(rows, 'position', 'status') && isOver(items) && faultsOf(items, byNet).length === 0;
}

function totalFault({ rounds, ...row }: LeaderboardRow, board: Board): string | null {
  const score = board === 'stableford' ? 'points' : 'net';
  if (!rounds || rounds.length < 2) return null;
  const parts = rounds.map((round) => round[score]);
  const fault = roundsFault(row[score], parts, board === 'stableford' ? 'highest' : 'lowest');
  return fault && describeSumFault(fault);
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

/** Null for a team, and for a row without a playing handicap or with values that could not be parsed. */
function playerOf(row: LeaderboardRows['rows'][number], holes: number, indexNote: string): FieldPlayer | null {
  if (!row.ok || hasLost(row, 'handicap', 'tee')) return null;
  const { handicap: index = null, playingHandicap: stated = null, tee = null } = row.item;
  return stated === null ? null : { index, indexNote, tee, holes, stated };
}
