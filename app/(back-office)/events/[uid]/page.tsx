import { RecordPage } from '@/components/old-record/record-page';
import { type EventTab, readEventView } from '@/components/resources/events/event-view';
import { eventFactsAt } from '@/components/resources/events/facts';
import { EventHeading } from '@/components/resources/events/heading';
import { EventLeaderboard } from '@/components/resources/events/leaderboard';
import { EventOverview } from '@/components/resources/events/overview';
import { TeamSheet } from '@/components/resources/events/team-sheet';
import { EventTools } from '@/components/resources/events/tools';
import { getCourseZone } from '@/lib/api/course-zone';
import { eventBoards, fetchTeams } from '@/lib/api/event-boards';
import { everyPage } from '@/lib/api/every-page';
import type { Event } from '@/lib/contract/events';
import { toResult } from '@/lib/contract/result';
import { titleCase } from '@/lib/format/title-case';
import { event as record } from '@/lib/old-records/event';
import { openRecord } from '@/lib/old-registry/open-record';
import { recordTitle } from '@/lib/old-registry/record-names';
import { routes } from '@/lib/routes';
import { fingerprint } from '@/lib/server/responses/fingerprint';

export const generateMetadata = recordTitle('event');

export default async function EventPage({ params, searchParams }: PageProps<'/events/[uid]'>) {
  const view = readEventView(await searchParams);
  const isOverview = view.tab === 'overview';
  const page = await openRecord(record, params, {
    open: view.tab === 'team-sheet' ? 'Team sheet' : titleCase(view.tab),
    own: async (event) => {
      const course = event.course?.uid;
      const [boards, teams, courseZone] = await Promise.all([
        eventBoards(event, view),
        hasTeamsOn(view.tab, event) ? toResult(teamsOn(view.tab, event)) : null,
        isOverview && course ? toResult(getCourseZone(course)) : undefined,
      ]);
      return { boards, teams, drawn: eventFactsAt(courseZone) };
    },
  });
  return (
    <RecordPage
      page={page}
      drawn={({ own }) => own.drawn}
      here={(uid) => routes.eventTab(uid, view)}
      heading={({ item, timeZone, own }) => <EventHeading event={item} timeZone={timeZone} boards={own.boards} />}
      tools={({ item, own }) => <EventTools event={item} view={view} fingerprint={fingerprint([item, own.boards])} />}
      read={({ own: { boards } }) => (boards?.leaderboard.ok ? [boards.leaderboard.value] : [])}
    >
      {({ item, own: { boards, teams } }) => {
        if (isOverview) return <EventOverview event={item} view={view} boards={boards} teams={teams} />;
        if (view.tab === 'team-sheet') return <TeamSheet event={item} teams={teams} />;
        return <EventLeaderboard event={item} view={view} boards={boards} />;
      }}
    </RecordPage>
  );
}

const hasTeamsOn = (tab: EventTab, { teamFormat }: Event) =>
  tab === 'team-sheet' || (tab === 'overview' && Boolean(teamFormat));

/** The first teams on the overview, all of them on the team sheet. */
function teamsOn(tab: EventTab, event: Event) {
  if (tab !== 'team-sheet') return fetchTeams(event, { pageSize: 5 });
  return everyPage((page) => fetchTeams(event, { ...page, sortedBy: 'name' }));
}
