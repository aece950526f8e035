import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { RecordScreen } from '@/components/record/record-screen';
import { RecordSkeleton } from '@/components/record/record-skeleton';
import { readEventView } from '@/components/resources/events/event-view';
import { eventFacts } from '@/components/resources/events/facts';
import { EventHeading } from '@/components/resources/events/heading';
import { EventLeaderboard } from '@/components/resources/events/leaderboard';
import { EventOverview } from '@/components/resources/events/overview';
import { TeamSheet } from '@/components/resources/events/team-sheet';
import { EventTools } from '@/components/resources/events/tools';
import { loadEvent } from '@/lib/loaders/load-event';
import { recordTitle } from '@/lib/loaders/load-record-name';
import { eventSource, event as record } from '@/lib/resources/events';
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
    <StreamWhenSlow data={loadEvent(uid, view)} fallback={<RecordSkeleton title="Event" />}>
      {({ loaded, play }) => (
        <RecordScreen
          loaded={loaded}
          record={record}
          {...(play && {
            cells: eventFacts(play.courseZone),
            note: (
              <EventHeading
                event={play.event}
                timeZone={loaded.timeZone}
                boards={play.boards}
                hasFacts={loaded.isFirstTab}
              />
            ),
            tools: <EventTools event={play.event} view={view} fingerprint={fingerprint([play.event, play.boards])} />,
            content: <Content event={play.event} view={view} boards={play.boards} teams={play.teams} />,
          })}
        />
      )}
    </StreamWhenSlow>
  );
}
