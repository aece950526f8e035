import { BoardTable } from '@/components/golf/leaderboard/board-table';
import { NotPlayed, noLeaderboard, notPlayedAs } from '@/components/golf/leaderboard/not-played';
import type { BoardRow, BoardRows } from '@/components/golf/leaderboard/rows';
import { CardSection } from '@/components/golf/scorecard/card-section';
import { Link } from '@/components/navigation/link';
import { boardOf, type EventBoards, type StrokeBoard } from '@/lib/contract/boards';
import { isNotFound } from '@/lib/contract/result';
import { formatToPar } from '@/lib/format/signed';
import { positionLabel } from '@/lib/golf/leaderboard/ranking';
import type { Teams } from '@/lib/loaders/load-event';
import type { Event } from '@/lib/resources/events';
import { routes } from '@/lib/routes';
import { cardNotes, eventBoard, playedAlone, teamsOfPlayers } from './board';
import type { EventView } from './event-view';

type Props = { event: Event; view: EventView; boards: EventBoards | null; teams: Teams | null };

const BESIDE_A_CARD = 8;

export function EventLeaderboard({ event, view, boards, teams }: Props) {
  if (boards === null) return <NotPlayed {...noLeaderboard} />;
  const { leaderboard, cards } = boards;
  if (isNotFound(leaderboard)) {
    return <NotPlayed {...insteadOf(event, view, boards)} />;
  }
  const href = routes.eventTab(event.uid, view);
  const findTeam = teamsOfPlayers(teams);
  const board = eventBoard(event, boards, view, findTeam);
  const rows = board.rows.ok ? board.rows.value : [];
  const chosen = rows.find((row) => row.ok && row.item.uid === view.team);
  const shown = view.team === null ? rows : besideCard(rows, view.team);
  return (
    <>
      <BoardTable
        label="Leaderboard"
        board={{
          ...board,
          ...(board.rows.ok && { rows: { ok: true, value: shown } }),
          hints: cardNotes(event, boards, findTeam),
        }}
        href={href}
        empty={boards.of === 'teams' ? 'There are no teams yet.' : 'This event has no players yet.'}
      />
      {shown.length < rows.length && (
        <p className="px-6 pt-4 text-sm font-medium text-primary max-sm:px-4">
          <Link
            href={routes.eventTab(event.uid, { ...view, team: null })}
            className="rounded-sm hover:underline"
          >{`Show all ${rows.length} teams`}</Link>
        </p>
      )}
      {cards && view.team && (
        <div id="card">
          <CardSection
            title={chosen?.ok ? chosen.item.name : 'Team'}
            note={chosen?.ok ? resultDescription(chosen.item, boards.board) : undefined}
            answer={cards}
            href={routes.teamCard(event.uid, view.team, view.board)}
          />
        </div>
      )}
    </>
  );
}

function besideCard(rows: BoardRows, team: string): BoardRows {
  return rows.filter((row, index) => index < BESIDE_A_CARD || (row.ok && row.item.uid === team));
}

function resultDescription(row: BoardRow, board: StrokeBoard): string {
  const { position, tied, points, net, toPar, thru, status } = row;
  const score = board === 'stableford' ? points : net;
  return [
    position != null && positionLabel(position, tied ?? false),
    score != null && (board === 'stableford' ? `${score} points` : `${score} net`),
    board === 'strokeplay' && toPar != null && `${formatToPar(toPar)} net`,
    status === 'FINISHED' ? 'F' : thru && `thru ${thru}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function insteadOf(event: Event, view: EventView, { of, board }: EventBoards) {
  const own = event.scoringFormat ? boardOf(event.scoringFormat) : null;
  const tab = of === 'teams' && !event.teamFormat ? 'individuals' : view.tab;
  if (own === board) return playedAlone(event);
  return notPlayedAs(board, own, routes.eventTab(event.uid, { tab }));
}
