import { ResultsLink } from '@/components/golf/results/results-link';
import { RecordLayout } from '@/components/record/record-layout';
import { lookUpRecord } from '@/lib/loaders/look-up-record';
import { event, eventSource } from '@/lib/resources/events';
import { routes } from '@/lib/routes';

export default async function EventLayout({ params, children }: LayoutProps<'/events/[uid]'>) {
  const { uid } = await params;
  const lookup = lookUpRecord(eventSource, uid);
  return (
    <RecordLayout
      record={event}
      lookup={lookup}
      tools={lookup && <ResultsLink href={routes.eventResults(lookup.uid)} />}
      resultsOf={routes.eventResults}
    >
      {children}
    </RecordLayout>
  );
}
