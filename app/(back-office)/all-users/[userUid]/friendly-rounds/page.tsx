import type { Metadata } from 'next';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { RecordListScreen } from '@/components/record/record-list-screen';
import { RecordListSkeleton } from '@/components/record/record-skeleton';
import { roundResults, withPlayerResults } from '@/components/resources/player-results/load-results';
import { resultCells, withResultField } from '@/components/resources/player-results/result-field';
import { ResultsLine } from '@/components/resources/player-results/results-line';
import { loadRecordList } from '@/lib/loaders/load-record-list';
import { previewFriendlyRound } from '@/lib/loaders/previews/preview-friendly-round';
import { friendlyRoundsOfUser } from '@/lib/resources/friendly-rounds';
import { user, users } from '@/lib/resources/users';

const TITLE = 'User Friendly Rounds';

export const metadata: Metadata = { title: TITLE };

export default async function UserFriendlyRoundsPage(props: PageProps<'/all-users/[userUid]/friendly-rounds'>) {
  const { userUid } = await props.params;
  const owner = { record: user, source: users, uid: userUid };
  const loading = loadRecordList(friendlyRoundsOfUser, owner, props.searchParams, previewFriendlyRound);
  const data = withPlayerResults(loading, roundResults);
  return (
    <StreamWhenSlow data={data} fallback={<RecordListSkeleton title={TITLE} list={friendlyRoundsOfUser} />}>
      {({ loaded, results }) => (
        <RecordListScreen
          title={TITLE}
          loaded={loaded}
          fields={results ? withResultField(loaded.list.fields, results) : loaded.list.fields}
          {...(results && { cells: resultCells(results) })}
        >
          <ResultsLine loaded={loaded} results={results} />
        </RecordListScreen>
      )}
    </StreamWhenSlow>
  );
}
