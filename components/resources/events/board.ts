import { boardFields } from '@/components/golf/leaderboard/board-fields';
import { boardNotes } from '@/components/golf/leaderboard/board-notes';
import type { ShownBoard } from '@/components/golf/leaderboard/board-table';
import { absenceText, currentRow } from '@/components/golf/leaderboard/row-of';
import { type BoardRow, boardRows } from '@/components/golf/leaderboard/rows';
import type { Formats } from '@/components/golf/why/allowance-words';
import type { EventBoards } from '@/lib/contract/boards';
import type { Event } from '@/lib/contract/events';
import type { Player, Team } from '@/lib/contract/leaderboards';
import { isComplete, usableItems } from '@/lib/contract/read-item';
import type { Teams } from '@/lib/loaders/load-event';
import type { FieldDefinition } from '@/lib/resources/resource';
import { routes } from '@/lib/routes';
import type { EventView } from './event-view';

export function participantHref({ uid, userUid }: Player): string {
  return userUid ? routes.user(userUid) : routes.groupMember(uid);
}

export function playedAlone({ uid }: Event) {
  const instead = { label: 'Show individuals', href: routes.eventTab(uid, { tab: 'individuals' }) };
  return { title: 'Individual event', words: 'Everybody plays as an individual.', instead };
}

function formatsOf(event: Event): Formats {
  return { scoringFormat: event.scoringFormat ?? null, teamFormat: event.teamFormat ?? null };
}

const NO_CARDS =
  'The golf service sends no cards of single players in events. A name opens the player, whose results are under Events.';

/** Says where the cards of the leaderboard's players are. */
export function cardNotes({ teamFormat }: Event, { of, leaderboard }: EventBoards, teamOf: TeamOf | null): string[] {
  if (of === 'teams' || !leaderboard.ok || leaderboard.value.rows.length === 0) return [];
  if (!teamFormat) return [NO_CARDS];
  if (!teamOf) return ['To see a player’s card, open the player’s team under Teams.'];
  const players = usableItems(leaderboard.value.rows).flatMap(({ item }) => item.player ?? []);
  const isAlone = players.some(({ uid }) => teamOf(uid) === null);
  return [
    'To see a player’s card, open the player’s team.',
    ...(isAlone ? ['The golf service sends no card of a player without a team.'] : []),
  ];
}

type TeamOf = (playerUid: string) => Team | null | undefined;

/** Returns a function that finds a player's team: null without a team, undefined if not all teams are known. */
export function teamsOfPlayers(teams: Teams | null): TeamOf | null {
  if (!teams?.ok) return null;
  const { rows, paging } = teams.value;
  const byPlayer = new Map(
    usableItems(rows).flatMap(({ item }) => item.players.map(({ uid }) => [uid, item] as const)),
  );
  const isEveryTeam = isComplete(rows) && paging.total !== null && paging.total <= rows.length;
  return (playerUid) => byPlayer.get(playerUid) ?? (isEveryTeam ? null : undefined);
}

function teamField(event: Event, find: TeamOf, board: EventView['board']): FieldDefinition<BoardRow> {
  const teamOf = ({ player }: BoardRow) => player && find(player.uid);
  return {
    label: 'Team',
    text: (row) => {
      const team = teamOf(row);
      return team === null ? 'No team' : team?.name;
    },
    names: (row) => [teamOf(row)?.name].filter((name) => name !== undefined),
    href: (row) => {
      const team = teamOf(row);
      return team && routes.teamCard(event.uid, team.uid, board);
    },
    width: 140,
    grow: 1,
  };
}

/** Links players to users, guests to members, and teams to their scorecards. */
export function eventBoard(
  event: Event,
  { of, board, leaderboard }: EventBoards,
  view: EventView,
  findTeam: TeamOf | null = null,
): ShownBoard {
  const rows: ShownBoard['rows'] = leaderboard.ok
    ? { ok: true, value: boardRows(leaderboard.value, board, 'event') }
    : leaderboard;
  const items = rows.ok ? rows.value : [];
  const hrefOf = ({ team, player }: BoardRow) =>
    team ? routes.teamCard(event.uid, team.uid, view.board) : player ? participantHref(player) : null;
  return {
    rows,
    faults: leaderboard.ok ? leaderboard.value.faults : [],
    fields: boardFields({
      rows: usableItems(items).map(({ item }) => item),
      board,
      of: of === 'teams' ? 'Team' : 'Player',
      hrefOf,
      team: of === 'players' && findTeam ? teamField(event, findTeam, view.board) : null,
      hasRounds: usableItems(items).some(({ item }) => (item.rounds?.length ?? 0) > 1),
    }),
    hrefOf,
    currentOf: (row) => currentRow(row, view.player) ?? (row.uid === view.team ? {} : undefined),
    notes: [...absenceText(items, view.player), ...boardNotes(items, { board, of, ...formatsOf(event) })],
  };
}
