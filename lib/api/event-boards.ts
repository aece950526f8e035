import 'server-only';
import type { Event } from '@/lib/contract/events';
import { boardOf } from '@/lib/contract/leaderboards';
import { type Result, toResult } from '@/lib/contract/result';
import { type EventBoard, getEventLeaderboard, getTeamLeaderboard, getTeamScorecards } from './events';
import type { LeaderboardRows, ScorecardRows } from './leaderboards';

export type EventBoards = {
  of: 'players' | 'teams';
  board: EventBoard;
  leaderboard: Result<LeaderboardRows>;
  /** Of the chosen team. */
  cards: Result<ScorecardRows> | null;
};

type Asked = { tab: 'overview' | 'individuals' | 'teams'; board: EventBoard | null; team: string | null };

/**
 * A leaderboard of an event: of the format that is asked for, else its own; of teams, also on the overview of an event
 * that has them. Null for a format that has none.
 */
export async function eventBoards(event: Event, { tab, board: asked, team }: Asked): Promise<EventBoards | null> {
  const board = asked ?? boardOf(event.scoringFormat);
  if (board === null || board === 'matchplay') return null;
  const address = { group: event.group.uid, event: event.uid };
  const of = tab === 'teams' || (tab === 'overview' && event.teamFormat) ? 'teams' : 'players';
  const [leaderboard, cards] = await Promise.all([
    toResult(of === 'teams' ? getTeamLeaderboard(board, address) : getEventLeaderboard(board, address)),
    team === null ? null : toResult(getTeamScorecards(board, { ...address, team })),
  ]);
  return { of, board, leaderboard, cards };
}
