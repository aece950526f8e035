import { boardColumns } from '@/components/leaderboard/columns';
import { type BoardRow, boardRows } from '@/components/leaderboard/rows';
import type { Event } from '@/lib/contract/events';
import type { LeaderboardRow, Scorecard } from '@/lib/contract/leaderboards';
import type { Row } from '@/lib/contract/read';
import type { Result } from '@/lib/contract/result';
import { routes } from '@/lib/routes';
import type { EventBoard, EventView } from './event-view';

/** A leaderboard of an event as it was answered, and the cards of the team that was chosen. */
export type EventBoards = {
  of: 'players' | 'teams';
  board: EventBoard;
  leaderboard: Result<{ rows: readonly Row<LeaderboardRow>[] }>;
  cards: Result<{
    scoringFormat: string;
    teamFormat?: string | null | undefined;
    rows: readonly Row<Scorecard>[];
  }> | null;
};

/** Where the card of a team is shown. */
export function teamHref({ uid }: Pick<Event, 'uid'>, team: string, board: EventView['board'] = null): string {
  return `${routes.eventTab(uid, { tab: 'teams', board, team })}#card`;
}

/** The leaderboard as it is drawn: each row held against the others, players leading to golfers, teams to their cards. */
export function eventBoard(event: Event, { of, board, leaderboard }: EventBoards, view: EventView) {
  const answer: Result<{ rows: Row<BoardRow>[] }> = leaderboard.ok
    ? { ok: true, value: { rows: boardRows(leaderboard.value.rows, board) } }
    : leaderboard;
  const columns = boardColumns({
    board,
    of: of === 'teams' ? 'Team' : 'Player',
    hrefOf: ({ player, team }) => {
      if (team) return teamHref(event, team.uid, view.board);
      return player?.userUid ? routes.user(player.userUid) : null;
    },
    hasRounds: answer.ok && answer.value.rows.some((row) => row.ok && (row.item.rounds?.length ?? 0) > 1),
  });
  return { answer, columns };
}
