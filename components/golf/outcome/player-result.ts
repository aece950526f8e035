import { failureReason } from '@/components/feedback/failure-reason';
import { isPlayer, isRowOf, sideOf } from '@/components/golf/leaderboard/row-of';
import { sideDescription } from '@/components/golf/match/match-view';
import type { Board, EventBoards, FriendlyLeaders } from '@/lib/contract/boards';
import type { LeaderboardRow, LeaderboardRows } from '@/lib/contract/leaderboards';
import type { MatchRows } from '@/lib/contract/matches';
import { type Fault, hasLost, isComplete, type ReadItem, type UsableItem, usableItems } from '@/lib/contract/read-item';
import type { Failure, Result } from '@/lib/contract/result';
import { listText } from '@/lib/format/list-words';
import { fullName } from '@/lib/format/name';
import { ordinal } from '@/lib/format/ordinal';
import { isOpen, isStopped } from '@/lib/format/row-winner';
import { titleCase } from '@/lib/format/title-case';
import { isOut } from '@/lib/golf/leaderboard/progress';
import { sideResultText } from '@/lib/golf/match/match-text';
import { withReason } from '@/lib/golf/results/with-reason';
import { describeFaults } from '@/lib/resources/describe-faults';
import { scoreDescription } from './score-words';

/** `failed`: the leaderboard could not be loaded or parsed, so the result is unknown. */
export type PlayerResult = {
  words: string;
  is: 'known' | 'none' | 'failed';
  tab?: 'individuals' | 'teams';
  /** Names in `words`: of the team, or of opponents and partner. */
  names?: readonly string[];
  /** Names of the other players, if the list shows them. */
  others?: readonly string[];
};

type Boards = EventBoards | FriendlyLeaders;

export function playerResult(boards: Boards | null, playerUid: string, status: string | undefined): PlayerResult {
  if (boards === null) return none('No leaderboard');
  const result = resultOn(boards, playerUid, status);
  return result.is === 'known' ? { ...result, words: withReason(result.words, status) } : result;
}

/** Returns the names of a round's other players, as far as its leaderboard or match could be read. */
export function othersOn(boards: Boards | null, playerUid: string): string[] {
  if (boards === null) return [];
  const players =
    'matches' in boards
      ? itemsOf(boards.matches).flatMap(({ sideA, sideB }) => [...sideA.players, ...sideB.players])
      : itemsOf(boards.leaderboard).flatMap(({ player, team }) => player ?? team?.players ?? []);
  return players.filter((player) => !isPlayer(player, playerUid)).map(fullName);
}

const itemsOf = <Item>(answer: Result<{ rows: readonly ReadItem<Item>[] }>): Item[] =>
  answer.ok ? usableItems(answer.value.rows).map(({ item }) => item) : [];

function resultOn(boards: Boards, playerUid: string, status: string | undefined): PlayerResult {
  if ('matches' in boards) {
    return boards.matches.ok
      ? { tab: 'individuals', ...ofMatches(boards.matches.value, playerUid) }
      : failed(boards.matches.failure);
  }
  const { leaderboard, board } = boards;
  if (!leaderboard.ok) return failed(leaderboard.failure);
  const tab = 'of' in boards && boards.of === 'teams' ? ('teams' as const) : ('individuals' as const);
  return { tab, ...ofBoard(leaderboard.value, { board, tab, playerUid, status }) };
}

function failed(failure: Failure): PlayerResult {
  return { words: `Result unavailable. ${failureReason(failure)}`, is: 'failed' };
}

type Wanted = { board: Board; tab: 'individuals' | 'teams'; playerUid: string; status: string | undefined };

function ofBoard({ rows }: LeaderboardRows, { playerUid, ...wanted }: Wanted): PlayerResult {
  const row = usableItems(rows).find(({ item }) => isRowOf(item, playerUid));
  if (row) return placeOn(row, rows.length - withoutResult(rows, wanted.status), wanted);
  if (!isComplete(rows)) return NOT_KNOWN;
  // Individuals may still list a player without a team.
  if (wanted.tab === 'teams') return { ...none('In no team; see Individuals'), tab: 'individuals' };
  return none('Not on the leaderboard');
}

/** Counts players without a position; during play, only those who can get none. */
function withoutResult(rows: LeaderboardRows['rows'], status: string | undefined): number {
  const unplaced = usableItems(rows).filter((row) => row.item.position == null && !hasLost(row, 'position'));
  if (status !== undefined && !isOpen(status)) return unplaced.length;
  return unplaced.filter(({ item }) => isOut(item.status)).length;
}

/** Returns a row's result: `3rd of 24, 36 points` or `So far tied 2nd of 8, net 31, thru 9`. */
function placeOn(
  row: UsableItem<LeaderboardRow>,
  of: number,
  { board, status: ofAll }: Omit<Wanted, 'playerUid'>,
): PlayerResult {
  const isOver = ofAll !== undefined && !isOpen(ofAll);
  const isUnfinished = ofAll !== undefined && isStopped(ofAll);
  const score = board === 'stableford' ? 'points' : 'net';
  if (hasLost(row, 'position', 'tied', 'status', 'thru', score)) return lost(row.faults);
  const { position, tied, status, thru, team, [score]: points } = row.item;
  const inTeam = team && `in ${team.name}`;
  const names = team ? { names: [team.name] } : {};
  if (position == null) {
    const words = [status ? titleCase(status) : 'No position', inTeam].filter(Boolean).join(', ');
    return { words, is: 'none', ...names };
  }
  const hasWon = isOver && !isUnfinished && !tied && position === 1;
  const before = [!isOver && 'So far', hasWon && 'Won,', tied && (isOver ? 'Tied' : 'tied')].filter(Boolean);
  const place = [...before, ordinal(position), 'of', of].join(' ');
  const holes = (status === 'IN_PROGRESS' || isUnfinished) && thru ? `thru ${thru}` : null;
  const words = [place, points != null && scoreDescription(points, board), holes, inTeam].filter(Boolean).join(', ');
  return { words, is: 'known', ...names };
}

function ofMatches({ rows, holesCount }: MatchRows, playerUid: string): PlayerResult {
  const match = usableItems(rows).find(({ item }) => sideOf(item, playerUid));
  if (!match) return isComplete(rows) ? none('Not in the match') : NOT_KNOWN;
  if (hasLost(match, 'winnerUid', 'result', 'leader', 'thru', 'decided', 'holesUp')) return lost(match.faults);
  const [side, other] = sideOf(match.item, playerUid) === 'A' ? (['A', 'B'] as const) : (['B', 'A'] as const);
  const own = match.item[`side${side}`];
  const opponents = match.item[`side${other}`];
  const words = sideResultText(match.item, holesCount ?? null, side, sideDescription(opponents));
  if (words === null) return none('Not started');
  const partners = own.players.filter((player) => !isPlayer(player, playerUid)).map(fullName);
  return {
    words: [words, partners.length > 0 && `partner ${listText(partners, '&')}`].filter(Boolean).join(', '),
    is: 'known',
    names: [...opponents.players.map(fullName), ...partners],
  };
}

const lost = (faults: readonly Fault[]): PlayerResult => ({
  words: describeFaults(faults, {}) ?? '',
  is: 'failed',
});
const none = (words: string): PlayerResult => ({ words, is: 'none' });
const NOT_KNOWN: PlayerResult = { words: 'Result unknown (incomplete data)', is: 'failed' };
