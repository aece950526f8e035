import { FirstRows } from '@/components/data-table/first-rows';
import { FirstPlaces } from '@/components/leaderboard/first-places';
import type { EventBoards } from '@/lib/contract/boards';
import type { Event } from '@/lib/contract/events';
import type { Team } from '@/lib/contract/leaderboards';
import type { Page } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import { routes } from '@/lib/routes';
import { eventBoard, teamHref } from './board';
import type { EventView } from './event-view';
import { EventFacts } from './facts';
import { teamColumns } from './team-columns';

type Props = {
  event: Event;
  timeZone: string;
  view: EventView;
  boards: EventBoards | null;
  /** Null for an event without teams. */
  teams: Result<Page<Team>> | null;
  /** The time zone of its course; undefined where no course is named. */
  courseZone?: Result<string | null> | undefined;
};

const LEADERS = 5;

/** An event's facts, its leaders and its teams. */
export function EventOverview({ event, timeZone, view, boards, teams, courseZone }: Props) {
  return (
    <>
      <EventFacts event={event} timeZone={timeZone} courseZone={courseZone} />
      {boards && <Leaders event={event} view={view} boards={boards} />}
      {teams && (
        <FirstRows
          title="Teams"
          columns={teamColumns(({ uid }) => teamHref(event, uid))}
          answer={teams}
          href={routes.eventTab(event.uid, { tab: 'teams' })}
        />
      )}
    </>
  );
}

function Leaders({ event, view, boards }: { event: Event; view: EventView; boards: EventBoards }) {
  const tab = boards.of === 'teams' ? 'teams' : 'individuals';
  return (
    <FirstPlaces {...eventBoard(event, boards, view)} count={LEADERS} href={routes.eventTab(event.uid, { tab })} />
  );
}
