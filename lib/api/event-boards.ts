import 'server-only';
import { boardOf, type EventBoards, type StrokeBoard } from '@/lib/contract/boards';
import type { Event } from '@/lib/contract/events';
import { toResult } from '@/lib/contract/result';
import { needing } from '@/lib/contract/wire/unread';
import { getEventLeaderboard, getTeamLeaderboard, getTeamScorecards } from './leaderboards';

type View = {
  tab: 'overview' | 'individuals' | 'teams' | 'team-sheet';
  board: StrokeBoard | null;
  team: string | null;
};

/**
 * The leaderboard of an event in the view's format, or in the event's when the view names none: of teams on their tab,
 * and on the overview and the team sheet of a team event. Null for a format without a leaderboard.
 */
export async function eventBoards(event: Event, view: View): Promise<EventBoards | null> {
  const { tab, team } = view;
  const { scoringFormat } = event;
  const board = view.board ?? (scoringFormat === undefined ? 'stableford' : boardOf(scoringFormat));
  if (board === null || board === 'matchplay') return null;
  const of = tab === 'teams' || (tab !== 'individuals' && event.teamFormat) ? 'teams' : 'players';
  const [leaderboard, cards] = await Promise.all([
    toResult(leaderboardOf(event, of, view.board, board)),
    team === null ? null : toResult(cardsOf(event, board, team)),
  ]);
  return { of, board, leaderboard, cards };
}

export async function bothBoards(event: Event, team: string | null) {
  const [players, teams] = await Promise.all([
    eventBoards(event, { tab: 'individuals', board: null, team: null }),
    event.teamFormat ? eventBoards(event, { tab: 'teams', board: null, team }) : null,
  ]);
  return { players, teams };
}

async function leaderboardOf(event: Event, of: EventBoards['of'], asked: StrokeBoard | null, board: StrokeBoard) {
  if (asked === null) needing(event, 'scoringFormat');
  const address = { group: needing(event, 'group.uid').group.uid, event: event.uid };
  return of === 'teams' ? getTeamLeaderboard(board, address) : getEventLeaderboard(board, address);
}

async function cardsOf(event: Event, board: StrokeBoard, team: string) {
  return getTeamScorecards(board, { group: needing(event, 'group.uid').group.uid, event: event.uid, team });
}
