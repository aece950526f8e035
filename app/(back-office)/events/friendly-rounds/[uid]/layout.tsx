import { ResultsLink } from '@/components/golf/results/results-link';
import { RecordLayout } from '@/components/record/record-layout';
import { loadRoundTitle } from '@/lib/loaders/load-round-title';
import { lookUpRecord } from '@/lib/loaders/look-up-record';
import { friendlyRound, friendlyRounds } from '@/lib/resources/friendly-rounds';
import { routes } from '@/lib/routes';

export default async function FriendlyRoundLayout({ params, children }: LayoutProps<'/events/friendly-rounds/[uid]'>) {
  const { uid } = await params;
  const lookup = lookUpRecord(friendlyRounds, uid);
  return (
    <RecordLayout
      record={friendlyRound}
      lookup={lookup}
      titleOf={loadRoundTitle}
      tools={lookup && <ResultsLink href={routes.friendlyRoundResults(lookup.uid)} />}
      resultsOf={routes.friendlyRoundResults}
    >
      {children}
    </RecordLayout>
  );
}
