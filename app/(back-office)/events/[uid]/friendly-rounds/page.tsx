import type { Metadata } from 'next';
import { ResultsLink } from '@/components/golf/results/results-link';
import { RecordListPage } from '@/components/record/record-list-screen';
import { friendlyRoundCells } from '@/components/resources/friendly-rounds/cells';
import { loadRecordList } from '@/lib/loaders/load-record-list';
import { previewFriendlyRound } from '@/lib/loaders/previews/preview-friendly-round';
import { event, eventSource } from '@/lib/resources/events';
import { friendlyRoundsOfEvent } from '@/lib/resources/friendly-rounds';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Friendly Rounds' };

export default async function EventFriendlyRoundsPage(props: PageProps<'/events/[uid]/friendly-rounds'>) {
  const { uid } = await props.params;
  const owner = { record: event, source: eventSource, uid };
  const data = loadRecordList(friendlyRoundsOfEvent, owner, props.searchParams, previewFriendlyRound);
  return (
    <RecordListPage
      title="Friendly Rounds"
      list={friendlyRoundsOfEvent}
      data={data}
      cells={friendlyRoundCells}
      tools={<ResultsLink href={routes.eventResults(uid)} hasKey={false} />}
    />
  );
}
