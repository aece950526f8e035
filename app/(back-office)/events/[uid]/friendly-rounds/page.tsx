import type { Metadata } from 'next';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { ListSkeleton } from '@/components/list/list-skeleton';
import { RecordListScreen } from '@/components/record/record-list-screen';
import { friendlyRoundCells } from '@/components/resources/friendly-rounds/cells';
import { loadRecordList } from '@/lib/loaders/load-record-list';
import { previewFriendlyRound } from '@/lib/loaders/previews/preview-friendly-round';
import { event, eventSource } from '@/lib/resources/events';
import { friendlyRoundsOfEvent } from '@/lib/resources/friendly-rounds';

const TITLE = 'Friendly Rounds';

export const metadata: Metadata = { title: TITLE };

export default async function EventFriendlyRoundsPage(props: PageProps<'/events/[uid]/friendly-rounds'>) {
  const { uid } = await props.params;
  const owner = { record: event, source: eventSource, uid };
  const data = loadRecordList(friendlyRoundsOfEvent, owner, props.searchParams, previewFriendlyRound);
  return (
    <StreamWhenSlow data={data} fallback={<ListSkeleton title={TITLE} list={friendlyRoundsOfEvent} />}>
      {(loaded) => <RecordListScreen title={TITLE} loaded={loaded} cells={friendlyRoundCells} />}
    </StreamWhenSlow>
  );
}
