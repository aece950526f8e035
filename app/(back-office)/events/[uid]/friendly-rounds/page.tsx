import type { Metadata } from 'next';
import { RecordListPage } from '@/components/record/record-list';
import { friendlyRoundCells } from '@/components/resources/friendly-rounds/cells';
import { loadListOfRecord } from '@/lib/loaders/load-list-of-record';
import { previewFriendlyRound } from '@/lib/loaders/previews/preview-friendly-round';
import { screenNames } from '@/lib/names';
import { eventSource } from '@/lib/resources/events';
import { friendlyRoundsOfEvent } from '@/lib/resources/friendly-rounds';

const { title } = screenNames['/events/*/friendly-rounds'];

export const metadata: Metadata = { title };

export default async function EventFriendlyRoundsPage(props: PageProps<'/events/[uid]/friendly-rounds'>) {
  const { uid } = await props.params;
  const owner = { source: eventSource, uid };
  const data = loadListOfRecord(friendlyRoundsOfEvent, owner, props.searchParams, previewFriendlyRound);
  return <RecordListPage title={title} list={friendlyRoundsOfEvent} data={data} cells={friendlyRoundCells} />;
}
