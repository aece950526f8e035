import { parOfScores } from '@/components/golf/leaderboard/board-notes';
import { type BoardRow, boardRows } from '@/components/golf/leaderboard/rows';
import type { Board, EventBoards } from '@/lib/contract/boards';
import type { MatchRow, MatchSide } from '@/lib/contract/matches';
import { hasLost, isComplete, type UsableItem, usableItems } from '@/lib/contract/read-item';
import { fullName } from '@/lib/format/name';
import type { Outcome } from '@/lib/format/row-winner';
import { wordsOfCode } from '@/lib/format/title-case';
import type { SideName } from '@/lib/golf/match/match-text';
import { scoreDescription } from './score-words';

/** Returns who is first; null if nobody is, undefined if a position could not be parsed. */
export function leaderboardOutcome({ board, leaderboard }: Leaders): Outcome | null | undefined {
  if (!leaderboard.ok || !isComplete(leaderboard.value.rows, 'position')) return undefined;
  const { rows } = leaderboard.value;
  const outcome = boardOutcome(
    usableItems(boardRows(leaderboard.value, board)).map(({ item }) => item),
    board,
  );
  return outcome && (isComplete(rows, 'countback') ? outcome : { ...outcome, isTieUnbroken: false });
}

type Leaders = Pick<EventBoards, 'board' | 'leaderboard'>;

export function boardOutcome(rows: readonly BoardRow[], board: Board): Outcome | null {
  const first = rows.filter(({ position }) => position === 1);
  const second = rows.find(({ position }) => position != null && position > 1);
  const [best] = first;
  if (!best) return null;
  const winners = first.map((row) => ({ uid: row.uid, name: row.name }));
  const score = scoreOf(best, board);
  if (first.length > 1) {
    const isTieUnbroken = first.every(({ countback }) => !countback);
    return { tied: true, winners, score: score === null ? null : scoreDescription(score, board), isTieUnbroken };
  }
  const next = second ? scoreOf(second, board) : null;
  if (!second || score === null || next === null) return { winners };
  const by = Math.abs(score - next);
  const margin = by === 0 ? tieBreak(best, second) : scoreDescription(by, board, 'stroke');
  return { winners, margin: [margin, netText(best, second, board)].filter(Boolean).join(' ') };
}

const COUNTBACK =
  /count\W?back|^(ahead|behind)( .+)? on (hole|the last)\b|\b(last|back|front)[ _-]?(nine|six|three|9|6|3)(?![a-z0-9])/i;

/**
 * Says how equal scores were separated. Says “countback” only if a row does, because ties are often broken by a
 * play-off.
 */
function tieBreak(best: BoardRow, second: BoardRow): string {
  const words = best.countback || second.countback;
  if (words && COUNTBACK.test(words) && !/play\W?off/i.test(words)) return 'countback';
  return best.countback ? wordsOfCode(best.countback) : 'equal scores';
}

/** Returns a match's winner; null before the match is over, undefined if its result could not be parsed. */
export function matchOutcome(match: UsableItem<MatchRow>, holesCount: number | null): Outcome | null | undefined {
  if (hasLost(match, 'winnerUid', 'result')) return undefined;
  const { winnerUid, sideA, sideB, result, thru, holesUp } = match.item;
  const winner = winnerUid ? [sideA, sideB].find(({ uid }) => uid === winnerUid) : null;
  if (winner) return { winners: playersOf(winner), margin: result };
  if (hasLost(match, 'thru', 'holesUp')) return undefined;
  if (!thru || thru !== holesCount || holesUp !== 0) return null;
  return { tied: true, winners: [...playersOf(sideA, 'A'), ...playersOf(sideB, 'B')] };
}

function playersOf({ players }: MatchSide, side?: SideName): Outcome['winners'] {
  return players.map((player) => ({ uid: player.uid, name: fullName(player), side }));
}

function scoreOf(row: BoardRow, board: Board): number | null {
  return (board === 'stableford' ? row.points : row.net) ?? null;
}

/** Names both net scores if winner and runner-up had different pars, because scores to par then hide the margin. */
function netText(best: BoardRow, second: BoardRow, board: Board): string {
  const [first, next] = [parOfScores(best), parOfScores(second)];
  if (board !== 'strokeplay' || first === null || next === null || first === next) return '';
  return `(net ${scoreOf(best, board)} to ${scoreOf(second, board)})`;
}
