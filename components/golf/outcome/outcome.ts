import { parOfScores } from '@/components/golf/leaderboard/board-notes';
import { type BoardRow, boardRows } from '@/components/golf/leaderboard/rows';
import type { Board, EventBoards } from '@/lib/contract/boards';
import type { MatchRow, MatchSide } from '@/lib/contract/matches';
import { hasLost, isComplete, type UsableItem, usableItems } from '@/lib/contract/read-item';
import { listWords } from '@/lib/format/list-words';
import { fullName } from '@/lib/format/name';
import { scoreWords } from './score-words';

type Somebody = { uid: string; name: string };

export type BoardOutcome = { tied: boolean; winners: Somebody[]; words: string };

export const LEVEL = 'level to the last hole';

/** Returns who is first; null when no player is in first place, undefined when a position could not be parsed. */
export function leaderboardOutcome({ board, leaderboard }: Leaders): BoardOutcome | null | undefined {
  if (!leaderboard.ok || !isComplete(leaderboard.value.rows, 'position')) return undefined;
  const rows = usableItems(boardRows(leaderboard.value, board)).map(({ item }) => item);
  return boardOutcome(rows, board);
}

type Leaders = Pick<EventBoards, 'board' | 'leaderboard'>;

export function boardOutcome(rows: readonly BoardRow[], board: Board): BoardOutcome | null {
  const first = rows.filter(({ position }) => position === 1);
  const second = rows.find(({ position }) => position != null && position > 1);
  const [best] = first;
  if (!best) return null;
  const winners = first.map((row) => ({ uid: row.uid, name: row.name }));
  const score = scoreOf(best, board);
  if (first.length > 1) return { tied: true, winners, words: score === null ? '' : `on ${scoreWords(score, board)}` };
  const next = second ? scoreOf(second, board) : null;
  const by = score === null || next === null ? null : Math.abs(score - next);
  const words = by === null ? '' : by === 0 ? 'on countback' : `by ${scoreWords(by, board, 'stroke')}`;
  return { tied: false, winners, words: [words, second && netWords(best, second, board)].filter(Boolean).join(' ') };
}

/** Returns the winner of a match; null before the match is over, undefined when its result could not be parsed. */
export function matchOutcome(match: UsableItem<MatchRow>, holesCount: number | null): BoardOutcome | null | undefined {
  if (hasLost(match, 'winnerUid', 'result')) return undefined;
  const { winnerUid, sideA, sideB, result, thru, holesUp } = match.item;
  const winner = winnerUid ? [sideA, sideB].find(({ uid }) => uid === winnerUid) : null;
  if (winner) return { tied: false, winners: playersOf(winner), words: result ?? '' };
  if (hasLost(match, 'thru', 'holesUp')) return undefined;
  if (!thru || thru !== holesCount || holesUp !== 0) return null;
  return { tied: true, winners: [...playersOf(sideA), ...playersOf(sideB)], words: LEVEL };
}

function playersOf({ players }: MatchSide): Somebody[] {
  return players.map((player) => ({ uid: player.uid, name: fullName(player) }));
}

export function namesOf(people: readonly Somebody[]): string {
  return listWords(people.map(({ name }) => name));
}

function scoreOf(row: BoardRow, board: Board): number | null {
  return (board === 'stableford' ? row.points : row.net) ?? null;
}

/** Names both net scores when winner and runner-up had different pars, because scores to par then hide the margin. */
function netWords(best: BoardRow, second: BoardRow, board: Board): string {
  const [first, next] = [parOfScores(best), parOfScores(second)];
  if (board !== 'strokeplay' || first === null || next === null || first === next) return '';
  return `(net ${scoreOf(best, board)} to ${scoreOf(second, board)})`;
}
