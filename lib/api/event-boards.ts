import 'server-only';
import { boardOf, type EventBoards, type StrokeBoard } from '@/lib/contract/boards';
import type { Event } from '@/lib/contract/events';
import { toResult } from '@/lib/contract/result';
import { getEventLeaderboard, getTeamLeaderboard, getTeamScorecards } from './leaderboards';

type View = { tab: 'overview' | 'individuals' | 'teams'; board: StrokeBoard | null; team: string | null };

/**
 * The leaderboard of an event in the view's format, or in the event's when the view names none: of teams on their tab,
 * and on the overview of a team event. Null for a format without a leaderboard.
 */
export async function eventBoards(event: Event, view: View): Promise<EventBoards | null> {
  const { tab, team } = view;
  const board = view.board ?? boardOf(event.scoringFormat);
  if (board === null || board === 'matchplay') return null;
  const address = { group: event.group.uid, event: event.uid };
  const of = tab === 'teams' || (tab === 'overview' && event.teamFormat) ? 'teams' : 'players';
  const [leaderboard, cards] = await Promise.all([
    toResult(of === 'teams' ? getTeamLeaderboard(board, address) : getEventLeaderboard(board, address)),
    team === null ? null : toResult(getTeamScorecards(board, { ...address, team })),
  ]);
  return { of, board, leaderboard, cards };
}
