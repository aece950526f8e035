import type { Metadata } from 'next';
import { RecordListPage } from '@/components/record/record-list';
import { eventRoundCells } from '@/components/resources/event-rounds/cells';
import { loadListOfRecord } from '@/lib/loaders/load-list-of-record';
import { previewEventRound } from '@/lib/loaders/previews/preview-event-round';
import { screenNames } from '@/lib/names';
import { eventRoundsOfGroup } from '@/lib/resources/event-rounds';
import { groups } from '@/lib/resources/groups';

const { title } = screenNames['/groups/*/group-rounds'];

export const metadata: Metadata = { title };

export default async function GroupRoundsPage(props: PageProps<'/groups/[uid]/group-rounds'>) {
  const { uid } = await props.params;
  const owner = { source: groups, uid };
  const data = loadListOfRecord(eventRoundsOfGroup, owner, props.searchParams, previewEventRound);
  return <RecordListPage title={title} list={eventRoundsOfGroup} data={data} cells={eventRoundCells} />;
}
