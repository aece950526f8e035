import type { Metadata } from 'next';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { ListSkeleton } from '@/components/list/list-skeleton';
import { RecordList } from '@/components/record/record-list';
import { recordedRoundCells } from '@/components/resources/friendly-rounds/cells';
import { roundResults, withRowResults } from '@/components/resources/player-results/load-results';
import { resultCells, withResultField } from '@/components/resources/player-results/result-field';
import { ResultsLine } from '@/components/resources/player-results/results-line';
import { loadListOfRecord } from '@/lib/loaders/load-list-of-record';
import { previewFriendlyRound } from '@/lib/loaders/previews/preview-friendly-round';
import { screenNames } from '@/lib/names';
import { friendlyRoundsOfUser } from '@/lib/resources/friendly-rounds';
import { users } from '@/lib/resources/users';

const { title } = screenNames['/all-users/*/friendly-rounds'];

export const metadata: Metadata = { title };

export default async function UserFriendlyRoundsPage(props: PageProps<'/all-users/[userUid]/friendly-rounds'>) {
  const { userUid } = await props.params;
  const owner = { source: users, uid: userUid };
  const loading = loadListOfRecord(friendlyRoundsOfUser, owner, props.searchParams, previewFriendlyRound);
  const data = withRowResults(loading, roundResults);
  return (
    <StreamWhenSlow data={data} fallback={<ListSkeleton title={title} level={2} list={friendlyRoundsOfUser} />}>
      {({ loaded, results }) => (
        <RecordList
          title={title}
          loaded={loaded}
          fields={results ? withResultField(loaded.list.fields, results) : loaded.list.fields}
          cells={results ? { ...recordedRoundCells, ...resultCells(results) } : recordedRoundCells}
        >
          <ResultsLine
            loaded={loaded}
            results={results}
            note="Winner names one player of a pair, and nobody after a tie."
          />
        </RecordList>
      )}
    </StreamWhenSlow>
  );
}
