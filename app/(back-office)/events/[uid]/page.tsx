import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { AutoRefresh } from '@/components/record/auto-refresh';
import { RecordContent } from '@/components/record/record-content';
import { RecordSkeleton } from '@/components/record/record-skeleton';
import { eventTabLabel, readEventView } from '@/components/resources/events/event-view';
import { eventFacts } from '@/components/resources/events/facts';
import { EventHeading } from '@/components/resources/events/heading';
import { EventLeaderboard } from '@/components/resources/events/leaderboard';
import { EventOverview } from '@/components/resources/events/overview';
import { StoppedRounds } from '@/components/resources/events/stopped-rounds';
import { TeamSheet } from '@/components/resources/events/team-sheet';
import { TeamsLink } from '@/components/resources/events/teams-link';
import { loadEvent } from '@/lib/loaders/load-event';
import { recordTitle } from '@/lib/loaders/load-record-name';
import { eventSource, hasTeams, event as record } from '@/lib/resources/events';
import { routes } from '@/lib/routes';
import { fingerprint } from '@/lib/server/responses/api-response';

export const generateMetadata = recordTitle(record, eventSource);

const screens = {
  overview: EventOverview,
  individuals: EventLeaderboard,
  teams: EventLeaderboard,
  'team-sheet': TeamSheet,
};

export default async function EventPage({ params, searchParams }: PageProps<'/events/[uid]'>) {
  const [{ uid }, query] = await Promise.all([params, searchParams]);
  const view = readEventView(query);
  const Content = screens[view.tab];
  return (
    <StreamWhenSlow data={loadEvent(uid, view)} fallback={<RecordSkeleton />}>
      {({ loaded, play }) => (
        <RecordContent
          loaded={loaded}
          record={record}
          tab={eventTabLabel(view.tab)}
          {...(play && {
            cells: eventFacts(play.courseZone),
            note: (
              <div className="flex flex-wrap items-baseline justify-between gap-x-6 px-6 pt-4 max-sm:px-4">
                <EventHeading
                  event={play.event}
                  timeZone={loaded.timeZone}
                  boards={play.boards}
                  hasFacts={view.tab === 'overview'}
                >
                  {view.tab === 'overview' && <StoppedRounds event={play.event} timeZone={loaded.timeZone} />}
                </EventHeading>
                {hasTeams(play.event) && <TeamsLink uid={loaded.uid} tab={view.tab} />}
                {play.event.status === 'IN_PROGRESS' && (
                  <AutoRefresh
                    url={routes.liveEvent(loaded.uid, view)}
                    fingerprint={fingerprint([play.event, play.boards])}
                    drawnAt={Date.now()}
                  />
                )}
              </div>
            ),
            content: <Content event={play.event} view={view} boards={play.boards} teams={play.teams} />,
          })}
        />
      )}
    </StreamWhenSlow>
  );
}
