import { boardFields } from '@/components/golf/leaderboard/board-fields';
import { boardNotes } from '@/components/golf/leaderboard/board-notes';
import type { ShownBoard } from '@/components/golf/leaderboard/board-table';
import { absenceText, currentRow } from '@/components/golf/leaderboard/row-of';
import { type BoardRow, boardRows } from '@/components/golf/leaderboard/rows';
import type { Formats } from '@/components/golf/why/allowance-words';
import type { EventBoards } from '@/lib/contract/boards';
import type { Event } from '@/lib/contract/events';
import type { Player } from '@/lib/contract/leaderboards';
import { usableItems } from '@/lib/contract/read-item';
import { routes } from '@/lib/routes';
import type { EventView } from './event-view';

export function teamHref({ uid }: Pick<Event, 'uid'>, team: string, board: EventView['board'] = null): string {
  return `${routes.eventTab(uid, { tab: 'teams', board, team })}#card`;
}

export function participantHref({ uid, userUid }: Player): string {
  return userUid ? routes.user(userUid) : routes.groupMember(uid);
}

export function playedAlone({ uid }: Event) {
  const instead = { label: 'Show individuals', href: routes.eventTab(uid, { tab: 'individuals' }) };
  return { title: 'Individual event', words: 'Everybody plays as an individual.', instead };
}

export function formatsOf(event: Event): Formats {
  return { scoringFormat: event.scoringFormat ?? null, teamFormat: event.teamFormat ?? null };
}

/** Links players to users, guests to members, and teams to their scorecards. */
export function eventBoard(event: Event, { of, board, leaderboard }: EventBoards, view: EventView): ShownBoard {
  const rows: ShownBoard['rows'] = leaderboard.ok
    ? { ok: true, value: boardRows(leaderboard.value, board, 'event') }
    : leaderboard;
  const items = rows.ok ? rows.value : [];
  const hrefOf = ({ team, player }: BoardRow) =>
    team ? teamHref(event, team.uid, view.board) : player ? participantHref(player) : null;
  return {
    rows,
    faults: leaderboard.ok ? leaderboard.value.faults : [],
    fields: boardFields({
      board,
      of: of === 'teams' ? 'Team' : 'Player',
      hrefOf,
      hasRounds: usableItems(items).some(({ item }) => (item.rounds?.length ?? 0) > 1),
    }),
    hrefOf,
    currentOf: (row) => currentRow(row, view.player) ?? (row.uid === view.team ? {} : undefined),
    notes: [...absenceText(items, view.player), ...boardNotes(items, { board, of, ...formatsOf(event) })],
  };
}
