import type { Metadata } from 'next';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { ListSkeleton } from '@/components/list/list-skeleton';
import { RecordList } from '@/components/record/record-list';
import { eventCells } from '@/components/resources/events/cells';
import { eventResults, withRowResults } from '@/components/resources/player-results/load-results';
import { resultCells, withResultField } from '@/components/resources/player-results/result-field';
import { ResultsLine } from '@/components/resources/player-results/results-line';
import { loadListOfRecord } from '@/lib/loaders/load-list-of-record';
import { previewEvent } from '@/lib/loaders/previews/preview-event';
import { screenNames } from '@/lib/names';
import { eventsOfUser } from '@/lib/resources/events';
import { users } from '@/lib/resources/users';

const { title } = screenNames['/all-users/*/events'];

export const metadata: Metadata = { title };

export default async function UserEventsPage(props: PageProps<'/all-users/[userUid]/events'>) {
  const { userUid } = await props.params;
  const owner = { source: users, uid: userUid };
  const loading = loadListOfRecord(eventsOfUser, owner, props.searchParams, previewEvent);
  return (
    <StreamWhenSlow
      data={withRowResults(loading, eventResults)}
      fallback={<ListSkeleton title={title} level={2} list={eventsOfUser} />}
    >
      {({ loaded, results }) => (
        <RecordList
          title={title}
          loaded={loaded}
          fields={results ? withResultField(loaded.list.fields, results) : loaded.list.fields}
          cells={{ ...eventCells, ...(results && resultCells(results)) }}
        >
          <ResultsLine loaded={loaded} results={results} />
        </RecordList>
      )}
    </StreamWhenSlow>
  );
}
