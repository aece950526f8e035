import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { ResultScreen } from '@/components/golf/results/result-screen';
import { RecordContent } from '@/components/record/record-content';
import { RecordSkeleton } from '@/components/record/record-skeleton';
import { eventResults } from '@/components/resources/events/event-results';
import { readEventView } from '@/components/resources/events/event-view';
import { loadEventResults } from '@/lib/loaders/load-event-results';
import { recordTitle } from '@/lib/loaders/load-record-name';
import { loadOpenedRecord } from '@/lib/loaders/look-up-record';
import { event, eventSource } from '@/lib/resources/events';

export const generateMetadata = recordTitle(event, eventSource);

const withoutFacts = { ...event, facts: [] };

type Props = PageProps<'/events/[uid]/results'>;

export default function EventResultsPage(props: Props) {
  return (
    <StreamWhenSlow data={loadResults(props)} fallback={<RecordSkeleton />}>
      {({ loaded, sheet, team }) => (
        <RecordContent
          loaded={loaded}
          record={withoutFacts}
          content={sheet && <ResultScreen sheet={sheet} of="events" uid={loaded.uid} team={team} />}
        />
      )}
    </StreamWhenSlow>
  );
}

async function loadResults({ params, searchParams }: Props) {
  const [{ uid }, query] = await Promise.all([params, searchParams]);
  const { team } = readEventView({ ...query, tab: 'teams' });
  const loaded = await loadOpenedRecord(eventSource, uid);
  const { found, timeZone } = loaded;
  const sheet =
    found.ok && eventResults(found.value.item, await loadEventResults(found.value.item, team, timeZone), timeZone);
  return { loaded, sheet, team };
}
