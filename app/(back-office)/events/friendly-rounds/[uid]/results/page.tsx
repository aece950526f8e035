import { ResultScreen } from '@/components/golf/results/result-screen';
import { RecordPage } from '@/components/old-record/record-page';
import { friendlyRoundFactsWith } from '@/components/resources/friendly-rounds/facts';
import { roundOutcome } from '@/components/resources/friendly-rounds/round-outcome';
import { roundResults } from '@/components/resources/friendly-rounds/round-results';
import { friendlyBoards } from '@/lib/api/friendly-boards';
import { friendlyRound } from '@/lib/old-records/friendly-round';
import { openRecord } from '@/lib/old-registry/open-record';
import { recordTitle } from '@/lib/old-registry/record-names';
import { routes } from '@/lib/routes';

export const generateMetadata = recordTitle('friendlyRound');

export default async function RoundResultsPage({ params }: PageProps<'/events/friendly-rounds/[uid]/results'>) {
  const page = await openRecord(friendlyRound, params, {
    own: async (round, timeZone) => {
      const scored = await friendlyBoards(round, null);
      return {
        sheet: roundResults(round, scored, timeZone),
        drawn: friendlyRoundFactsWith({ outcome: roundOutcome(scored) }),
      };
    },
  });
  return (
    <RecordPage page={page} here={routes.friendlyRoundResults} drawn={({ own }) => own.drawn}>
      {({ uid, own }) => <ResultScreen sheet={own.sheet} of="friendly-rounds" uid={uid} />}
    </RecordPage>
  );
}
