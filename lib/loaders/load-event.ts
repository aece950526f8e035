import 'server-only';
import { eventBoards, fetchTeams } from '@/lib/api/boards';
import { getCourseZone } from '@/lib/api/course-zone';
import { everyPage } from '@/lib/api/every-page';
import type { EventBoards } from '@/lib/contract/boards';
import type { Team } from '@/lib/contract/leaderboards';
import { type Result, toResult } from '@/lib/contract/result';
import { type Event, eventSource } from '@/lib/resources/events';
import type { OpenedRecord, PageOfRows } from '@/lib/resources/loaded';
import { loadOpenedRecord } from './look-up-record';

type EventView = Parameters<typeof eventBoards>[1];

/** The first teams for the overview; otherwise up to 500. */
export type Teams = Result<Pick<PageOfRows<Team>, 'rows' | 'paging'>>;

export type LoadedPlay = {
  event: Event;
  boards: EventBoards | null;
  teams: Teams | null;
  courseZone: Result<string | null> | null;
};

/** `play` is null if the event could not be loaded. */
export async function loadEvent(
  parameter: string,
  view: EventView,
): Promise<{ loaded: OpenedRecord<Event>; play: LoadedPlay | null }> {
  const loaded = await loadOpenedRecord(eventSource, parameter);
  if (!loaded.found.ok) return { loaded, play: null };
  const { item } = loaded.found.value;
  const [boards, teams, courseZone] = await Promise.all([
    eventBoards(item, view),
    hasTeamsOn(view.tab, item) ? toResult(loadTeams(view.tab, item)) : null,
    view.tab === 'overview' && item.course ? toResult(getCourseZone(item.course.uid)) : null,
  ]);
  return { loaded, play: { event: item, boards, teams, courseZone } };
}

const hasTeamsOn = (tab: EventView['tab'], { teamFormat }: Event) =>
  tab === 'team-sheet' || (tab !== 'teams' && Boolean(teamFormat));

function loadTeams(tab: EventView['tab'], of: Event) {
  if (tab === 'overview') return fetchTeams(of, { pageSize: 5 });
  return everyPage((page) => fetchTeams(of, { ...page, sortedBy: 'name' }));
}
