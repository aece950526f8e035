import { BoardExplanations } from '@/components/golf/leaderboard/board-explanations';
import { FirstPlaces } from '@/components/golf/leaderboard/first-places';
import { FirstRows } from '@/components/list/first-rows';
import type { EventBoards } from '@/lib/contract/boards';
import type { Event } from '@/lib/contract/events';
import type { Team } from '@/lib/contract/leaderboards';
import type { Page } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import { routes } from '@/lib/routes';
import { eventBoard, teamHref } from './board';
import type { EventView } from './event-view';
import { teamTable } from './team-columns';

type Props = {
  event: Event;
  view: EventView;
  boards: EventBoards | null;
  /** Null for an event without teams. */
  teams: Result<Page<Team>> | null;
};

const LEADERS = 5;

/** An event's leaders and its teams. */
export function EventOverview({ event, view, boards, teams }: Props) {
  return (
    <>
      {boards && <Leaders event={event} view={view} boards={boards} />}
      {teams && (
        <FirstRows
          title="Teams"
          table={teamTable(({ uid }) => teamHref(event, uid))}
          answer={teams}
          href={routes.eventTab(event.uid, { tab: 'teams' })}
        />
      )}
    </>
  );
}

function Leaders({ event, view, boards }: { event: Event; view: EventView; boards: EventBoards }) {
  const tab = boards.of === 'teams' ? 'teams' : 'individuals';
  const board = eventBoard(event, boards, view);
  return (
    <FirstPlaces {...board} count={LEADERS} href={routes.eventTab(event.uid, { tab })}>
      {board.answer.ok && <BoardExplanations rows={board.answer.value.rows.slice(0, LEADERS)} />}
    </FirstPlaces>
  );
}
