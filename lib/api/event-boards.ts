import 'server-only';
import { fetchRows } from '@/lib/api/http/fetch';
import { boardOf, type EventBoards, type StrokeBoard } from '@/lib/contract/boards';
import type { Event } from '@/lib/contract/events';
import { toResult } from '@/lib/contract/result';
import { needing } from '@/lib/contract/wire/unread';

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
  const board = view.board ?? (scoringFormat ? boardOf(scoringFormat) : 'stableford');
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

/** The paths below an event name its group, too. */
const addressOf = (event: Event) => ({ group: needing(event, 'group.uid').group?.uid ?? '', event: event.uid });

async function leaderboardOf(event: Event, of: EventBoards['of'], asked: StrokeBoard | null, board: StrokeBoard) {
  if (asked === null) needing(event, 'scoringFormat');
  const leaderboard = of === 'teams' ? 'teamLeaderboard' : 'individualLeaderboard';
  return fetchRows(`events.${board}.${leaderboard}`, addressOf(event));
}

async function cardsOf(event: Event, board: StrokeBoard, team: string) {
  return fetchRows(`events.${board}.teamScorecard`, { ...addressOf(event), team });
}
