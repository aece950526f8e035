import { ResultScreen } from '@/components/golf/results/result-screen';
import { RecordPage } from '@/components/old-record/record-page';
import { eventResults } from '@/components/resources/events/event-results';
import { readEventView } from '@/components/resources/events/event-view';
import { bothBoards } from '@/lib/api/event-boards';
import { event as record } from '@/lib/old-records/event';
import { openRecord } from '@/lib/old-registry/open-record';
import { recordTitle } from '@/lib/old-registry/record-names';
import { routes } from '@/lib/routes';

export const generateMetadata = recordTitle('event');

export default async function EventResultsPage({ params, searchParams }: PageProps<'/events/[uid]/results'>) {
  const { team } = readEventView({ ...(await searchParams), tab: 'teams' });
  const page = await openRecord(record, params, {
    open: 'Results',
    own: async (event, timeZone) => eventResults(event, await bothBoards(event, team), timeZone),
  });
  return (
    <RecordPage page={page} here={(uid) => routes.eventResults(uid, team)}>
      {({ uid, own }) => <ResultScreen sheet={own} of="events" uid={uid} team={team} />}
    </RecordPage>
  );
}
