import { isRowOf, matchMayHide, mayHide, sideOf } from '@/components/golf/leaderboard/row-of';
import { sideWords } from '@/components/golf/match/match-view';
import type { Board, EventBoards, FriendlyLeaders } from '@/lib/contract/boards';
import type { LeaderboardRow, LeaderboardRows } from '@/lib/contract/leaderboards';
import type { MatchRow, MatchRows } from '@/lib/contract/matches';
import { soundItems } from '@/lib/contract/page';
import type { Failure } from '@/lib/contract/result';
import { unreadWords } from '@/lib/contract/wire/field-fault';
import { type Reading, type ReadValue, readFrom, reads } from '@/lib/contract/wire/unread';
import { ordinal } from '@/lib/format/ordinal';
import { isOpen, isStopped } from '@/lib/format/row-winner';
import { titleCase } from '@/lib/format/title-case';
import { type SideName, sideResultText } from '@/lib/golf/match/match-text';
import { scoreWords } from './score-words';

/** A golfer's own result: in words, with the tab of its board; `failed` where it is not known whether there is one. */
export type PlayerResult = { words: string; is: 'known' | 'none' | 'failed'; tab?: 'individuals' | 'teams' };

type Boards = EventBoards | FriendlyLeaders;

/** How a golfer did on a board. @param status of the event or round */
export function playerResult(boards: Boards | null, golfer: string, status: string | undefined): PlayerResult {
  if (boards === null) return none('Its format has no board');
  const result = resultOn(boards, golfer, status);
  if (status === undefined || !isStopped(status) || result.is !== 'known') return result;
  return { ...result, words: `${result.words}, ${titleCase(status).toLowerCase()}` };
}

function resultOn(boards: Boards, golfer: string, status: string | undefined): PlayerResult {
  if ('matches' in boards) {
    return boards.matches.ok
      ? { tab: 'individuals', ...ofMatches(boards.matches.value, golfer) }
      : failed(boards.matches.failure);
  }
  const { leaderboard, board } = boards;
  if (!leaderboard.ok) return failed(leaderboard.failure);
  const result = ofBoard(leaderboard.value, { board, golfer, status });
  const tab = 'of' in boards && boards.of === 'teams' ? ('teams' as const) : ('individuals' as const);
  return { tab, ...result };
}

/** What stands in a row of which nothing came. */
export function failed({ message }: Failure): PlayerResult {
  return { words: `Could not be read: ${message}`, is: 'failed' };
}

type Asked = { board: Board; golfer: string; status: string | undefined };

function ofBoard({ rows }: LeaderboardRows, { golfer, ...asked }: Asked): PlayerResult {
  const own = soundItems(rows).find((row) => isRowOf(row, golfer));
  if (!own) return mayHide(rows) ? hidden : none('Not on its board');
  return whole(readFrom(own, placeOn(rows.length, asked)));
}

/** `3rd of 24, 36 points`, `So far tied 2nd of 8, net 31, thru 9`; with the team before it. */
const placeOn = (
  of: number,
  { board, status: ofAll }: Omit<Asked, 'golfer'>,
): Reading<LeaderboardRow, PlayerResult> => {
  const isOver = ofAll !== undefined && !isOpen(ofAll);
  const isUnfinished = ofAll !== undefined && isStopped(ofAll);
  const score = board === 'stableford' ? 'points' : 'net';
  return reads(['position', 'tied', 'status', 'thru', 'team.name', score], (row) => {
    const { position, tied, status, thru, team } = row;
    const before = team ? `${team.name}: ` : '';
    if (position == null) return { words: `${before}${status ? titleCase(status) : 'No place'}`, is: 'none' };
    const place = `${isOver ? '' : 'so far '}${tied ? 'tied ' : ''}${ordinal(position)} of ${of}`;
    const points = row[score];
    const holes = (status === 'IN_PROGRESS' || isUnfinished) && thru ? `thru ${thru}` : null;
    const words = [place, points != null && scoreWords(points, board), holes].filter(Boolean).join(', ');
    return { words: before ? before + words : words.charAt(0).toUpperCase() + words.slice(1), is: 'known' };
  });
};

function ofMatches({ rows, holesCount }: MatchRows, golfer: string): PlayerResult {
  const own = soundItems(rows).find((match) => sideOf(match, golfer));
  if (!own) return matchMayHide(rows) ? hidden : none('Not in its match');
  return whole(readFrom(own, matchOf(sideOf(own, golfer) === 'A' ? ['A', 'B'] : ['B', 'A'], holesCount ?? null)));
}

const matchOf = ([own, other]: [SideName, SideName], holesCount: number | null): Reading<MatchRow, PlayerResult> =>
  reads(['winnerUid', 'result', 'leader', 'thru', 'decided', 'holesUp', 'sideA.uid', 'sideB.uid'], (match) => {
    const words = sideResultText(match, holesCount, own, sideWords(match[`side${other}`]));
    return words === null ? { words: 'Not started', is: 'none' } : { words, is: 'known' };
  });

function whole(read: ReadValue<PlayerResult>): PlayerResult {
  return read.ok ? read.value : { words: unreadWords(read.fault), is: 'failed' };
}

const none = (words: string): PlayerResult => ({ words, is: 'none' });
const hidden: PlayerResult = { words: 'Not known: a row of its board could not be read', is: 'failed' };
