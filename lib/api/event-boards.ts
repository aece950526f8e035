import 'server-only';
import { boardOf, type EventBoards, type StrokeBoard } from '@/lib/contract/boards';
import type { Event } from '@/lib/contract/events';
import { toResult } from '@/lib/contract/result';
import { attempt, orNull, UnreadField } from '@/lib/contract/unread';
import { getEventLeaderboard, getTeamLeaderboard, getTeamScorecards } from './leaderboards';

type View = { tab: 'overview' | 'individuals' | 'teams'; board: StrokeBoard | null; team: string | null };

/**
 * The leaderboard of an event in the view's format, or in the event's when the view names none: of teams on their tab,
 * and on the overview of a team event. Null for a format without a leaderboard.
 */
export async function eventBoards(event: Event, view: View): Promise<EventBoards | null> {
  const { tab, team } = view;
  const asked = attempt(() => view.board ?? boardOf(event.scoringFormat));
  const board = asked.ok ? asked.value : 'stableford';
  if (board === null || board === 'matchplay') return null;
  const of = tab === 'teams' || (tab === 'overview' && orNull(() => event.teamFormat)) ? 'teams' : 'players';
  const [leaderboard, cards] = await Promise.all([
    toResult(asked.ok ? leaderboardOf(event, of, board) : Promise.reject(new UnreadField(asked.fault))),
    team === null ? null : toResult(cardsOf(event, board, team)),
  ]);
  return { of, board, leaderboard, cards };
}

async function leaderboardOf(event: Event, of: EventBoards['of'], board: StrokeBoard) {
  const address = { group: event.group.uid, event: event.uid };
  return of === 'teams' ? getTeamLeaderboard(board, address) : getEventLeaderboard(board, address);
}

async function cardsOf(event: Event, board: StrokeBoard, team: string) {
  return getTeamScorecards(board, { group: event.group.uid, event: event.uid, team });
}
