import { ownPar } from '@/components/golf/leaderboard/board-notes';
import { type BoardRow, boardRows } from '@/components/golf/leaderboard/rows';
import { nameOrUid, personName } from '@/components/old-cells/name-or-uid';
import type { Board, EventBoards } from '@/lib/contract/boards';
import type { MatchRow } from '@/lib/contract/matches';
import { soundItems } from '@/lib/contract/page';
import { faultOf, having } from '@/lib/contract/wire/unread';
import { listWords } from '@/lib/format/list-words';
import { shortUid } from '@/lib/format/uid';
import { scoreWords } from './score-words';

type Somebody = { uid: string; name: string };

/**
 * How a board says that it ended: who won, all partners of a side, and by how much, or who shares the first place and
 * on what.
 */
export type BoardOutcome = { tied: boolean; winners: Somebody[]; words: string };

export const LEVEL = 'level to the last hole';

/** How a leaderboard ended; undefined also where it, or one of its rows, could not be had, so that nobody knows. */
export function leaderboardOutcome({ board, leaderboard }: Leaders): BoardOutcome | null | undefined {
  if (!leaderboard.ok || leaderboard.value.rows.some(({ ok }) => !ok)) return undefined;
  return boardOutcome(soundItems(boardRows(leaderboard.value, board).rows), board);
}

type Leaders = Pick<EventBoards, 'board' | 'leaderboard'>;

/** The first place of a leaderboard; null where it has none, undefined where a place could not be read. */
export function boardOutcome(rows: readonly BoardRow[], board: Board): BoardOutcome | null | undefined {
  if (rows.some((row) => faultOf(row, 'position'))) return undefined;
  const first = rows.filter(({ position }) => position === 1);
  const second = rows.find(({ position }) => position != null && position > 1);
  const [best] = first;
  if (!best) return null;
  const winners = first.map((row) => ({ uid: row.uid, name: row.name.ok ? row.name.value : shortUid(row.uid) }));
  const score = scoreOf(best, board);
  if (first.length > 1) return { tied: true, winners, words: score === null ? '' : `on ${scoreWords(score, board)}` };
  const next = second ? scoreOf(second, board) : null;
  const by = score === null || next === null ? null : Math.abs(score - next);
  const words = by === null ? '' : by === 0 ? 'on countback' : `by ${scoreWords(by, board, 'stroke')}`;
  return { tied: false, winners, words: [words, second && netWords(best, second, board)].filter(Boolean).join(' ') };
}

/** The result of a match that is over; null before, undefined where that could not be read. */
export function matchOutcome(row: MatchRow, holesCount: number | null): BoardOutcome | null | undefined {
  const match = having(row, 'winnerUid', 'sideA.players.uid', 'sideB.players.uid');
  if (!match) return undefined;
  const { winnerUid, sideA, sideB } = match;
  const winner = winnerUid ? [sideA, sideB].find(({ uid }) => uid === winnerUid) : null;
  const playersOf = ({ players }: typeof sideA) =>
    players.map((player) => ({ uid: player.uid, name: nameOrUid(player, personName) }));
  if (winner) return { tied: false, winners: playersOf(winner), words: match.result ?? '' };
  if (faultOf(row, 'thru', 'holesUp')) return undefined;
  if (!match.thru || match.thru !== holesCount || match.holesUp !== 0) return null;
  return { tied: true, winners: [...playersOf(sideA), ...playersOf(sideB)], words: LEVEL };
}

/** `Ann Lee`, `Ann Lee and Bob Day`. */
export function namesOf(people: readonly Somebody[]): string {
  return listWords(people.map(({ name }) => name));
}

function scoreOf(row: BoardRow, board: Board): number | null {
  return (board === 'stableford' ? row.points : row.net) ?? null;
}

/** Both net scores, where to par does not show the margin: the two played another par. */
function netWords(best: BoardRow, second: BoardRow, board: Board): string {
  const [own, next] = [ownPar(best), ownPar(second)];
  if (board !== 'strokeplay' || own === null || next === null || own === next) return '';
  return `(net ${scoreOf(best, board)} to ${scoreOf(second, board)})`;
}
