import { boardNotes } from '@/components/leaderboard/board-notes';
import { boardColumns, playerHref } from '@/components/leaderboard/columns';
import { type BoardRows, boardRows } from '@/components/leaderboard/rows';
import type { Formats } from '@/components/why/allowance-words';
import type { EventBoards } from '@/lib/contract/boards';
import type { Event } from '@/lib/contract/events';
import type { Result } from '@/lib/contract/result';
import { orNull } from '@/lib/contract/unread';
import { routes } from '@/lib/routes';
import type { EventView } from './event-view';

/** The screen that shows a team's card. */
export function teamHref({ uid }: Pick<Event, 'uid'>, team: string, board: EventView['board'] = null): string {
  return `${routes.eventTab(uid, { tab: 'teams', board, team })}#card`;
}

/** The formats that an event's allowances follow from. */
export function formatsOf(event: Event): Formats {
  return {
    scoringFormat: orNull(() => event.scoringFormat) ?? null,
    teamFormat: orNull(() => event.teamFormat) ?? null,
  };
}

/** Rows, columns and notes of an event's leaderboard; players link to golfers, teams to their cards. */
export function eventBoard(event: Event, { of, board, leaderboard }: EventBoards, view: EventView) {
  const answer: Result<BoardRows> = leaderboard.ok
    ? { ok: true, value: boardRows(leaderboard.value, board, 'event') }
    : leaderboard;
  const columns = boardColumns({
    board,
    of: of === 'teams' ? 'Team' : 'Player',
    hrefOf: (row) => {
      const team = orNull(() => row.team?.uid);
      if (team) return teamHref(event, team, view.board);
      return playerHref(row);
    },
    hasRounds: answer.ok && answer.value.rows.some((row) => row.ok && orNull(() => (row.item.rounds?.length ?? 0) > 1)),
  });
  const notes = answer.ok ? boardNotes(answer.value.rows, { board, of, ...formatsOf(event) }) : [];
  return { answer, columns, notes };
}
