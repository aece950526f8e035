import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { ResultScreen } from '@/components/golf/results/result-screen';
import { RecordContent } from '@/components/record/record-content';
import { RecordSkeleton } from '@/components/record/record-skeleton';
import { roundResultSheet } from '@/components/resources/friendly-rounds/result-sheet';
import { loadFriendlyRound } from '@/lib/loaders/load-friendly-round';
import { recordTitle } from '@/lib/loaders/load-record-name';
import { loadRoundTitle } from '@/lib/loaders/load-round-title';
import { friendlyRound, friendlyRounds } from '@/lib/resources/friendly-rounds';

export const generateMetadata = recordTitle(friendlyRound, friendlyRounds, loadRoundTitle);

const withoutFacts = { ...friendlyRound, facts: [] };

export default async function RoundResultsPage({ params }: PageProps<'/events/friendly-rounds/[uid]/results'>) {
  const { uid } = await params;
  return (
    <StreamWhenSlow data={loadFriendlyRound(uid, null)} fallback={<RecordSkeleton />}>
      {({ loaded, play }) => (
        <RecordContent
          loaded={loaded}
          record={withoutFacts}
          content={
            play && (
              <ResultScreen
                sheet={roundResultSheet(play.round, play.boards, loaded.timeZone)}
                of="friendly-rounds"
                uid={loaded.uid}
              />
            )
          }
        />
      )}
    </StreamWhenSlow>
  );
}
