import { boardNotes } from '@/components/golf/leaderboard/board-notes';
import { boardTable } from '@/components/golf/leaderboard/columns';
import { absenceWords } from '@/components/golf/leaderboard/row-of';
import { type BoardRows, boardRows } from '@/components/golf/leaderboard/rows';
import type { Formats } from '@/components/golf/why/allowance-words';
import type { EventBoards } from '@/lib/contract/boards';
import type { Event } from '@/lib/contract/events';
import type { Player } from '@/lib/contract/leaderboards';
import { soundItems } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import { routes } from '@/lib/routes';
import type { EventView } from './event-view';

export function teamHref({ uid }: Pick<Event, 'uid'>, team: string, board: EventView['board'] = null): string {
  return `${routes.eventTab(uid, { tab: 'teams', board, team })}#card`;
}

/** A player who is not a golfer of the product is a member of the group all the same. */
export function participantHref({ uid, userUid }: Player): string {
  return userUid ? routes.user(userUid) : routes.groupMember(uid);
}

/** What stands in place of the teams of an event without them. */
export function playedAlone({ uid }: Event) {
  const instead = { label: 'Show individuals', href: routes.eventTab(uid, { tab: 'individuals' }) };
  return { title: 'Played without teams', words: 'Everybody plays alone.', instead };
}

/** The formats that an event's allowances follow from. */
export function formatsOf(event: Event): Formats {
  return { scoringFormat: event.scoringFormat ?? null, teamFormat: event.teamFormat ?? null };
}

/** Rows, table and notes of an event's leaderboard; players link to golfers, guests to members, teams to their cards. */
export function eventBoard(event: Event, { of, board, leaderboard }: EventBoards, view: EventView) {
  const answer: Result<BoardRows> = leaderboard.ok
    ? { ok: true, value: boardRows(leaderboard.value, board, 'event') }
    : leaderboard;
  const rows = answer.ok ? answer.value.rows : [];
  const table = boardTable({
    board,
    of: of === 'teams' ? 'Team' : 'Player',
    hrefOf: ({ team, player }) =>
      team ? teamHref(event, team.uid, view.board) : player ? participantHref(player) : null,
    hasRounds: soundItems(rows).some(({ rounds }) => (rounds?.length ?? 0) > 1),
    current: view.team,
    player: view.player,
  });
  const notes = [...absenceWords(rows, view.player), ...boardNotes(rows, { board, of, ...formatsOf(event) })];
  return { answer, table, notes };
}
