import type { Metadata } from 'next';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { RecordListScreen } from '@/components/record/record-list-screen';
import { RecordListSkeleton } from '@/components/record/record-skeleton';
import { eventCells } from '@/components/resources/events/cells';
import { eventResults, withPlayerResults } from '@/components/resources/player-results/load-results';
import { resultCells, withResultField } from '@/components/resources/player-results/result-field';
import { ResultsLine } from '@/components/resources/player-results/results-line';
import { loadRecordList } from '@/lib/loaders/load-record-list';
import { previewEvent } from '@/lib/loaders/previews/preview-event';
import { eventsOfUser } from '@/lib/resources/events';
import { user, users } from '@/lib/resources/users';

const TITLE = 'User Events';

export const metadata: Metadata = { title: TITLE };

export default async function UserEventsPage(props: PageProps<'/all-users/[userUid]/events'>) {
  const { userUid } = await props.params;
  const owner = { record: user, source: users, uid: userUid };
  const loading = loadRecordList(eventsOfUser, owner, props.searchParams, previewEvent);
  return (
    <StreamWhenSlow
      data={withPlayerResults(loading, eventResults)}
      fallback={<RecordListSkeleton title={TITLE} list={eventsOfUser} />}
    >
      {({ loaded, results }) => (
        <RecordListScreen
          title={TITLE}
          loaded={loaded}
          fields={results ? withResultField(loaded.list.fields, results) : loaded.list.fields}
          cells={{ ...eventCells, ...(results && resultCells(results)) }}
        >
          <ResultsLine loaded={loaded} results={results} />
        </RecordListScreen>
      )}
    </StreamWhenSlow>
  );
}
