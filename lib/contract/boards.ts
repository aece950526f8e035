import type { LeaderboardRows } from './leaderboards';
import type { MatchRows } from './matches';
import type { Result } from './result';
import type { ScorecardRows } from './scorecards';

export type Board = StrokeBoard | 'matchplay';

export type StrokeBoard = 'stableford' | 'strokeplay';

const BOARDS = new Map<string, Board>([
  ['STABLEFORD', 'stableford'],
  ['MODIFIED_STABLEFORD', 'stableford'],
  ['STROKE_PLAY', 'strokeplay'],
  ['MAXIMUM_SCORE', 'strokeplay'],
  ['MATCH_PLAY', 'matchplay'],
]);

/** Returns the leaderboard of a format; null for an unknown one. Each format has exactly one. */
export function boardOf(scoringFormat: string): Board | null {
  return BOARDS.get(scoringFormat) ?? null;
}

export function readBoard(name: string | null | undefined): Board | null {
  return [...BOARDS.values()].find((board) => board === name) ?? null;
}

export function formatsOf(board: Board): string[] {
  return [...BOARDS].flatMap(([format, own]) => (own === board ? [format] : []));
}

/** True for matches between sides of several players. Singles matches are on the individual leaderboard. */
export function isTeamMatch(matchplayFormat: string): boolean {
  return matchplayFormat !== 'SINGLES';
}

export type EventBoards = {
  of: 'players' | 'teams';
  board: StrokeBoard;
  leaderboard: Result<LeaderboardRows>;
  cards: Result<ScorecardRows> | null;
};

export type FriendlyLeaders =
  | { board: 'matchplay'; matches: Result<MatchRows> }
  | { board: StrokeBoard; leaderboard: Result<LeaderboardRows> };

export type FriendlyBoards =
  | Extract<FriendlyLeaders, { board: 'matchplay' }>
  | (Exclude<FriendlyLeaders, { board: 'matchplay' }> & { cards: Result<ScorecardRows> });
